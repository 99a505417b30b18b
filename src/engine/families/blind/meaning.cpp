// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of numbers bid blind mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include <algorithm>

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    const bool open = !reason::unlessBlind(at) && rules.blind_allowed != BlindAllowed::no;
    at.lowestBlind = std::max(rules.blind_min, at.lowestNumber);
    at.highestBlind = std::min(rules.blind_max, at.highestNumber);
    at.blindNumbers = open && at.lowestBlind <= at.highestBlind;
    at.blindBySide =
        at.blindNumbers && (at.sideBids || at.solo || rules.blind_allowed == BlindAllowed::side);
    at.anyBlind = at.blindNil || at.blindTeamNil || at.blindNumbers;
}

const char *ofBlindRange(const RuleFeatures &at)
{
    if (const char *why = reason::unlessBlind(at))
        return why;
    return at.rules.blind_allowed == BlindAllowed::no
               ? QT_TRANSLATE_NOOP("blind", "numbers can't be bid blind.")
               : nullptr;
}

const char *ofBlindNumbers(const RuleFeatures &at)
{
    return at.blindNumbers ? nullptr : QT_TRANSLATE_NOOP("blind", "numbers can't be bid blind.");
}

const char *ofBlindDeficit(const RuleFeatures &at)
{
    return at.blindMoon ? nullptr : ofBlindNumbers(at);
}

const char *ofBlindPerTrick(const RuleFeatures &at)
{
    if (const char *why = ofBlindNumbers(at))
        return why;
    return at.rules.blind_bonus > 0 ? QT_TRANSLATE_NOOP("blind", "blind bids earn a bonus instead.")
                                    : nullptr;
}

const char *ofBonusExceeded(const RuleFeatures &at)
{
    if (const char *why = ofBlindNumbers(at))
        return why;
    return at.rules.blind_bonus > 0 ? nullptr
                                    : QT_TRANSLATE_NOOP("blind", "blind bids earn no bonus.");
}

const char *ofBonusBy(const RuleFeatures &at)
{
    if (const char *why = ofBonusExceeded(at))
        return why;
    return at.blindBySide ? QT_TRANSLATE_NOOP("blind", "a blind bid is for the whole side.")
                          : nullptr;
}

const char *ofComingOut(const RuleFeatures &at)
{
    if (const char *why = ofBlindNumbers(at))
        return why;
    if (at.pack.tricks < 10)
        return reason::shortDeal;
    return at.blindBySide ? nullptr
                          : QT_TRANSLATE_NOOP("blind", "players bid blind only for themselves.");
}

void checkBlind(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (rules.blind_bonus > 0 && rules.ten_mode == TenMode::automatic)
        errors.push_back(
            {{"blind_bonus", "ten_mode"},
             QT_TRANSLATE_NOOP("blind", "A blind bonus can't be combined with “Every contract of "
                                        "ten”: choose “When announced” instead."),
             {{"ten_mode", "declared"}}});
}

void noteEmptyBlindRange(const RuleFeatures &at, Findings &notes)
{
    const bool open = !at.auction && !at.restricted && !at.draft;
    if (open && at.rules.blind_allowed != BlindAllowed::no && at.lowestBlind > at.highestBlind)
        notes.push_back(
            {{"blind_min", "blind_max"},
             {QT_TRANSLATE_NOOP(
                  "blind",
                  "No number can be bid blind: the lowest allowed, %1, is above the highest, %2."),
              {at.lowestBlind, at.highestBlind}},
             {{"blind_min", "1"}, {"blind_max", "13"}}});
}

constexpr MeaningRow kRows[] = {
#include "families/blind/options.def"
};

} // namespace

const FamilyMeaning kBlindMeaning = {kRows, workOut, checkBlind, noteEmptyBlindRange};

} // namespace sandbag
