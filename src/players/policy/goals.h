// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"
#include "facts/per_seat.h"

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

namespace sandbag {

/// What one more trick is worth to a side (or to a player who answers for their own bid), for every
/// number of tricks that it may reach: the steps of the score, blurred by the tricks to come.
class TrickWorth
{
public:
    /// `worth[t]`: points of the deal for t counted tricks, t = 0 … tricks in the deal.
    explicit TrickWorth(std::vector<float> worth);

    /// What one more trick is worth when about `expected` will be taken without it and `open`
    /// tricks are still to come.
    [[nodiscard]] float ofOneMore(float expected, int open) const
    {
        const int spread = kSpreadOf[static_cast<std::size_t>(open < kOpen ? open : kOpen - 1)];
        int at = static_cast<int>(expected * kSteps + 0.5F);
        at = at < 0 ? 0 : at < m_columns ? at : m_columns - 1;
        return m_marginal[static_cast<std::size_t>(spread * m_columns + at)];
    }
    /// The number of tricks where the score makes its largest step up; 0 when it has none.
    [[nodiscard]] int aim() const { return m_aim; }
    [[nodiscard]] float at(int tricks) const { return m_worth[static_cast<std::size_t>(tricks)]; }
    /// The highest number that `at` knows.
    [[nodiscard]] int most() const { return static_cast<int>(m_worth.size()) - 1; }

private:
    static constexpr int kSteps = 4; ///< columns for each trick
    static constexpr int kOpen = 16;
    static constexpr int kSpreads = 8;
    static constexpr std::array<std::int8_t, kOpen> kSpreadOf{0, 1, 2, 3, 3, 4, 4, 5,
                                                              5, 5, 6, 6, 6, 6, 7, 7};

    std::vector<float> m_worth;
    std::vector<float> m_marginal; ///< spread by spread
    int m_columns = 0;
    int m_aim = 0;
};

/// What the players of a deal are after, worked out once from its calls: the same for all seats,
/// since calls are open. A *unit* is what counts its tricks together: a side, or each player where
/// the rules hold everyone to their own bid.
struct Goals {
    int players = 4;
    int units = 2;
    float trick = 10; ///< points of a trick bid and made: the measure of all others
    PerSeat<std::uint8_t> unitOf{};
    PerSeat<std::uint8_t> together{};                 ///< by seat: bits of the seats of their unit
    std::uint8_t nilSeats = 0;                        ///< bit per seat: wants no trick at all
    PerSeat<float> nilSwing{};                        ///< points between their nil made and lost
    PerSeat<float> aim{};                             ///< by unit: tricks it has undertaken to take
    PerSeat<float> expected{};                        ///< by seat: their part of the aim
    bool nilCounts = false;                           ///< tricks of a failed nil help the contract
    PerSeat<std::shared_ptr<const TrickWorth>> worth; ///< by unit

    [[nodiscard]] bool isNil(int seat) const { return (nilSeats >> seat) & 1; }
    /// Bit per seat: a nil that can still be made, by the tricks each has taken.
    [[nodiscard, gnu::always_inline]] unsigned openNils(const PerSeat<std::uint8_t> &taken) const
    {
        unsigned open = 0;
        for (unsigned rest = nilSeats; rest; rest &= rest - 1) {
            if (taken[std::countr_zero(rest)] == 0)
                open |= rest & (0 - rest);
        }
        return open;
    }
};

} // namespace sandbag
