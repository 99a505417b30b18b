// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of the contract mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    at.exact = rules.contract_made == ContractMade::exact ||
               rules.contract_made == ContractMade::each_exact;
    at.wholeExact = at.exact && !(at.ownNumbers && rules.contract_made == ContractMade::each_exact);
    // D39: tens, blind numbers and Lexington have an exactness of their own.
    at.overtricks = !at.auction && (!at.exact || at.ten || at.blindNumbers || at.lexingtonBid);
    at.nilBagsPay = at.bagsOfNils && !rules.bags_separate && rules.over_points != 0;
}

const char *ofHighlander(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (at.auction)
        return reason::auction;
    if (at.sideBids)
        return reason::sides;
    return at.rules.contract_made == ContractMade::each_at_least
               ? nullptr
               : QT_TRANSLATE_NOOP("contract", "partners need not reach their own bids.");
}

const char *ofOverPoints(const RuleFeatures &at)
{
    const bool separate = at.rules.bags_separate && !at.auction;
    return separate ? reason::separateBags : reason::unlessOvertricks(at);
}

const char *ofOverSet(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.wholeExact ? reason::exact : nullptr;
}

/// Even where each overtrick sets, twice the bid may cost twice as much (D60).
const char *ofTwice(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.wholeExact && at.rules.over_twice_multiplier == 1 ? reason::exact : nullptr;
}

const char *ofTwiceCost(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    if (at.rules.over_twice == OverTwice::off)
        return reason::switchedOff;
    const bool bidIsLost =
        at.rules.set_penalty == SetPenalty::bid || at.rules.set_penalty == SetPenalty::short_;
    return bidIsLost
               ? nullptr
               : QT_TRANSLATE_NOOP("contract",
                                   "a side that is set doesn't lose the points of its contract.");
}

/// Bonuses for partners' own numbers.
const char *ofPartnersBonus(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (at.auction)
        return reason::auction;
    return at.sideBids ? reason::sides : nullptr;
}

/// Alone there are no partners who would have to reach their own bids (D18, D46).
void remarkContract(const RuleFeatures &at, Findings &notes)
{
    const ContractMade made = at.rules.contract_made;
    if (!at.solo || (made != ContractMade::each_at_least && made != ContractMade::each_exact))
        return;
    const char *same = made == ContractMade::each_at_least ? "at-least" : "exact";
    notes.push_back(
        {{"contract_made"},
         QT_TRANSLATE_NOOP(
             "contract",
             "If everyone plays alone, there are no partners who must reach their own bids."),
         {{"contract_made", same}}});
}

constexpr MeaningRow kRows[] = {
#include "families/contract/options.def"
};

} // namespace

const FamilyMeaning kContractMeaning = {kRows, workOut, nullptr, remarkContract};

} // namespace sandbag
