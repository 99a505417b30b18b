// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/end_condition.h"

namespace sandbag {

int EndJudge::best(Sides sides) const
{
    int winner = -1;
    int most = 0;
    int equal = 0;
    for (int side = 0; side < score.sides; ++side) {
        if ((sides >> side & 1) == 0)
            continue;
        if (equal == 0 || total(side) > most) {
            winner = side;
            most = total(side);
            equal = 1;
        } else if (total(side) == most) {
            ++equal;
        }
    }
    return equal == 1 ? winner : -1;
}

int EndJudge::bestBut(Sides losers) const
{
    return best(losers == all() ? all() : static_cast<Sides>(all() & ~losers));
}

int EndJudge::firstToSpeak(Sides sides) const
{
    for (int place = 0; place < score.sides; ++place) {
        const int side = score.sidesCalled[place];
        if (sides >> side & 1)
            return side;
    }
    return -1;
}

} // namespace sandbag
