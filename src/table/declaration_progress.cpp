// SPDX-License-Identifier: GPL-3.0-or-later
#include "declaration_progress.h"

#include "text/call_text.h"
#include "words.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace sandbag {

namespace {

class Undertaking
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::Undertaking)
};

/// The side of each finished trick, −1 for a dead one.
std::vector<int> sidesOfTricks(const DealState &deal)
{
    std::vector<int> sides;
    for (const TrickRecord &trick : deal.tricks)
        if (trick.winner != -2)
            sides.push_back(trick.winner < 0 ? -1 : deal.sideOf(trick.winner));
    return sides;
}

QString stateWords(const QString &what, bool made, bool lost)
{
    if (made)
        return Undertaking::tr("%1, made", "a little mo").arg(what);
    return lost ? Undertaking::tr("%1, lost", "a little mo").arg(what) : QString();
}

/// The first so many tricks (D30).
QString moWords(const QString &what, const std::vector<int> &sides, int side, int asked)
{
    const auto other =
        std::find_if(sides.begin(), sides.end(), [side](int s) { return s != side; });
    const int first = static_cast<int>(other - sides.begin());
    const QString state = stateWords(what, first >= asked, other != sides.end());
    return state.isEmpty()
               ? Undertaking::tr("%1, %2 of %3", "a little mo").arg(what).arg(first).arg(asked)
               : state;
}

/// So many tricks in a row at any time (D30).
QString moeWords(const QString &what, const std::vector<int> &sides, int side, int asked, int left)
{
    int run = 0;
    int longest = 0;
    for (const int winner : sides) {
        run = winner == side ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const QString state = stateWords(what, longest >= asked, run + left < asked);
    return state.isEmpty() ? Undertaking::tr("%1, %2 of %3 in a row", "a little moe")
                                 .arg(what)
                                 .arg(run)
                                 .arg(asked)
                           : state;
}

} // namespace

QString undertakingWords(const DealState &deal, int side)
{
    for (const int seat : deal.seating().seatsOf(side)) {
        const Call &call = deal.calls[static_cast<std::size_t>(seat)];
        const bool teamNil = call.what == Call::What::teamNil;
        if (!teamNil && call.mark < Declaration::littleMoe)
            continue;
        const QString what = teamNil ? callInWords(call) : callMarks(call);
        if (deal.stage < Stage::play)
            return what;
        if (teamNil) {
            const bool lost = tricksOfSide(deal, side) > 0;
            const QString state = stateWords(what, deal.over() && !lost, lost);
            return state.isEmpty() ? what : state;
        }
        const auto sides = sidesOfTricks(deal);
        const int asked = declaredTricks(call.mark);
        const int left = deal.play.tricksInDeal - static_cast<int>(sides.size());
        return call.mark >= Declaration::littleMo ? moWords(what, sides, side, asked)
                                                  : moeWords(what, sides, side, asked, left);
    }
    return {};
}

} // namespace sandbag
