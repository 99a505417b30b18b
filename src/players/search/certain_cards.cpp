// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/certain_cards.h"

#include <algorithm>

namespace sandbag {

namespace {

/// All spades that the seat has stated by its call are played, or known to be in its hand.
bool holdsNoOtherSpade(const SeatView &view, int seat)
{
    const PlayTables &tables = view.context().play;
    const auto stated = view.spadesStated(seat);
    if (!stated)
        return false;
    const CardList known = view.knownCards(seat);
    const auto spades = std::count_if(known.begin(), known.end(), [&tables](Card card) {
        return tables.effectiveSuitOf[tables.slotOf[card.face()]] == kEffectiveSpades;
    });
    return *stated <= spades;
}

} // namespace

CertainCards::CertainCards(const SeatView &view)
    : m_tables(view.context().play), m_proves(!view.context().play.anyCard)
{
    for (const Card card : view.unseen())
        ++m_cards[m_tables.effectiveSuitOf[m_tables.slotOf[card.face()]]];
    auto outOfPlay = static_cast<int>(view.unseen().size());
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        const int room = view.cardsHeld(seat) - static_cast<int>(view.knownCards(seat).size());
        if (seat == view.seat() || room <= 0)
            continue;
        const std::uint8_t stated = holdsNoOtherSpade(view, seat) ? 1U << kEffectiveSpades : 0;
        m_places.push_back({seat, room, static_cast<std::uint8_t>(view.shownVoids(seat) | stated)});
        outOfPlay -= room;
    }
    if (outOfPlay > 0)
        m_places.push_back({-1, outOfPlay, 0});
    // Shown by a card that was played blindly, say, voids may contradict each other.
    m_proves = m_proves && outOfPlay >= 0 && fits(m_cards, m_places);
}

bool CertainCards::takes(const Place &place, std::size_t suit)
{
    return suit == kNoEffectiveSuit || !((place.voids >> suit) & 1);
}

/// All cards find room, as many as there is: for every set of suits those who may hold any of them
/// have room enough (Hall's theorem).
bool CertainCards::fits(const Counts &cards, const std::vector<Place> &places) const
{
    for (unsigned suits = 1; suits < 1U << cards.size(); ++suits) {
        int count = 0, room = 0;
        for (std::size_t suit = 0; suit < cards.size(); ++suit)
            count += (suits >> suit) & 1 ? cards[suit] : 0;
        for (const Place &place : places) {
            bool any = false;
            for (std::size_t suit = 0; suit < cards.size(); ++suit)
                any |= ((suits >> suit) & 1) && takes(place, suit);
            room += any ? place.room : 0;
        }
        if (count > room)
            return false;
    }
    return true;
}

/// A card of the suit may lie there.
bool CertainCards::mayHold(const Place &place, EffectiveSuit suit) const
{
    if (m_cards[suit] == 0 || place.room == 0 || !takes(place, suit))
        return false;
    Counts cards = m_cards;
    --cards[suit];
    std::vector<Place> places = m_places;
    for (Place &one : places)
        one.room -= one.seat == place.seat ? 1 : 0;
    return fits(cards, places);
}

bool CertainCards::mustHold(int seat, Slot slot) const
{
    const EffectiveSuit suit = m_tables.effectiveSuitOf[slot];
    return m_proves && std::all_of(m_places.begin(), m_places.end(), [&](const Place &place) {
               return place.seat == seat ? takes(place, suit) : !mayHold(place, suit);
           });
}

bool CertainCards::cannotHold(int seat, EffectiveSuit suit) const
{
    return m_proves && std::none_of(m_places.begin(), m_places.end(), [&](const Place &place) {
               return place.seat == seat && mayHold(place, suit);
           });
}

double CertainCards::chanceOfAny(int seat, EffectiveSuit suit, int cards) const
{
    int room = 0, rest = 0; // in that hand, and elsewhere
    for (const Place &place : m_places) {
        if (takes(place, suit))
            (place.seat == seat ? room : rest) += place.room;
    }
    double none = 1;
    for (int card = 0; card < cards; ++card)
        none *= static_cast<double>(std::max(rest - card, 0)) / std::max(room + rest - card, 1);
    return 1 - none;
}

} // namespace sandbag
