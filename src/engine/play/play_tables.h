// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "rules/rule_set.h"
#include "scoring/facts.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sandbag {

struct Seating;
struct PlayState;

/// A set of cards of one copy each, as bits by slot (see PlayTables).
using Slots = std::uint64_t;
/// A card in its place among the trumps and suits of one rule set, 0–63.
using Slot = std::uint8_t;
inline constexpr Slot kNoSlot = 64;

/// The suits of one rule set: the four, of which `spades` holds every trump (elevated cards and
/// high jokers too), and no suit at all for jokers that belong to none.
using Lane = std::uint8_t;
inline constexpr Lane kSpadeLane = 3;
inline constexpr Lane kNoLane = 4;

/// A rule that narrows the cards a player may play (D21): takes the cards that are left and
/// returns those that it leaves. The caller skips a step that leaves nothing.
using Narrowing = Slots (*)(const struct PlayTables &, const PlayState &, Slots candidates);

/// What the play needs of a rule set, worked out once: every card stands in a slot such that in
/// each lane a higher slot is a higher card, and the lanes lie in the order in which they beat
/// each other (spades, with everything elevated, on top; with `trumps_hierarchy` all of them).
/// So the Standard trick is a few mask operations and a comparison.
struct PlayTables {
    std::array<Slot, Card::kPlayable> slotOf{}; ///< by face; kNoSlot: not in the game
    std::array<Card, 64> cardAt{};              ///< by slot
    std::array<Slots, 5> lane{};                ///< cards of a lane; [kNoLane]: suitless jokers
    std::array<Slots, 5> beats{};               ///< by lane led: the cards that could win at all
    std::array<Lane, 64> laneOf{};              ///< by slot
    std::array<Slot, 64> heldSlot{};            ///< by slot: low aces map to the ace held
    std::array<std::uint8_t, kMaxSeats> sideOf{};
    std::array<std::uint8_t, kMaxSeats> nextSeat{};

    Slots lowAces = 0;     ///< played forms only (rule `aces_call`)
    Slots aces = 0;        ///< aces that may be called low
    Slots trumpJokers = 0; ///< jokers in the spade lane
    Slots jokeJokers = 0;  ///< rule `jokers_role` joke
    Slots junkJokers = 0;  ///< rule `jokers_role` junk
    Slot aceOfSpades = kNoSlot;
    Slot bigJoker = kNoSlot;

    int players = 4;
    bool plainTricks = true; ///< the winner is the highest slot among `beats`: no ties, no jokes
    bool anyCard = false;    ///< rule `renege_mode` challenge: nothing is prevented
    LeadSpades leadSpades = LeadSpades::broken;
    bool leadAceFree = false;

    // For tricks that are not plain.
    DuplicatesWinner duplicates = DuplicatesWinner::first;
    JokersTie jokersTie = JokersTie::rank;
    JokeTie jokeTie = JokeTie::joker;
    bool ladder = false;

    /// The steps after following suit that are active under these rules, in the order of D21.
    std::vector<Narrowing> narrowings;
    /// What is remembered when a trick is complete, beyond who won it (dix, the cancelling card, no
    /// trump): active rules only.
    std::vector<void (*)(const PlayTables &, PlayState &)> watchers;
    Slots cancelCard = 0; ///< rule `bags_cancel_card` fixed
    Slot nineOfSpades = kNoSlot;
};

/// Works the tables out. The rule set must pass the checker.
[[nodiscard]] PlayTables makePlayTables(const RuleSet &rules, const Seating &seating);

} // namespace sandbag
