// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/winning/ending.h"

#include "text/mark.h"

#include <cstdlib>

namespace sandbag {

namespace {

using Sides = EndJudge::Sides;
using Winner = std::optional<int>;

int winnersPoints(const EndedMatch &story)
{
    return story.standing.totals[story.standing.winner];
}

/// "with 240 points", within a sentence.
SentenceArg withPoints(const EndedMatch &story)
{
    const int points = winnersPoints(story);
    return nested(Sentence::counted(QT_TRANSLATE_N_NOOP("winning", "with %1 point(s)"),
                                    std::abs(points), {points}));
}

/// The sides that lost by a condition, if any.
template<bool (*hasLost)(const RuleSet &, const Standing &, int)>
Sides losersOf(const EndJudge &judge)
{
    return judge.sidesThat([&](int side) { return hasLost(judge.rules, judge.now, side); });
}

template<auto Member>
Sides sidesWith(const EndJudge &judge)
{
    return judge.sidesThat([&](int side) { return judge.score.side[side].*Member; });
}

Winner judgeReneged(const EndJudge &judge)
{
    const Sides losers = sidesWith<&SideScore::reneged>(judge);
    return losers ? Winner(judge.bestBut(losers)) : Winner();
}

/// All that a deal wins or loses at once counts together (D29, D48), whichever of the two words
/// for it the match ends with.
template<auto Member, auto Other>
Winner judgeWon(const EndJudge &judge)
{
    const Sides winners = sidesWith<Member>(judge);
    if (!winners)
        return {};
    return judge.firstToSpeak(static_cast<Sides>(winners | sidesWith<Other>(judge)));
}

template<auto Member, auto Other>
Winner judgeLost(const EndJudge &judge)
{
    if (!sidesWith<Member>(judge))
        return {};
    const auto losers = static_cast<Sides>(sidesWith<Member>(judge) | sidesWith<Other>(judge));
    return losers == judge.all() ? judge.firstToSpeak(losers) : judge.bestBut(losers);
}

Sentence specialBid(const RuleSet &)
{
    return Sentence(QT_TRANSLATE_NOOP("winning", "A special bid decided the match."));
}

Sentence atOneStroke(const EndedMatch &story)
{
    return {QT_TRANSLATE_NOOP("winning", "%1 won on a special bid."), {story.winner}};
}

Sentence renegeReason(const RuleSet &)
{
    return Sentence(QT_TRANSLATE_NOOP("winning", "A renege lost the match."));
}

Sentence renegeOutcome(const EndedMatch &story)
{
    return {QT_TRANSLATE_NOOP("winning", "%1 won: the opponents reneged."), {story.winner}};
}

Sentence sweepReason(const RuleSet &)
{
    return Sentence(QT_TRANSLATE_NOOP("winning", "One side took every trick of a deal."));
}

Sentence sweepOutcome(const EndedMatch &story)
{
    return {QT_TRANSLATE_NOOP("winning", "%1 won by taking every trick of a deal."),
            {story.winner}};
}

Sentence firstDealReason(const RuleSet &rules)
{
    return Sentence::counted(
        QT_TRANSLATE_N_NOOP(
            "winning", "A side lost the match by taking fewer than %n trick(s) in the first deal."),
        rules.win_first_deal_least);
}

Sentence firstDealOutcome(const EndedMatch &story)
{
    return Sentence::counted(
        QT_TRANSLATE_N_NOOP("winning",
                            "%1 won: the opponents took fewer than %n trick(s) in the first deal."),
        story.rules.win_first_deal_least, {story.winner});
}

/// At either limit (D121).
bool setTooOften(const RuleSet &rules, const Standing &now, int side)
{
    const int inRow = rules.win_sets_in_a_row, inAll = rules.win_sets_total;
    return (inRow > 0 && now.setsInRow[side] >= inRow) || (inAll > 0 && now.sets[side] >= inAll);
}

Winner judgeSets(const EndJudge &judge)
{
    const Sides losers = losersOf<setTooOften>(judge);
    return losers ? Winner(judge.bestBut(losers)) : Winner();
}

Sentence setReason(const RuleSet &rules)
{
    if (rules.win_sets_total == 0)
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("winning", "A side was set %n time(s) in a row."),
            rules.win_sets_in_a_row);
    if (rules.win_sets_in_a_row == 0)
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("winning", "A side was set %n time(s) in the match."),
            rules.win_sets_total);
    return {QT_TRANSLATE_NOOP("winning",
                              "A side was set too often (limit: %1 in a row, %2 in the match)."),
            {rules.win_sets_in_a_row, rules.win_sets_total}};
}

