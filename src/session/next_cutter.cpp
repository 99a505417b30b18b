// SPDX-License-Identifier: GPL-3.0-or-later
#include "next_cutter.h"

#include "match/match.h"

namespace sandbag {

int nextCutter(const Match &match)
{
    if (match.rules().deal_cut == DealCut::none || match.results().empty())
        return -1;
    return match.context()->seating.rightOf(match.nextDealer());
}

} // namespace sandbag
