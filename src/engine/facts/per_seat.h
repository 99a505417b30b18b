// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"

#include <array>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstdint>

namespace sandbag {

/// One value for each seat, or for each side, numbered as everywhere from 0: an array that takes
/// the seat as it is, without a cast. Whoever indexes it knows that the seat is one of the table's.
template<typename T>
struct PerSeat : std::array<T, kMaxSeats> {
    using Values = std::array<T, kMaxSeats>;

    [[nodiscard]] constexpr T &operator[](std::integral auto seat)
    {
        assert(seat >= 0 && static_cast<std::size_t>(seat) < this->size());
        return Values::operator[](static_cast<std::size_t>(seat));
    }
    [[nodiscard]] constexpr const T &operator[](std::integral auto seat) const
    {
        assert(seat >= 0 && static_cast<std::size_t>(seat) < this->size());
        return Values::operator[](static_cast<std::size_t>(seat));
    }
};

template<typename T>
using PerSide = PerSeat<T>; ///< there are never more sides than seats

/// A set of seats: one bit each.
class SeatSet
{
public:
    constexpr SeatSet() = default;
    /// From bits as the small structs of the play and of the facts hold them.
    constexpr explicit SeatSet(unsigned bits) : m_bits(static_cast<std::uint8_t>(bits)) {}
    /// The seats 0 … players−1.
    [[nodiscard]] static constexpr SeatSet all(int players) { return SeatSet((1u << players) - 1); }

    [[nodiscard]] constexpr bool has(int seat) const
    {
        assert(seat >= 0 && seat < kMaxSeats);
        return (m_bits >> seat) & 1u;
    }
    constexpr void add(int seat)
    {
        assert(seat >= 0 && seat < kMaxSeats);
        m_bits = static_cast<std::uint8_t>(m_bits | (1u << seat));
    }
    constexpr void remove(int seat)
    {
        assert(seat >= 0 && seat < kMaxSeats);
        m_bits = static_cast<std::uint8_t>(m_bits & ~(1u << seat));
    }
    [[nodiscard]] constexpr int count() const { return std::popcount(m_bits); }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    /// One bit per seat, seat 0 the lowest.
    [[nodiscard]] constexpr std::uint8_t bits() const { return m_bits; }

    /// Calls `visit(seat)` for each seat of the set, the lowest first.
    template<typename Visit>
    constexpr void each(Visit &&visit) const
    {
        for (unsigned rest = m_bits; rest; rest &= rest - 1)
            visit(std::countr_zero(rest));
    }

    constexpr bool operator==(const SeatSet &) const = default;

private:
    std::uint8_t m_bits = 0;
};

} // namespace sandbag
