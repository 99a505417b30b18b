// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/point_worth.h"

#include "families/winning/target.h"

namespace sandbag {

namespace {

constexpr int kMoments = 20; ///< of the match that are looked at
constexpr int kAhead = 10;   ///< points, few next to a deal

} // namespace

double pointWorth(const WinModel &win, const RuleContext &context)
{
    double sum = 0;
    for (int moment = 0; moment < kMoments; ++moment) {
        Standing even;
        // In the middle of the twentieth parts, so that neither end counts more than its share.
        const int part = 2 * moment + 1, whole = 2 * kMoments;
        for (int side = 0; side < context.seating.sides; ++side)
            even.totals[side] = targetScore(context.rules) * part / whole;
        even.dealsScored = context.rules.win_deals * part / whole;
        Standing ahead = even;
        ahead.totals[0] += kAhead;
        sum += (win.chance(ahead, 0) - win.chance(even, 0)) / kAhead;
    }
    return sum / kMoments;
}

} // namespace sandbag
