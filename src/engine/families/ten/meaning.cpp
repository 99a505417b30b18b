// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of ten for two hundred mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    const bool reachable = at.pack.tricks >= 10 && !at.auction;
    const bool automatic = rules.ten_mode == TenMode::automatic;
    if (rules.ten_mode == TenMode::declared)
        at.ten = reachable && !at.restricted && rules.bid_max >= 10;
    else
        at.ten = reachable && automatic;
    // D79: a ten is called blind where the blind numbers are the side's and reach it.
    const bool inRange = at.lowestBlind <= 10 && at.highestBlind >= 10;
    at.blindTen = at.ten && at.blindNumbers && (automatic || (at.blindBySide && inRange));
}

const char *ofTenMode(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    if (at.pack.tricks < 10)
        return reason::shortDeal;
    if (at.rules.ten_mode != TenMode::declared)
        return nullptr;
    if (at.restricted)
        return reason::restricted;
    return at.rules.bid_max < 10 ? QT_TRANSLATE_NOOP("ten", "the highest bid is lower than ten.")
                                 : nullptr;
}

const char *ofTen(const RuleFeatures &at)
{
    return at.ten ? nullptr : QT_TRANSLATE_NOOP("ten", "ten for two hundred is not played.");
}

const char *ofTenReach(const RuleFeatures &at)
{
    if (const char *why = ofTen(at))
        return why;
    return at.rules.ten_mode == TenMode::automatic
               ? nullptr
               : QT_TRANSLATE_NOOP("ten", "a ten must be announced.");
}

const char *ofTenBags(const RuleFeatures &at)
{
    const char *why = ofTen(at);
    return why || !at.rules.ten_exact
               ? why
               : QT_TRANSLATE_NOOP("ten", "a bid of ten must be met exactly.");
}

const char *ofBlindTen(const RuleFeatures &at)
{
    const char *why = ofTen(at);
    return why || at.blindTen ? why : QT_TRANSLATE_NOOP("ten", "a ten cannot be bid blind.");
}

constexpr MeaningRow kRows[] = {
#include "families/ten/options.def"
};

} // namespace

const FamilyMeaning kTenMeaning = {kRows, workOut};

} // namespace sandbag
