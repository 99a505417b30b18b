// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of how a match ends mean together.
#include "families/meanings.h"

#include "families/winning/ending.h"
#include "text/mark.h"

#include <algorithm>

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

const char *ofFirstDealLeast(const RuleFeatures &at)
{
    return at.rules.win_first_deal_least <= at.pack.tricks
               ? nullptr
               : QT_TRANSLATE_NOOP("winning", "the deal has fewer tricks than that.");
}

const char *ofLeastDeals(const RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    if (rules.win_deals_least == 1)
        return QT_TRANSLATE_NOOP("winning", "every match has at least one deal.");
    return rules.win_target > 0 || rules.win_floor < 0 || rules.win_minutes > 0
               ? nullptr
               : QT_TRANSLATE_NOOP("winning", "neither a score nor a time limit ends the match.");
}

/// D123.
void checkLeastDeals(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (rules.win_deals == 0 || rules.win_deals >= rules.win_deals_least)
        return;
    errors.push_back(
        {{"win_deals_least", "win_deals"},
         {QT_TRANSLATE_NOOP("winning",
                            "The minimum number of deals is %1, but the match ends after %2."),
          {rules.win_deals_least, rules.win_deals}},
         {{"win_deals_least", "0"}}});
}

/// D124.
void checkStart(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (static_cast<int>(rules.start_points.size()) > at.seating.sides)
        errors.push_back(
            {{"start_points", "table_sides"},
             {QT_TRANSLATE_NOOP("winning",
                                "Starting points are given for %1 sides, but there are %2."),
              {static_cast<int>(rules.start_points.size()), at.seating.sides}},
             {{"start_points", ""}}});
    const auto decided = [&](int points) {
        return (rules.win_target > 0 && points >= rules.win_target) ||
               (rules.win_floor < 0 && points <= rules.win_floor);
    };
    if (std::any_of(rules.start_points.begin(), rules.start_points.end(), decided))
        errors.push_back(
            {{"start_points", "win_target", "win_floor"},
             QT_TRANSLATE_NOOP("winning",
                               "A side cannot start at the score that wins or loses the match."),
             {{"start_points", ""}}});
}

void checkWinning(const RuleFeatures &at, Findings &errors)
{
    checkLeastDeals(at, errors);
    checkStart(at, errors);
}

/// Something other than points and clock: sets, or a last deal.
bool endsByItself(const RuleSet &rules)
{
    return rules.win_deals > 0 || rules.win_minutes > 0 || setsLose(rules);
}

void noteEndlessMatch(const RuleFeatures &at, Findings &notes)
{
    const RuleSet &rules = at.rules;
    if (rules.win_target > 0 || rules.win_floor < 0 || endsByItself(rules))
        return;
    notes.push_back({{"win_target", "win_deals"},
                     QT_TRANSLATE_NOOP("winning", "No target and no last deal: the match goes on "
                                                  "until you stop it."),
                     {{"win_target", "500"}}});
}

/// Numbers are all that can be bid, and there is one number only: what a deal brings can be told
/// from the rules.
bool oneBidOnly(const RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    const bool special = at.anyNil || at.anyBlind || at.teamNil || at.ten || at.moon ||
                         at.lexingtonBid || at.noTrump || rules.bemo_allowed || rules.moe_allowed ||
                         rules.mo_allowed || rules.bid_half || rules.bid_zero == BidZero::plain ||
                         rules.bid_books_made > 0 || rules.lexington_mode != LexingtonMode::off;
    const bool raised = rules.bid_raise != BidRaise::none || rules.bid_counter;
    return !at.auction && !at.restricted && !special && !raised && !at.closing &&
           at.lowestNumber == at.highestNumber && rules.bid_board <= at.lowestNumber;
}

/// Points come in addition to contracts and bags, or make up for them.
bool otherPoints(const RuleSet &rules)
{
    return rules.seven_bonus != SevenBonus::off || rules.partners_exact_bonus ||
           rules.last_trick_bonus > 0 || rules.last_trick_ace > 0 ||
           rules.last_trick_spade_ace > 0 || rules.last_trick_deuce > 0 ||
           rules.last_trick_high_spade > 0 || rules.streak_length > 0 || rules.dix_allowed ||
           rules.sweep_value > 0 || rules.sweep_wins || rules.set_to_opponents > 0 ||
           rules.set_penalty != SetPenalty::bid || rules.bags_cancel_card != BagsCancelCard::off ||
           rules.renege_mode == RenegeMode::challenge;
}

/// What all sides together gain in a deal at best, in hundredths of a point: as many contracts
/// made as the tricks go round for, the others set, the tricks that are over all bags.
int bestOfDeal(const RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    const int perSide = at.sideBids ? 1 : at.seating.perSide();
    const int contract = std::max(1, perSide * at.lowestNumber);
    const int made = std::min(at.seating.sides, at.pack.tricks / contract);
    const int over = made == at.seating.sides ? at.pack.tricks - made * contract : 0;
    const int price = rules.bags_limit > 0 ? 100 * rules.bags_penalty / rules.bags_limit : 0;
    const int pays = rules.bags_separate ? 0 : 100 * rules.over_points;
    return 100 * rules.contract_per_trick * contract * (2 * made - at.seating.sides) +
           over * (pays - price);
}

/// Everyone must bid the same, and that loses more than it wins: no target is ever reached.
void noteHopelessMatch(const RuleFeatures &at, Findings &notes)
{
    const RuleSet &rules = at.rules;
    if (rules.win_target == 0 || rules.win_floor < 0 || endsByItself(rules) || otherPoints(rules) ||
        !oneBidOnly(at) || bestOfDeal(at) > 0)
        return;
    notes.push_back(
        {{"win_target", "bid_min", "bid_max"},
         QT_TRANSLATE_NOOP("winning", "No deal can earn a side any points, and only the target "
                                      "score ends the match, so it may never end."),
         {{"win_floor", "-200"}}});
}

/// The total of the sets is reached before the run, or with it (D125).
void noteSets(const RuleFeatures &at, Findings &notes)
{
    const RuleSet &rules = at.rules;
    if (rules.win_sets_total == 0 || rules.win_sets_total > rules.win_sets_in_a_row)
        return;
    notes.push_back(
        {{"win_sets_in_a_row", "win_sets_total"},
         QT_TRANSLATE_NOOP("winning", "The limit on sets in a row has no effect: a side "
                                      "that is set that often loses the match anyway."),
         {{"win_sets_in_a_row", "0"}}});
}

void remarkWinning(const RuleFeatures &at, Findings &notes)
{
    noteEndlessMatch(at, notes);
    noteHopelessMatch(at, notes);
    noteSets(at, notes);
}

constexpr MeaningRow kRows[] = {
#include "families/winning/options.def"
};

} // namespace

const FamilyMeaning kWinningMeaning = {kRows, nullptr, checkWinning, remarkWinning};

} // namespace sandbag