Sentence setOutcome(const EndedMatch &story)
{
    const RuleSet &rules = story.rules;
    if (rules.win_sets_total == 0)
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("winning", "%1 won: %2 got set %n time(s) in a row."),
            rules.win_sets_in_a_row, {story.winner, story.losers});
    if (rules.win_sets_in_a_row == 0)
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("winning", "%1 won: %2 got set %n time(s) in the match."),
            rules.win_sets_total, {story.winner, story.losers});
    return {QT_TRANSLATE_NOOP("winning", "%1 won: %2 got set too often."),
            {story.winner, story.losers}};
}

/// Scores and clock end no match before this many deals (rule `win_deals_least`, D123).
bool earlyDeal(const EndJudge &judge)
{
    return judge.now.dealsScored < judge.rules.win_deals_least;
}

Winner judgeTarget(const EndJudge &judge)
{
    if (earlyDeal(judge))
        return {};
    const Sides winners =
        judge.sidesThat([&](int side) { return judge.total(side) >= judge.rules.win_target; });
    return winners ? Winner(judge.best(winners)) : Winner();
}

Sentence targetReason(const RuleSet &rules)
{
    return {QT_TRANSLATE_NOOP("winning", "The target of %1 was reached."), {rules.win_target}};
}

Sentence targetOutcome(const EndedMatch &story)
{
    return Sentence::counted(
        QT_TRANSLATE_N_NOOP("winning", "%1 won with %2 point(s); %3 were needed."),
        std::abs(winnersPoints(story)),
        {story.winner, winnersPoints(story), story.rules.win_target});
}

bool atFloor(const RuleSet &rules, const Standing &now, int side)
{
    return now.totals[side] <= rules.win_floor;
}

Winner judgeFloor(const EndJudge &judge)
{
    if (earlyDeal(judge))
        return {};
    const Sides losers = losersOf<atFloor>(judge);
    return losers ? Winner(judge.bestBut(losers)) : Winner();
}

Sentence floorReason(const RuleSet &rules)
{
    return {QT_TRANSLATE_NOOP("winning", "The losing score of %1 was reached."), {rules.win_floor}};
}

Sentence floorOutcome(const EndedMatch &story)
{
    return {QT_TRANSLATE_NOOP("winning", "%1 won: %2 fell to %3 or below."),
            {story.winner, story.losers, story.rules.win_floor}};
}

Winner judgeDeals(const EndJudge &judge)
{
    const bool enough = judge.now.dealsScored >= judge.rules.win_deals;
    return enough ? Winner(judge.best(judge.all())) : Winner();
}

Sentence dealsReason(const RuleSet &rules)
{
    return Sentence::counted(QT_TRANSLATE_N_NOOP("winning", "Played: %n deal(s)."),
                             rules.win_deals);
}

Sentence dealsOutcome(const EndedMatch &story)
{
    return Sentence::counted(QT_TRANSLATE_N_NOOP("winning", "%1 won %2 after %n deal(s)."),
                             story.standing.dealsScored, {story.winner, withPoints(story)});
}

Winner judgeMinutes(const EndJudge &judge)
{
    const bool enough = !earlyDeal(judge) && judge.now.minutes >= judge.rules.win_minutes;
    return enough ? Winner(judge.best(judge.all())) : Winner();
}

Sentence minutesReason(const RuleSet &)
{
    return Sentence(QT_TRANSLATE_NOOP("winning", "Time is up."));
}

Sentence minutesOutcome(const EndedMatch &story)
{
    return {QT_TRANSLATE_NOOP("winning", "%1 won %2 when time was up."),
            {story.winner, withPoints(story)}};
}

} // namespace

constinit const EndCondition kLostByRenege{
    .word = "renege",
    .inForce = [](const RuleSet &rules) { return rules.renege_penalty == RenegePenalty::match; },
    .judge = judgeReneged,
    .reason = renegeReason,
    .outcome = renegeOutcome};

constinit const EndCondition kWonAtOnce{.word = "slam",
                                        .inForce = nullptr,
                                        .judge = judgeWon<&SideScore::winsMatch, &SideScore::swept>,
                                        .reason = specialBid,
                                        .outcome = atOneStroke};

constinit const EndCondition kWonBySweep{
    .word = "slam",
    .inForce = [](const RuleSet &rules) { return rules.sweep_wins; },
    .judge = judgeWon<&SideScore::swept, &SideScore::winsMatch>,
    .reason = sweepReason,
    .outcome = sweepOutcome};

constinit const EndCondition kLostAtOnce{
    .word = "slam",
    .inForce = nullptr,
    .judge = judgeLost<&SideScore::losesMatch, &SideScore::outOfFirst>,
    .reason = specialBid,
    .outcome = atOneStroke};

constinit const EndCondition kLostInFirstDeal{
    .word = "slam",
    .inForce = [](const RuleSet &rules) { return rules.win_first_deal_least > 0; },
    .judge = judgeLost<&SideScore::outOfFirst, &SideScore::losesMatch>,
    .reason = firstDealReason,
    .outcome = firstDealOutcome};

constinit const EndCondition kSetTooOften{.word = "sets",
                                          .inForce = setsLose,
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
