// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/winning/ending.h"

#include "text/mark.h"

namespace sandbag {

namespace {

using Sides = EndJudge::Sides;
using Winner = std::optional<int>;

int winnersPoints(const EndStory &story)
{
    return story.standing.totals[story.standing.winner];
}

/// The sides that lost by a condition, if any.
template<bool (*hasLost)(const RuleSet &, const Standing &, int)>
Sides losersOf(const EndJudge &judge)
{
    return judge.sidesThat([&](int side) { return hasLost(judge.rules, judge.now, side); });
}

Winner judgeWonAtOnce(const EndJudge &judge)
{
    const Sides winners =
        judge.sidesThat([&](int side) { return judge.score.side[side].winsMatch; });
    return winners ? Winner(judge.firstToSpeak(winners)) : Winner();
}

Winner judgeLostAtOnce(const EndJudge &judge)
{
    const Sides losers =
        judge.sidesThat([&](int side) { return judge.score.side[side].losesMatch; });
    if (!losers)
        return {};
    return losers == judge.all() ? judge.firstToSpeak(losers) : judge.bestBut(losers);
}

Sentence specialBid(const RuleSet &)
{
    return Sentence(QT_TRANSLATE_NOOP("engine", "A special bid decided the match."));
}

Sentence atOneStroke(const EndStory &story)
{
    return {QT_TRANSLATE_NOOP("engine", "%1 won at one stroke, by a special bid."), {story.winner}};
}

bool setTooOften(const RuleSet &rules, const Standing &now, int side)
{
    return now.setsInRow[side] >= rules.win_sets_in_a_row;
}

Winner judgeSets(const EndJudge &judge)
{
    const Sides losers = losersOf<setTooOften>(judge);
    return losers ? Winner(judge.bestBut(losers)) : Winner();
}

Sentence setReason(const RuleSet &rules)
{
    return Sentence::counted(QT_TRANSLATE_N_NOOP("engine", "Set %n time(s) in a row."),
                             rules.win_sets_in_a_row);
}

Sentence setOutcome(const EndStory &story)
{
    return {QT_TRANSLATE_NOOP("engine", "%1 won: %2 were set %3 times in a row."),
            {story.winner, story.losers, story.rules.win_sets_in_a_row}};
}

Winner judgeTarget(const EndJudge &judge)
{
    const Sides winners =
        judge.sidesThat([&](int side) { return judge.total(side) >= judge.rules.win_target; });
    return winners ? Winner(judge.best(winners)) : Winner();
}

Sentence targetReason(const RuleSet &rules)
{
    return {QT_TRANSLATE_NOOP("engine", "The target of %1 was reached."), {rules.win_target}};
}

Sentence targetOutcome(const EndStory &story)
{
    return {QT_TRANSLATE_NOOP("engine", "%1 won: %2 points, %3 were needed."),
            {story.winner, winnersPoints(story), story.rules.win_target}};
}

bool atFloor(const RuleSet &rules, const Standing &now, int side)
{
    return now.totals[side] <= rules.win_floor;
}

Winner judgeFloor(const EndJudge &judge)
{
    const Sides losers = losersOf<atFloor>(judge);
    return losers ? Winner(judge.bestBut(losers)) : Winner();
}

Sentence floorReason(const RuleSet &rules)
{
    return {QT_TRANSLATE_NOOP("engine", "The floor of %1 was reached."), {rules.win_floor}};
}

Sentence floorOutcome(const EndStory &story)
{
    return {QT_TRANSLATE_NOOP("engine", "%1 won: %2 fell to %3 or below."),
            {story.winner, story.losers, story.rules.win_floor}};
}

Winner judgeDeals(const EndJudge &judge)
{
    const bool enough = judge.now.dealsScored >= judge.rules.win_deals;
    return enough ? Winner(judge.best(judge.all())) : Winner();
}

Sentence dealsReason(const RuleSet &rules)
{
    return Sentence::counted(QT_TRANSLATE_N_NOOP("engine", "%n deal(s) were played."),
                             rules.win_deals);
}

Sentence dealsOutcome(const EndStory &story)
{
    return Sentence::counted(
        QT_TRANSLATE_N_NOOP("engine", "%1 won with %2 points after %n deal(s)."),
        story.standing.dealsScored, {story.winner, winnersPoints(story)});
}

Winner judgeMinutes(const EndJudge &judge)
{
    const bool enough = judge.now.minutes >= judge.rules.win_minutes;
    return enough ? Winner(judge.best(judge.all())) : Winner();
}

Sentence minutesReason(const RuleSet &)
{
    return Sentence(QT_TRANSLATE_NOOP("engine", "The time is up."));
}

Sentence minutesOutcome(const EndStory &story)
{
    return {QT_TRANSLATE_NOOP("engine", "%1 won with %2 points when time was up."),
            {story.winner, winnersPoints(story)}};
}

} // namespace

constinit const EndCondition kWonAtOnce{.word = "slam",
                                        .inForce = nullptr,
                                        .judge = judgeWonAtOnce,
                                        .reason = specialBid,
                                        .outcome = atOneStroke};

constinit const EndCondition kLostAtOnce{.word = "slam",
                                         .inForce = nullptr,
                                         .judge = judgeLostAtOnce,
                                         .reason = specialBid,
                                         .outcome = atOneStroke};

constinit const EndCondition kSetTooOften{
    .word = "sets",
    .inForce = [](const RuleSet &rules) { return rules.win_sets_in_a_row > 0; },
    .judge = judgeSets,
    .reason = setReason,
    .outcome = setOutcome,
    .hasLost = setTooOften};

constinit const EndCondition kTargetReached{
    .word = "target",
    .inForce = [](const RuleSet &rules) { return rules.win_target > 0; },
    .judge = judgeTarget,
    .reason = targetReason,
    .outcome = targetOutcome};

constinit const EndCondition kFloorReached{
    .word = "floor",
    .inForce = [](const RuleSet &rules) { return rules.win_floor < 0; },
    .judge = judgeFloor,
    .reason = floorReason,
    .outcome = floorOutcome,
    .hasLost = atFloor};

constinit const EndCondition kDealsPlayed{
    .word = "deals",
    .inForce = [](const RuleSet &rules) { return rules.win_deals > 0; },
    .judge = judgeDeals,
    .reason = dealsReason,
    .outcome = dealsOutcome};

constinit const EndCondition kTimeIsUp{
    .word = "minutes",
    .inForce = [](const RuleSet &rules) { return rules.win_minutes > 0; },
    .judge = judgeMinutes,
    .reason = minutesReason,
    .outcome = minutesOutcome};

} // namespace sandbag
