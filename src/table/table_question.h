// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

namespace sandbag {

class GameSession;

/// What the table shows: one at a time.
enum class Showing {
    live,      ///< the deal as it is
    draw,      ///< how the first dealer was drawn
    heldTrick, ///< a finished trick that still lies there
    moment,    ///< what the deal brought, before its result
    curtain,   ///< covered cards, until the person at turn has taken the seat
    talk,      ///< the deal, which waits: a person may talk before the partner bids
    replay,    ///< a finished deal, step by step
};

/// What is asked in a panel on the table. Equal as long as the very same is asked, so that the
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

/// Decided by what is open in the match, so that whatever a rule set asks can be answered.
/// `seen`: the viewer's view of the deal, null between matches; `replayed`: the deal gone through.
[[nodiscard]] TableQuestion questionOn(Showing showing, const GameSession &session,
                                       const SeatView *seen, int viewer, int replayed);

} // namespace sandbag
