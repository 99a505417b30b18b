// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/renege/score.h"

#include "families/renege/renege.h"
#include "families/ten/score.h"
#include "play/fact_row.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

namespace sandbag {

namespace {

constexpr LineText kRenegeContract{
    .english = QT_TRANSLATE_NOOP("renege", "Renege: the contract of %1 is lost"), .args = 1};
constexpr LineText kRenegePaid{
    .english = QT_TRANSLATE_NOOP("renege", "Renege: the deal's points go to the challenger")};
constexpr LineText kRenegeReceived{
    .english = QT_TRANSLATE_NOOP("renege", "Points from the opponents who reneged")};
constexpr const LineText *kContractLines[] = {&kRenegeContract};
constexpr const LineText *kPointsLines[] = {&kRenegePaid, &kRenegeReceived};

/// Penalty `contract`: 10 lost for each trick of the contract instead of its line, not of a
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

/// Penalty `three`, and what a wrong challenge costs: tricks, which go to nobody, and its side's
/// contract (rule `renege_false_set`).
void takeTricksOff(ScoreBuilder &builder)
{
    const int seat = builder.reneger();
    if (seat >= 0 && builder.rules.renege_penalty == RenegePenalty::three)
        builder.work(builder.seating.sideOf(seat)).takenOff += 3;
    const int price = builder.rules.renege_false_challenge;
    for (int side = 0; side < builder.seating.sides; ++side) {
        const int wrong = builder.wrongChallenges(side);
        builder.work(side).takenOff += price * wrong;
        builder.work(side).challengedWrongly = builder.rules.renege_false_set && wrong > 0;
    }
}

/// Penalty `match` (D117): in addition to the cost of the deal.
void loseTheMatch(ScoreBuilder &builder)
{
    if (builder.reneger() >= 0)
        builder.result(builder.seating.sideOf(builder.reneger())).reneged = true;
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

/// Known from the challenges: the play of the cards does not settle it.
constinit const FactRow kRenegeFact{
    .fact = Fact::renege,
    .key = "renege",
    .missing =
        QT_TRANSLATE_NOOP("renege", "\"renege\" is missing: when the rule renege_mode is on, enter "
                                    "the challenge, or null if nobody challenged")};

constinit const ScoringRule kRenegedContractRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return renegeFailsCalls(rules); },
    .undertaking = scoreRenegedContract,
    .reads = {Fact::renege},
    .lines = kContractLines,
};

constinit const ScoringRule kTricksOfRenegesRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return rules.renege_mode == RenegeMode::challenge; },
    .step = takeTricksOff,
    .reads = {Fact::renege},
};

constinit const ScoringRule kRenegeLosesMatchRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return renegesAreChallenged(rules) && rules.renege_penalty == RenegePenalty::match;
        },
    .step = loseTheMatch,
    .reads = {Fact::renege},
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
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
