// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace sandbag {

inline constexpr int kMaxSeats = 8;
/// Two players share at most 108 cards.
inline constexpr int kMaxTricks = 54;

/// An array of `Size` values that takes a number from 0 as it is, without a cast. Who indexes
/// it knows that the number is in it.
template<typename T, int Size>
struct Numbered : std::array<T, Size> {
    using Values = std::array<T, Size>;

    [[nodiscard]] constexpr T &operator[](std::integral auto number)
    {
        assert(number >= 0 && static_cast<std::size_t>(number) < this->size());
        return Values::operator[](static_cast<std::size_t>(number));
    }
    [[nodiscard]] constexpr const T &operator[](std::integral auto number) const
    {
        assert(number >= 0 && static_cast<std::size_t>(number) < this->size());
        return Values::operator[](static_cast<std::size_t>(number));
    }
};

template<typename T>
using PerSeat = Numbered<T, kMaxSeats>;
template<typename T>
using PerSide = Numbered<T, kMaxSeats>; ///< there are never more sides than seats
template<typename T>
using PerPlace = Numbered<T, kMaxSeats>; ///< by place in a trick, the leader's 0
template<typename T>
using PerTrick = Numbered<T, kMaxTricks>; ///< by trick of a deal, the first 0

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
