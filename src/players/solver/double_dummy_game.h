// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "play/play_state.h"

#include <array>
#include <cstdint>
#include <optional>

namespace sandbag {

/// What stays the same while a deal of plain suits and trumps is solved with all hands open: who
/// plays together, which cards beat which. The side asked about is one party, everyone else the
/// other (that several sides join against it is an assumption, the worst case for it).
struct DoubleDummyGame {
    int seats = 4;
    std::array<Slots, kSuits> effectiveSuit{}; ///< the cards of each suit, one run of slots
    std::array<Slots, kSuits> beats{}; ///< by suit led: the cards that could win, higher is better
    std::array<Slots, kSuits> over{};  ///< … of those, the ones that are not of the suit itself
    std::array<EffectiveSuit, 64> effectiveSuitOf{}; ///< by slot
    EffectiveSuit trump = kEffectiveSpades;          ///< the suit that no other beats
    std::uint8_t ours = 0;                           ///< bit per seat: the party asked about
    LeadRule lead;
    int tricksInDeal = 0; ///< gives the number of a trick from those left

    [[nodiscard]] bool isOurs(int seat) const { return (ours >> seat) & 1; }
    [[nodiscard]] int after(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }
    /// Spades may not be led by one who has another suit.
    [[nodiscard]] bool spadesClosed(bool broken, int tricksLeft) const
    {
        return lead.closed(tricksInDeal - tricksLeft, broken);
    }
    /// What may be led of a hand.
    [[nodiscard]] Slots leads(Slots hand, bool broken, int tricksLeft) const
    {
        return lead.of(hand, tricksInDeal - tricksLeft, broken);
    }
};

/// A position of such a game: any place of a trick.
struct OpenPosition {
    PerSeat<Slots> hand{};
    PerPlace<Slot> trick{}; ///< played so far, the leader's first
    int inTrick = 0;
    int leader = 0;
    int tricksLeft = 0; ///< the one in play too
    bool broken = false;

    [[nodiscard]] int turn(const DoubleDummyGame &game) const
    {
        return (leader + inTrick) % game.seats;
    }
};

/// The game as `side` sees it; nothing where more than plain suits and trumps decides the rest of
/// the play: two equal cards, aces called low, jokers without a suit, duties beyond following suit.
[[nodiscard]] std::optional<DoubleDummyGame> openGame(const PlayTables &tables,
                                                      const PlayState &state, int side);
[[nodiscard]] OpenPosition openPosition(const PlayTables &tables, const PlayState &state);

/// The cards that may be played in that position.
[[nodiscard]] Slots openPlays(const DoubleDummyGame &game, const OpenPosition &position);
/// Plays a card; the winner's seat when it completes the trick, otherwise −1.
int playOpen(const DoubleDummyGame &game, OpenPosition &position, Slot card);

} // namespace sandbag
