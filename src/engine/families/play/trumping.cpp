// SPDX-License-Identifier: GPL-3.0-or-later
// The duties of a player void in the suit led (D74), and of one who follows (D115).
#include "families/play_restrictions.h"
#include "play/trick_winner.h"
#include "text/mark.h"

#include <bit>

namespace sandbag {

namespace {

/// Cards that beat the suit led without following it: spades, or with a ladder every suit above.
Slots trumpsOver(const PlayTables &tables, EffectiveSuit led)
{
    return tables.beats[led] & ~tables.effectiveSuit[led];
}

/// Candidates that would be winning if they were played now.
Slots beating(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    if (tables.plainTricks && state.best >= 0) {
        const Slots upToBest = (slotBit(state.trick[state.best]) << 1) - 1;
        return candidates & tables.beats[state.led] & ~upToBest;
    }
    Slots winning = 0;
    for (Slots rest = candidates; rest; rest &= rest - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(rest));
        if (wouldWin(tables, state, slot))
            winning |= slotBit(slot);
    }
    return winning;
}

/// Where a duty to beat leaves an ace, only its high form is legal (D77).
Slots withoutNeedlessLowAces(const PlayTables &tables, Slots cards)
{
    for (int suit = 0; suit < kSuits; ++suit) {
        const auto at = static_cast<std::size_t>(suit);
        if (cards & slotBit(tables.aceSlot[at]))
            cards &= ~slotBit(tables.lowAceSlot[at]);
    }
    return cards;
}

/// A spade (with a ladder: a card of a suit above the one led) is winning. A joke trump is judged
/// by its printed suit (D6).
bool trumpIsWinning(const PlayTables &tables, const PlayState &state)
{
    return state.best >= 0 && (slotBit(state.trick[state.best]) & trumpsOver(tables, state.led));
}

/// No duty holds while partner's card is winning, unless the rules say so.
bool partnerIsSpared(const PlayTables &tables, const PlayState &state)
{
    return state.best >= 0 && !tables.beatPartner &&
           tables.sideOf[state.turn] == tables.sideOf[(state.leader + state.best) % tables.players];
}

/// A spade that would be winning, whatever is in the trick (D115); not where there is none.
Slots trumpThatWins(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    const Slots over = beating(tables, state, candidates & trumpsOver(tables, state.led));
    return over ? withoutNeedlessLowAces(tables, over) : candidates;
}

/// Overtrump only, or trump and beat where able.
Slots trumpWhenVoid(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    if (state.inTrick == 0 || !isVoidInLed(tables, state) || partnerIsSpared(tables, state))
        return candidates;
    if (tables.trumpIfWinning)
        return trumpThatWins(tables, state, candidates);
    // Overtrumping is any card that would win, a joke trump too; the duty to trump is to a spade.
    const Slots trumps =
        tables.mustTrumpAlways ? candidates & trumpsOver(tables, state.led) : candidates;
    const bool trumped = trumpIsWinning(tables, state);
    const bool mustBeat = state.best >= 0 && (tables.mustTrumpAlways || trumped);
    const Slots over = mustBeat ? beating(tables, state, trumps) : 0;
    if (!over)
        return trumps;
    // Any trump does where there is none yet, a low ace too.
    return trumped ? withoutNeedlessLowAces(tables, over) : over;
}

/// A card of the suit led is winning, and not as a joke trump.
bool suitLedIsWinning(const PlayTables &tables, const PlayState &state)
{
    return state.best >= 0 && tables.effectiveSuitOf[state.trick[state.best]] == state.led &&
           !winsAsJokeTrump(tables, state);
}

/// Who follows beats the card that is winning, if able (rule `follow_must_head`).
Slots headTheTrick(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    if (state.inTrick == 0 || state.led == kNoEffectiveSuit || isVoidInLed(tables, state) ||
        !suitLedIsWinning(tables, state) || partnerIsSpared(tables, state))
        return candidates;
    const Slots over = beating(tables, state, candidates & tables.effectiveSuit[state.led]);
    return over ? withoutNeedlessLowAces(tables, over) : candidates;
}

const char *headingReason(const PlayTables &, const PlayState &)
{
    return QT_TRANSLATE_NOOP("play", "%1: you can beat the winning card, so you must.");
}

const char *trumpingReason(const PlayTables &tables, const PlayState &state)
{
    if (tables.trumpIfWinning)
        return QT_TRANSLATE_NOOP("play", "%1: you can't follow suit, but you hold a spade that "
                                         "would win the trick, so you must play one.");
    return trumpIsWinning(tables, state)
               ? QT_TRANSLATE_NOOP(
                     "play", "%1: you are void in the suit led, so you must play a higher trump.")
               : QT_TRANSLATE_NOOP("play", "%1: you are void in the suit led, so you must trump.");
}

const char *headingDuty(const PlayTables &, const PlayState &)
{
    return QT_TRANSLATE_NOOP("play", "Beat the winning card.");
}

const char *trumpingDuty(const PlayTables &tables, const PlayState &state)
{
    return !tables.trumpIfWinning && trumpIsWinning(tables, state)
               ? QT_TRANSLATE_NOOP("play", "You must play a higher trump.")
               : QT_TRANSLATE_NOOP("play", "You must trump.");
}

} // namespace

const PlayRestriction kMustTrumpWhenVoid{
    [](const RuleSet &rules) { return rules.follow_must_trump != FollowMustTrump::no; },
    trumpWhenVoid, trumpingReason, false, trumpingDuty};
const PlayRestriction kMustHead{[](const RuleSet &rules) { return rules.follow_must_head; },
                                headTheTrick, headingReason, false, headingDuty};

} // namespace sandbag
