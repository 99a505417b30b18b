// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "match/record.h"

#include <optional>

namespace sandbag {

/// Looks for a bidding that ends with the bids that were entered, in a deal of which no card is
/// known: a bid is refused only where no hand could have made it. What nobody wrote down (lower
/// numbers that were raised, a come-out, numbers that fell to a call for the whole side) is tried,
/// what differs least from the entry first.
class BiddingSearch
{
public:
    /// `start`: the deal before its first decision without known cards (startUnseenDeal()).
    BiddingSearch(DealState start, const DealRecord &deal);

    /// Why the bids cannot be; nothing when they can.
    [[nodiscard]] Refusal run();
    /// The deal when its bidding is over, as entered; of refused bids as far as they went.
    [[nodiscard]] const DealState &found() const { return m_found; }

private:
    /// A deal on its way, and what each seat has said itself, also where that fell to a call for
    /// the whole side (D38).
    struct Line {
        DealState deal;
        PerSeat<Call> said{};
    };

    [[nodiscard]] bool reaches(Line line, int detours);
    [[nodiscard]] bool ends(const Line &line);
    void refuse(const Line &line, Sentence why);
    static void carry(Line &line, const Event &event);

    Line m_start;
    const DealRecord &m_deal;
    int m_steps = 0;
    bool m_more = false; ///< another detour would open lines that were not tried
    DealState m_found;
    Refusal m_refused; ///< of the line nearest to the entry
};

} // namespace sandbag
