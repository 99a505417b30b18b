// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_row.h"
#include "facts/deal_facts.h"
#include "facts/per_seat.h"
#include "play/play_tables.h"

#include <array>
#include <cstdint>

namespace sandbag {

/// The tricks of one deal while they are played: the hot room. Small and trivially copyable; the
/// computer players copy it millions of times. Cards are slots of the PlayTables that every
/// function takes as well; a state means nothing without its tables.
struct PlayState {
    PerSeat<Slots> hand{};       ///< at least one copy held
    PerSeat<Slots> secondCopy{}; ///< a second copy held (two decks)
    PerPlace<Slot> trick{};      ///< played forms, in order, of the trick in play; of the
                                 ///< last one until the next is led
    std::uint8_t inTrick = 0;    ///< cards in the trick in play
    std::uint8_t leader = 0;     ///< of the trick in play
    std::uint8_t turn = 0;       ///< who plays next
    EffectiveSuit led =
        kNoEffectiveSuit;  ///< suit that must be followed; kNoEffectiveSuit: not set yet
    std::int8_t best = -1; ///< place in `trick` of the winning card; −1 none
    bool broken = false;   ///< spades are broken
    std::uint8_t tricksPlayed = 0;
    std::uint8_t tricksInDeal = 0;   ///< to be played with cards
    std::uint8_t anyCardSeats = 0;   ///< bit per seat: plays in the dark, every card is valid
    bool lowClubsOff = false;        ///< a mo switches both low-club rules off (D22)
    Slot openingClub = kNoSlot;      ///< lowest club in the hands when play begins (D11)
    PerSeat<std::uint8_t> taken{};   ///< tricks by seat
    PerTrick<std::int8_t> winners{}; ///< of each trick, −1 dead

    std::uint8_t lastLeader = 0;   ///< of the trick finished last
    std::int8_t lastBest = -1;     ///< its winning place in `trick`, −1 dead
    std::uint8_t noTrumpSeats = 0; ///< bit per seat that promised no trump
    Slot cutCard = kNoSlot;        ///< `bags_cancel_card` cut: the card turned
    FactCounts counted;            ///< what the rules in force count of the tricks so far
    std::array<Dix, 2> dix{};
    std::uint8_t dixCount = 0;

    [[nodiscard]] bool over() const { return tricksPlayed == tricksInDeal; }
};

/// The cards that the player at turn may play, in played forms (low aces apart). Never empty while
/// the deal is not over.
[[nodiscard]] Slots legalPlays(const PlayTables &tables, const PlayState &state);

/// The same as if nothing were allowed that the rules forbid: differs from legalPlays where cards
/// are challenged rather than prevented, and for a nil in the dark.
[[nodiscard]] Slots lawfulPlays(const PlayTables &tables, const PlayState &state);

/// Plays a card of the player at turn (one of legalPlays), and gathers the trick when it is full.
void playSlot(const PlayTables &tables, PlayState &state, Slot slot);

/// Held cards as the forms in which they can be played: adds low aces.
[[nodiscard]] Slots playableForms(const PlayTables &tables, Slots held);

/// Sets up a play: hands given, `leader` leads. `state.secondCopy`, marks and flags stay as they
/// are.
void startPlay(const PlayTables &tables, PlayState &state, int leader, int tricks);

/// Puts the card into a hand, as a second copy where it holds one; or takes one copy out.
void addCard(const PlayTables &tables, PlayState &state, int seat, Card card);
void removeCard(const PlayTables &tables, PlayState &state, int seat, Card card);
[[nodiscard]] bool holds(const PlayTables &tables, const PlayState &state, int seat, Card card);
[[nodiscard]] int cardCount(const PlayState &state, int seat);
/// The hand in the order of the files, both copies of a pair.
[[nodiscard]] CardList handCards(const PlayTables &tables, const PlayState &state, int seat);
/// Cards of a set in the order of the files, one of each.
[[nodiscard]] CardRow<64> rowOf(const PlayTables &tables, Slots slots);
[[nodiscard]] CardList cardsOf(const PlayTables &tables, Slots slots);

/// Plays random legal cards to the end of the deal. `random` is the state of the generator.
void playOut(const PlayTables &tables, PlayState &state, std::uint64_t &random);

} // namespace sandbag
