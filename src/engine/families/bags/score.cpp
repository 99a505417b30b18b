// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bags/score.h"

#include "bids/bid_rules.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

namespace sandbag {

namespace {

constexpr LineText kCancelledBag{.english =
                                     QT_TRANSLATE_NOOP("bags", "The special card canceled a bag")};
constexpr LineText kBagPenalty{
    .english = QT_TRANSLATE_N_NOOP("bags", "Penalty for %n bag(s)"), .args = 1, .counted = 0};
constexpr LineText kBagsEmptied{
    .english = QT_TRANSLATE_N_NOOP("bags", "Penalty for %n bag(s); all bags are reset"),
    .args = 1,
    .counted = 0};
constexpr const LineText *kCancelled[] = {&kCancelledBag};
constexpr const LineText *kPenalties[] = {&kBagPenalty, &kBagsEmptied};

/// The side that took the special card counts one overtrick less, if it made its contract and
/// has one; the bag's point goes with it (D3).
void cancelBag(ScoreBuilder &builder)
{
    const int seat = firstCounted(builder.facts.counted[Fact::cancelCard]);
    if (seat < 0)
        return;
    const int side = builder.seating.sideOf(seat);
    if (!builder.result(side).set() && builder.work(side).over > 0)
        builder.add(side, {.rule = kBagsLine,
                           .text = kCancelledBag,
                           .points = -builder.overPoints(),
                           .bags = -1,
                           .seat = seat});
}

/// Lines that are single. No deal's tricks bring more penalties; of bags that a ruling gives the
/// rest is in one line.
constexpr int kSinglePenalties = kMaxTricks;

void penalizeSide(ScoreBuilder &builder, int side)
{
    const RuleSet &rules = builder.rules;
    const int bags = builder.before.bags[side] + builder.result(side).bags;
    if (bags < rules.bags_limit)
        return;
    if (rules.bags_after == BagsAfter::empty) {
        builder.result(side).bagPenalties = 1;
        builder.add(side, {.rule = kBagsLine,
                           .text = kBagsEmptied,
                           .points = -rules.bags_penalty,
                           .args = {bags},
                           .bags = -bags});
        return;
    }
    const int times = bags / rules.bags_limit;
    builder.result(side).bagPenalties = times;
    const int single = times > kSinglePenalties ? kSinglePenalties - 1 : times;
    for (int i = 0; i < single; ++i)
        builder.add(side, {.rule = kBagsLine,
                           .text = kBagPenalty,
                           .points = -rules.bags_penalty,
                           .args = {rules.bags_limit},
                           .bags = -rules.bags_limit});
    const int rest = times - single;
    if (rest > 0)
        builder.add(side, {.rule = kBagsLine,
                           .text = kBagPenalty,
                           .points = -rules.bags_penalty * rest,
                           .args = {rules.bags_limit * rest},
                           .bags = -rules.bags_limit * rest});
}

/// Each time the bags reach the limit: a line of its own that takes them off (D4, D37).
void penalizeBags(ScoreBuilder &builder)
{
    for (int side = 0; side < builder.seating.sides; ++side)
        penalizeSide(builder, side);
}

} // namespace

constinit const ScoringRule kCancelledBagRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return rules.bags_cancel_card != BagsCancelCard::off && !isAuction(rules);
        },
    .step = cancelBag,
    .reads = {Fact::cancelCard},
    .lines = kCancelled,
};

constinit const ScoringRule kBagPenaltyRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.bags_limit > 0; },
    .step = penalizeBags,
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself, DealFacts::Form::unplayed},
    .lines = kPenalties,
};

} // namespace sandbag
