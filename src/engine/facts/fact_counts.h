// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/fact_set.h"
#include "facts/per_seat.h"

#include <bit>
#include <cassert>
#include <cstdint>

namespace sandbag {

/// A number for each seat: how often it did something; 1 and 0 where it is a matter of yes or no.
using SeatCounts = PerSeat<std::uint8_t>;

[[nodiscard]] constexpr bool anyCounted(const SeatCounts &counts)
{
    return std::bit_cast<std::uint64_t>(counts) != 0;
}

/// The only seat, or the first, that has a count; −1: none has.
[[nodiscard]] constexpr int firstCounted(const SeatCounts &counts)
{
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        if (counts[seat] > 0)
            return seat;
    }
    return -1;
}

/// The values in one deal of the facts that are a number for each seat (COUNTED_FACT). Small and
/// trivially copyable: the play holds one.
class FactCounts
{
public:
    [[nodiscard]] constexpr SeatCounts &operator[](Fact fact)
    {
        assert(countedPlace(fact) >= 0);
        return m_counts[countedPlace(fact)];
    }
    [[nodiscard]] constexpr const SeatCounts &operator[](Fact fact) const
    {
        assert(countedPlace(fact) >= 0);
        return m_counts[countedPlace(fact)];
    }
    bool operator==(const FactCounts &) const = default;

private:
    Numbered<SeatCounts, kCountedFacts> m_counts{};
};

} // namespace sandbag
