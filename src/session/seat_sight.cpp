// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_sight.h"

#include "match/match.h"

namespace sandbag {

const MatchRecord &SeatSight::record() const
{
    return match().record();
}

bool SeatSight::matchOver() const
{
    return match().over();
}

} // namespace sandbag
