// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_state.h"

#include <array>
#include <cstdint>
#include <optional>

namespace sandbag {

/// What stays the same while a deal of plain suits and trumps is solved with all hands open: who
/// plays together, which cards beat which. The side asked about is one party, everybody else the
/// other (that several sides join against it is an assumption, the worst case for it).
struct OpenGame {
    int seats = 4;
    std::array<Slots, kSuits> lane{};  ///< the cards of each suit, one run of slots
    std::array<Slots, kSuits> beats{}; ///< by suit led: the cards that could win, higher is better
    std::array<Slots, kSuits> over{};  ///< … of those, the ones that are not of the suit itself
    std::array<Lane, 64> laneOf{};     ///< by slot
    Lane trump = kSpadeLane;           ///< the suit that no other beats
    std::uint8_t ours = 0;             ///< bit per seat: the party asked about
    LeadSpades leadSpades = LeadSpades::any;
    Slots freeAce = 0;    ///< A♠ where it may be led at any time (rule `lead_ace_free`)
    int tricksInDeal = 0; ///< tells the number of a trick from those left

    [[nodiscard]] bool isOurs(int seat) const { return (ours >> seat) & 1; }
    [[nodiscard]] int after(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }
    /// Spades may not be led by one who has another suit.
    [[nodiscard]] bool spadesClosed(bool broken, int tricksLeft) const;
};

/// A position of such a game: any place of a trick.
struct OpenPosition {
    std::array<Slots, kMaxSeats> hand{};
    std::array<Slot, kMaxSeats> trick{}; ///< played so far, the leader's first
    int inTrick = 0;
    int leader = 0;
    int tricksLeft = 0; ///< the one in play too
    bool broken = false;

    [[nodiscard]] int turn(const OpenGame &game) const { return (leader + inTrick) % game.seats; }
};

/// The game as `side` sees it; nothing where more than plain suits and trumps decides the rest of
/// the play: two equal cards, aces called low, jokers without a suit, duties beyond following suit.
[[nodiscard]] std::optional<OpenGame> openGame(const PlayTables &tables, const PlayState &state,
                                               int side);
[[nodiscard]] OpenPosition openPosition(const PlayTables &tables, const PlayState &state);

/// The cards that may be played in that position.
[[nodiscard]] Slots openPlays(const OpenGame &game, const OpenPosition &position);
/// Plays a card; the winner's seat when it completes the trick, otherwise −1.
int playOpen(const OpenGame &game, OpenPosition &position, Slot card);

inline bool OpenGame::spadesClosed(bool broken, int tricksLeft) const
{
    switch (leadSpades) {
    case LeadSpades::any:
        return false;
    case LeadSpades::not_first:
        return tricksLeft == tricksInDeal;
    case LeadSpades::broken:
        return !broken;
    case LeadSpades::fourth:
        return !broken && tricksInDeal - tricksLeft < 3;
    }
    return false;
}

} // namespace sandbag
