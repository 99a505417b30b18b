// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_state.h"

#include "play/play_core.h"

#include <bit>
#include <cassert>

namespace sandbag {

Slots playableForms(const PlayTables &tables, Slots held)
{
    Slots forms = held;
    for (std::size_t suit = 0; suit < tables.aceSlot.size(); ++suit) {
        if (held & slotBit(tables.aceSlot[suit]))
            forms |= slotBit(tables.lowAceSlot[suit]);
    }
    return forms;
}

Slots legalPlays(const PlayTables &tables, const PlayState &state)
{
    return core::allowed(tables, state);
}

Slots lawfulPlays(const PlayTables &tables, const PlayState &state)
{
    return core::lawful(tables, state);
}

void playSlot(const PlayTables &tables, PlayState &state, Slot slot)
{
    core::play(tables, state, slot);
}

void startPlay(const PlayTables &tables, PlayState &state, int leader, int tricks)
{
    assert(leader >= 0 && leader < tables.players && tricks >= 0 && tricks <= kMaxTricks);
    state.leader = state.turn = static_cast<std::uint8_t>(leader);
    state.tricksInDeal = static_cast<std::uint8_t>(tricks);
    Slots clubs = 0;
    for (int seat = 0; seat < tables.players; ++seat)
        clubs |= state.hand[seat] & tables.effectiveSuit[kEffectiveClubs];
    state.openingClub = clubs ? static_cast<Slot>(std::countr_zero(clubs)) : kNoSlot;
}

void addCard(const PlayTables &tables, PlayState &state, int seat, Card card)
{
    const Slots bit = slotBit(tables.slotOf[card.face()]);
    assert(bit && "a card of this game");
    (state.hand[seat] & bit ? state.secondCopy[seat] : state.hand[seat]) |= bit;
}

void removeCard(const PlayTables &tables, PlayState &state, int seat, Card card)
{
    const Slots bit = slotBit(tables.slotOf[card.face()]);
    (state.secondCopy[seat] & bit ? state.secondCopy[seat] : state.hand[seat]) &= ~bit;
}

bool holds(const PlayTables &tables, const PlayState &state, int seat, Card card)
{
    const Slot slot = tables.slotOf[card.face()];
    return slot != kNoSlot && (state.hand[seat] & slotBit(slot));
}

int cardCount(const PlayState &state, int seat)
{
    return std::popcount(state.hand[seat]) + std::popcount(state.secondCopy[seat]);
}

CardRow<64> rowOf(const PlayTables &tables, Slots slots)
{
    CardRow<64> cards;
    while (slots) {
        const auto highest = static_cast<Slot>(std::bit_width(slots) - 1);
        cards.push_back(tables.cardAt[highest]);
        slots ^= slotBit(highest);
    }
    if (!tables.fallsAsInFiles)
        sortForFiles(cards.begin(), cards.end());
    return cards;
}

CardList cardsOf(const PlayTables &tables, Slots slots)
{
    return rowOf(tables, slots);
}

CardList handCards(const PlayTables &tables, const PlayState &state, int seat)
{
    CardList cards = cardsOf(tables, state.hand[seat]);
    for (const Card card : cardsOf(tables, state.secondCopy[seat]))
        cards.push_back(card);
    sortForFiles(cards);
    return cards;
}

} // namespace sandbag
