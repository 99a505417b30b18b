// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "setup/seating.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace sandbag {

/// The seats of a deal in the order in which they first called. Blind calls and nils that come
/// before the numbers are calls, so it need not be the order of seats. Those who have not called
/// follow those who have, clockwise from the first bidder. (First called: D29, D35, D48, D52, D64.)
class CallOrder
{
public:
    CallOrder() : CallOrder(0, kMaxSeats) {}
    /// Before anyone has called.
    CallOrder(int firstBidder, int players)
    {
        assert(firstBidder >= 0 && firstBidder < players && players <= kMaxSeats);
        for (int place = 0; place < kMaxSeats; ++place) {
            const int seat = place < players ? (firstBidder + place) % players : place;
            m_seat[place] = static_cast<std::uint8_t>(seat);
        }
    }

    /// The seat calls; only its first call counts.
    void call(int seat)
    {
        const auto waiting = m_seat.begin() + m_called;
        const auto at = std::find(waiting, m_seat.end(), seat);
        if (at == m_seat.end())
            return;
        std::rotate(waiting, at, at + 1);
        ++m_called;
    }
    /// Who called first (place 0), second …; places beyond the players of the deal say nothing.
    [[nodiscard]] int operator[](int place) const { return m_seat[place]; }
    /// The same of sides: by the first call of any of their players.
    [[nodiscard]] PerSide<std::uint8_t> sides(const Seating &seating) const
    {
        PerSide<std::uint8_t> order{};
        int count = 0;
        for (int place = 0; place < seating.players; ++place) {
            const auto side = static_cast<std::uint8_t>(seating.sideOf(m_seat[place]));
            if (std::find(order.begin(), order.begin() + count, side) == order.begin() + count)
                order[count++] = side;
        }
        return order;
    }

    bool operator==(const CallOrder &) const = default;

private:
    PerSeat<std::uint8_t> m_seat{}; ///< by place
    int m_called = 0;
};

} // namespace sandbag
