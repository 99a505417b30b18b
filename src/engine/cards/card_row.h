// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace sandbag {

/// Up to `Room` cards in order, as a plain value that needs no memory elsewhere: for what is
/// made and copied with every card played. Where lists are built or grow, CardList is the type;
/// each becomes the other where it is asked for.
template<int Room>
class CardRow
{
public:
    constexpr CardRow() = default;
    constexpr CardRow(std::initializer_list<Card> cards) { fill(cards.begin(), cards.end()); }
    /// A longer list is cut.
    CardRow(const CardList &cards) { fill(cards.data(), cards.data() + cards.size()); }
    operator CardList() const { return CardList(begin(), end()); }

    [[nodiscard]] constexpr std::size_t size() const { return m_count; }
    [[nodiscard]] constexpr bool empty() const { return m_count == 0; }
    [[nodiscard]] constexpr const Card *begin() const { return m_cards.data(); }
    [[nodiscard]] constexpr const Card *end() const { return m_cards.data() + m_count; }
    [[nodiscard]] constexpr Card *begin() { return m_cards.data(); }
    [[nodiscard]] constexpr Card *end() { return m_cards.data() + m_count; }
    [[nodiscard]] constexpr Card operator[](std::size_t at) const { return m_cards[at]; }
    [[nodiscard]] constexpr Card front() const { return m_cards[0]; }
    [[nodiscard]] constexpr Card back() const { return m_cards[m_count - 1U]; }

    constexpr void push_back(Card card)
    {
        assert(m_count < Room);
        m_cards[m_count++] = card;
    }
    constexpr void pop_back() { --m_count; }
    constexpr void clear() { m_count = 0; }

    friend constexpr bool operator==(const CardRow &a, const CardRow &b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    static_assert(Room > 0 && Room < 256);

    constexpr void fill(const Card *first, const Card *last)
    {
        m_count = static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(last - first, Room));
        std::copy(first, first + m_count, m_cards.begin());
    }

    std::uint8_t m_count = 0;
    std::array<Card, static_cast<std::size_t>(Room)> m_cards{};
};

/// The order of the files, as that of a CardList; of at most 64 different cards.
void sortForFiles(Card *first, Card *last);

} // namespace sandbag
