// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/trick_runs.h"

#include <algorithm>
#include <iterator>

namespace sandbag {

namespace {

/// How many tricks from `first` on are the side's without a gap.
template<typename Iterator>
int runFrom(Iterator first, Iterator last, const Seating &seating, int side)
{
    const auto end = std::find_if(
        first, last, [&](int seat) { return seat < 0 || seating.sideOf(seat) != side; });
    return static_cast<int>(std::distance(first, end));
}

} // namespace

int openingRun(TrickWinners winners, const Seating &seating, int side)
{
    return runFrom(winners.begin(), winners.end(), seating, side);
}

int longestRun(TrickWinners winners, const Seating &seating, int side)
{
    int longest = 0;
    int run = 0;
    for (const int seat : winners) {
        run = seat >= 0 && seating.sideOf(seat) == side ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

int closingRun(TrickWinners winners, const Seating &seating, int side)
{
    return runFrom(winners.rbegin(), winners.rend(), seating, side);
}

} // namespace sandbag
