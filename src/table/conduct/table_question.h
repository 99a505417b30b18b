// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

namespace sandbag {

class SeatAtMatch;
enum class Showing;

/// The question in a panel on the table. Equal as long as the question is the same, so that the
/// panel stays as it is.
struct TableQuestion {
    enum class Kind { none, replay, cut, result, curtain, talk, cards, bid, choice };

    Kind kind = Kind::none;
    Phase phase = Phase::done;
    int deal = -1;   ///< replay: its index; otherwise deals so far, the one in play included
    int step = 0;    ///< events of the deal so far
    int rulings = 0; ///< on the deal that is over

    bool operator==(const TableQuestion &) const = default;
};

/// Decided by the open questions of the match, so that whatever a rule set asks can be answered.
/// `seen`: the viewer's view of the deal, null between matches.
[[nodiscard]] TableQuestion questionOn(Showing showing, const SeatAtMatch &at, const SeatView *seen,
                                       int viewer);

} // namespace sandbag
