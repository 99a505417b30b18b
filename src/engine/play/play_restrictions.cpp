// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_restrictions.h"

#include "play/play_core.h"
#include "text/mark.h"

#include <array>

namespace sandbag {

namespace {

const char *followReason(EffectiveSuit led)
{
    constexpr std::array kReasons = {
        QT_TRANSLATE_NOOP("engine", "%1: clubs were led and you have a club."),
        QT_TRANSLATE_NOOP("engine", "%1: diamonds were led and you have a diamond."),
        QT_TRANSLATE_NOOP("engine", "%1: hearts were led and you have a heart."),
        QT_TRANSLATE_NOOP("engine", "%1: spades were led and you have a spade."),
    };
    return kReasons[led];
}

const char *whyNotLed(const PlayTables &tables, const PlayState &state, Slots forms, Slots card)
{
    if (!(core::beforeJunk(tables, forms) & card))
        return QT_TRANSLATE_NOOP("engine",
                                 "%1: a worthless joker may be led only if you have nothing else.");
    if (!(core::leads(tables, state, forms) & card))
        return QT_TRANSLATE_NOOP("engine", "%1: spades may not be led yet.");
    return nullptr;
}

} // namespace

std::vector<PlayRestriction> activeRestrictions(const RuleSet &rules)
{
    std::vector<PlayRestriction> active;
    for (const PlayRestriction *row : playRestrictions()) {
        if (row->inForce(rules))
            active.push_back(*row);
    }
    return active;
}

const char *whyUnlawful(const PlayTables &tables, const PlayState &state, Slot slot)
{
    const Slots card = slotBit(slot);
    const Slots forms = playableForms(tables, state.hand[state.turn]);
    Slots left = forms;
    if (state.inTrick == 0) {
        if (const char *reason = whyNotLed(tables, state, forms, card))
            return reason;
        left = core::leads(tables, state, forms);
    } else {
        left = core::follows(tables, state, forms);
        if (!(left & card))
            return followReason(state.led);
    }
    for (const PlayRestriction &row : tables.restrictions) {
        left = core::narrowed(tables, state, row, left);
        if (!(left & card))
            return row.reason(tables, state);
    }
    return nullptr;
}

const char *dutyNow(const PlayTables &tables, const PlayState &state)
{
    if (state.inTrick == 0)
        return nullptr;
    Slots left = core::follows(tables, state, playableForms(tables, state.hand[state.turn]));
    for (const PlayRestriction &row : tables.restrictions) {
        const Slots before = left;
        left = core::narrowed(tables, state, row, before);
        if (left != before && row.duty)
            return row.duty(tables, state);
    }
    return nullptr;
}

} // namespace sandbag
