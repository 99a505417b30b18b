// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/standing.h"

#include "scoring/end_condition.h"

#include <algorithm>
#include <cstddef>

namespace sandbag {

namespace {

void addDeal(Standing &now, const DealScore &score)
{
    ++now.dealsScored;
    now.pot = score.pot;
    for (int side = 0; side < score.sides; ++side) {
        now.setsInRow[side] = score.side[side].set() ? now.setsInRow[side] + 1 : 0;
        now.sets[side] += score.side[side].set() ? 1 : 0;
        now.sevens[side] += score.side[side].sevenCounted ? 1 : 0;
    }
}

/// The first condition that is met decides (D29); when it meets a tie the match goes on (D49).
void judgeEnd(Standing &now, const RuleSet &rules, const DealScore &score)
{
    const EndJudge judge(rules, now, score);
    for (const EndCondition *end : endConditions()) {
        if (end->inForce && !end->inForce(rules))
            continue;
        const std::optional<int> winner = end->judge(judge);
        if (!winner)
            continue;
        if (*winner >= 0) {
            now.over = true;
            now.winner = *winner;
            now.end = end;
        }
        return;
    }
}

} // namespace

Standing openingStanding(const RuleSet &rules)
{
    Standing opening;
    const std::size_t named = std::min(rules.start_points.size(), opening.totals.size());
    std::copy_n(rules.start_points.begin(), named, opening.totals.begin());
    return opening;
}

Standing advance(const RuleSet &rules, const Seating &seating, const Standing &before,
                 const DealScore &score, std::optional<int> minutes)
{
    Standing now = before;
    for (int side = 0; side < seating.sides; ++side) {
        now.totals[side] += score.side[side].points;
        now.bags[side] += score.side[side].bags;
    }
    now.minutes = std::max(now.minutes, minutes.value_or(0));
    if (!score.counts) // D50: a void deal ends nothing
        return now;
    addDeal(now, score);
    judgeEnd(now, rules, score);
    return now;
}

} // namespace sandbag
