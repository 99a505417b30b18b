// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/contract/score.h"

#include "bids/bid_rules.h"
#include "families/contract/verdict.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kOvertricks{
    .english = QT_TRANSLATE_N_NOOP("contract", "%n overtrick(s)"), .args = 1, .counted = 0};
constexpr LineText kOpponentsShort{
    .english = QT_TRANSLATE_N_NOOP("contract", "Opponents fell %n trick(s) short"),
    .args = 1,
    .counted = 0};
constexpr const LineText *kContractLines[] = {
    &kBidTook,     &kBidCounted,    &kBidTookShort,      &kBidCountedShort, &kSetByOvertricks,
    &kSetByTwice,  &kNotExact,      &kOwnBidMissed,      &kOwnBidMet,       &kOwnBidShort,
    &kBrokenByNil, &kBrokenByClaim, &kBrokenByChallenge, &kCountsAsMade,    &kOvertricksOfFailed};
constexpr const LineText *kPaidLines[] = {&kOpponentsShort};
constexpr const LineText *kOverLines[] = {&kOvertricks};

bool scorePlainContract(ScoreBuilder &builder, int side)
{
    SideWork &work = builder.work(side);
    if (work.numberSeats == 0)
        return false;
    const CountedTricks tricks = countedTricks(builder, side);
    const Verdict verdict = judgeContract(builder, side, tricks);
    if (!verdict.made()) {
        failContract(builder, side, kContractLine, verdict, tricks);
        return true;
    }
    const int line = builder.add(side, {.rule = kContractLine,
                                        .text = madeText(builder, side),
                                        .points = builder.worth(work.halves),
                                        .args = {work.contract, tricks.total}});
    builder.settle(side, true, line);
    work.over = verdict.over;
    work.numberMade = true;
    return true;
}

/// What was taken off T for reneges, wrong challenges and by rulings goes to nobody (D42, D110).
void takeTricksOff(ScoreBuilder &builder)
{
    for (int side = 0; side < builder.seating.sides; ++side) {
        SideWork &work = builder.work(side);
        work.counted = std::max(0, work.counted - work.takenOff);
    }
}

void scoreUndertaking(ScoreBuilder &builder, int side)
{
    for (const ScoringRule::Undertaking score : builder.plan.undertakings()) {
        if (score(builder, side))
            return;
    }
}

/// What the side broke itself: by a nil, a claim, a challenge, or a promise of no trump.
bool brokenByItself(const ScoreBuilder &builder, int side)
{
    bool broken = builder.broken(side);
    if (!builder.rules.notrump_allowed)
        return broken;
    const SeatCounts &promises = builder.facts.counted[Fact::noTrumpBroken];
    for (int seat = 0; seat < builder.seating.players; ++seat)
        broken = broken || (promises[seat] > 0 && builder.seating.sideOf(seat) == side &&
                            builder.bid(seat).noTrump);
    return broken;
}

/// The others reneged and were found (rule `renege_others_made`, D118): a contract by number that
/// would be set is scored again as if it had been met exactly. T stays what it is.
void scoreBesideReneger(ScoreBuilder &builder, int side)
{
    const DealScore before = builder.score;
    const SideWork work = builder.work(side);
    scoreUndertaking(builder, side);
    if (!builder.result(side).set() || brokenByItself(builder, side))
        return;
    const int counted = builder.work(side).counted;
    builder.score = before;
    builder.work(side) = work;
    builder.work(side).granted = true;
    builder.work(side).counted = work.contract;
    scoreUndertaking(builder, side);
    builder.work(side).counted = counted;
}

void scoreContracts(ScoreBuilder &builder)
{
    const int reneger = builder.rules.renege_others_made ? builder.reneger() : -1;
    for (int side = 0; side < builder.seating.sides; ++side) {
        if (reneger >= 0 && builder.seating.sideOf(reneger) != side)
            scoreBesideReneger(builder, side);
        else
            scoreUndertaking(builder, side);
    }
}

/// `set_to_opponents`: each undertrick of a side gives every other side points.
void payForUndertricks(ScoreBuilder &builder)
{
    int all = 0;
    for (int side = 0; side < builder.seating.sides; ++side)
        all += builder.work(side).undertricks;
    for (int side = 0; side < builder.seating.sides && all > 0; ++side) {
        const int others = all - builder.work(side).undertricks;
        if (others > 0)
            builder.add(side, {.rule = kSetLine,
                               .text = kOpponentsShort,
                               .points = others * builder.rules.set_to_opponents,
                               .args = {others}});
    }
}

void scoreOvertricks(ScoreBuilder &builder)
{
    for (int side = 0; side < builder.seating.sides; ++side) {
        SideWork &work = builder.work(side);
        if (work.bagless)
            work.over = 0;
        if (work.over > 0)
            builder.add(side, {.rule = kOverLine,
                               .text = kOvertricks,
                               .points = work.over * builder.overPoints(),
                               .args = {work.over},
                               .bags = work.over});
    }
}

} // namespace

constinit const ScoringRule kPlainContractRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return !isAuction(rules); },
    .undertaking = scorePlainContract,
    .judgesPartners =
        [](const RuleSet &rules) {
            return rules.contract_made == ContractMade::each_exact ||
                   rules.contract_made == ContractMade::each_at_least;
        },
    .lines = kContractLines,
};

constinit const ScoringRule kTricksTakenOffRule{
    .step = takeTricksOff,
};

constinit const ScoringRule kContractsRule{
    .step = scoreContracts,
};

constinit const ScoringRule kUndertricksPaidRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.set_to_opponents > 0; },
    .step = payForUndertricks,
    .lines = kPaidLines,
};

constinit const ScoringRule kOvertricksRule{
    .step = scoreOvertricks,
    .lines = kOverLines,
};

} // namespace sandbag
