// SPDX-License-Identifier: GPL-3.0-or-later
// The stock of a draft (D73) as one seat may suppose it: what it drew lies where it drew it, and
// every card that the other has played among those that the other kept.
#include "protocol/supposed_deal.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Takes the last of the cards, if there is one.
std::optional<Card> takeLast(CardList &cards)
{
    if (cards.empty())
        return {};
    const Card card = cards.back();
    cards.pop_back();
    return card;
}

} // namespace

/// Takes out of the free cards what the seat knows of, and gives back what it must have been that
/// the other kept.
CardList SupposedDeal::keptByOthers()
{
    for (const Drawn &drawn : m_told.drawn) {
        takeOut(m_free, drawn.kept);
        if (drawn.laidAway)
            takeOut(m_free, *drawn.laidAway);
    }
    for (const Card card : m_told.offered)
        takeOut(m_free, card);
    CardList kept;
    for (int seat = 0; seat < m_table.seating.players; ++seat) {
        for (const Card card : seat == m_seat ? CardList{} : laterPlays(seat, 0)) {
            if (takeOut(m_free, card))
                kept.push_back(card);
        }
        layNeededSpade(seat, kept);
    }
    return kept;
}

void SupposedDeal::layStock()
{
    CardList kept = keptByOthers();
    putUnheldClubsFirst();
    const auto full = static_cast<std::size_t>(m_table.pack.handSize);
    while (kept.size() < full && !m_free.empty())
        kept.push_back(*takeLast(m_free));
    std::reverse(kept.begin(), kept.end()); // those played are taken first
    std::vector<std::optional<Card>> stock(m_table.pack.cards.size());
    std::size_t own = 0, draw = 0;
    for (const Event &event : m_told.events) {
        if (event.kind != EventKind::draft)
            continue;
        const std::size_t first = 2 * draw++;
        const std::size_t place = event.word() == Word::keep ? first : first + 1;
        if (first + 1 >= stock.size())
            break;
        if (event.seat != m_seat) {
            stock[place] = takeLast(kept);
        } else if (own < m_told.drawn.size()) {
            const Drawn &drawn = m_told.drawn[own++];
            stock[place] = drawn.kept;
            stock[first + first + 1 - place] = drawn.laidAway;
        }
    }
    for (std::size_t i = 0; i < m_told.offered.size() && 2 * draw + i < stock.size(); ++i)
        stock[2 * draw + i] = m_told.offered[i];
    m_free.insert(m_free.end(), kept.begin(), kept.end());
    for (const std::optional<Card> &place : stock) {
        const auto card = place ? place : takeLast(m_free);
        if (card)
            m_start.aside.push_back(*card);
    }
}

} // namespace sandbag
