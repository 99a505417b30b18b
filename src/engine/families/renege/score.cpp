// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/renege/score.h"

#include "families/renege/renege.h"
#include "families/ten/score.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kRenegeContract{
    .english = QT_TRANSLATE_NOOP("engine", "Renege: the contract of %1 is lost"), .args = 1};
constexpr LineText kRenegePaid{
    .english = QT_TRANSLATE_NOOP("engine", "Renege: all points of the deal go to the challenger")};
constexpr LineText kRenegeReceived{
    .english = QT_TRANSLATE_NOOP("engine", "Renege by the others: their points of the deal")};
constexpr const LineText *kContractLines[] = {&kRenegeContract};
constexpr const LineText *kPointsLines[] = {&kRenegePaid, &kRenegeReceived};

/// Penalty `contract`: 10 lost for each trick of the contract in place of its line, not of a
/// moon, mo, moe or team nil (D42).
bool scoreRenegedContract(ScoreBuilder &builder, int side)
{
    const int seat = builder.reneger();
    const SideWork &work = builder.work(side);
    const bool contract = work.numberSeats != 0 || isTen(builder, side);
    if (seat < 0 || builder.seating.sideOf(seat) != side || !contract)
        return false;
    const int line = builder.add(side, {.rule = kRenegeLine,
                                        .text = kRenegeContract,
                                        .points = -10 * work.contract,
                                        .args = {work.contract},
                                        .seat = seat});
    builder.settle(side, false, line, CallFate::By::renege);
    return true;
}

/// The side whose challenge was wrong, or −1.
int wrongChallenger(const ScoreBuilder &builder)
{
    const Renege &renege = builder.facts.renege;
    if (renege.found || renege.seat < 0)
        return -1;
    if (renege.challenger >= 0)
        return builder.seating.sideOf(renege.challenger);
    return builder.seating.sides == 2 ? 1 - builder.seating.sideOf(renege.seat) : -1;
}

/// Penalty `three`, and the tricks a wrong challenge costs: taken off T, they go to nobody.
void takeTricksOff(ScoreBuilder &builder)
{
    const int seat = builder.reneger();
    if (seat >= 0 && builder.rules.renege_penalty == RenegePenalty::three)
        builder.work(builder.seating.sideOf(seat)).takenOff += 3;
    const int price = builder.rules.renege_false_challenge;
    const int challenger = wrongChallenger(builder);
    if (challenger >= 0)
        builder.work(challenger).takenOff += price;
    for (int other = 0; other < builder.seating.players; ++other)
        builder.work(builder.seating.sideOf(other)).takenOff +=
            price * builder.facts.falseChallenges[other];
    for (int side = 0; side < builder.seating.sides; ++side) {
        SideWork &work = builder.work(side);
        work.counted = std::max(0, work.counted - work.takenOff);
    }
}

/// Penalty `points`: what the side has won in the deal so far goes to the challenger's side.
void passRenegePoints(ScoreBuilder &builder)
{
    const int seat = builder.reneger();
    if (seat < 0)
        return;
    const int side = builder.seating.sideOf(seat);
    const int challenger = builder.facts.renege.challenger;
    int to = challenger >= 0 ? builder.seating.sideOf(challenger) : -1;
    if (to < 0 && builder.seating.sides == 2)
        to = 1 - side;
    const int won = builder.result(side).points;
    if (won <= 0 || to < 0 || to == side)
        return;
    builder.add(side, {.rule = kRenegeLine, .text = kRenegePaid, .points = -won, .seat = seat});
    builder.add(to, {.rule = kRenegeLine, .text = kRenegeReceived, .points = won});
}

} // namespace

constinit const ScoringRule kRenegedContractRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return renegeFailsCalls(rules); },
    .undertaking = scoreRenegedContract,
    .reads = {Fact::renege},
    .lines = kContractLines,
};

constinit const ScoringRule kTricksTakenOffRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return rules.renege_mode == RenegeMode::challenge; },
    .step = takeTricksOff,
    .reads = {Fact::renege},
};

constinit const ScoringRule kRenegePointsRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return rules.renege_mode == RenegeMode::challenge &&
                   rules.renege_penalty == RenegePenalty::points;
        },
    .step = passRenegePoints,
    .reads = {Fact::renege},
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kPointsLines,
};

} // namespace sandbag
