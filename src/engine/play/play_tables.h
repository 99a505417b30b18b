// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "facts/deal_facts.h"
#include "facts/per_seat.h"
#include "play/lead_rule.h"
#include "rules/rule_set.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sandbag {

struct Seating;
struct PlayState;
struct PlayTables;

/// A set of cards of one copy each, as bits by slot (see PlayTables).
using Slots = std::uint64_t;
/// A card in its place among the trumps and suits of one rule set, 0–63.
using Slot = std::uint8_t;
inline constexpr Slot kNoSlot = 64;

/// The set of one slot; empty for kNoSlot.
[[nodiscard]] constexpr Slots slotBit(Slot slot)
{
    return slot < kNoSlot ? Slots{1} << slot : Slots{0};
}

/// The suits of one rule set: the four by their number, of which spades holds every trump
/// (elevated cards and high jokers too), and no suit at all for jokers that belong to none.
using EffectiveSuit = std::uint8_t;
inline constexpr EffectiveSuit kEffectiveClubs = 0;
inline constexpr EffectiveSuit kEffectiveSpades = 3;
inline constexpr EffectiveSuit kNoEffectiveSuit = 4;

/// A rule that narrows the cards a player may play (D21).
struct PlayRestriction {
    bool (*inForce)(const RuleSet &);
    /// Takes the cards that are left and returns those that it leaves. A step that leaves nothing
    /// is skipped.
    Slots (*apply)(const PlayTables &, const PlayState &, Slots candidates);
    /// Why a card that it does not leave may not be played: a marked text in which %1 is the card.
    const char *(*reason)(const PlayTables &, const PlayState &);
    bool onlyFirstTrick; ///< it leaves all cards of later tricks
    /// What the player must do, said before a card is chosen; null: only `reason` says it.
    const char *(*duty)(const PlayTables &, const PlayState &) = nullptr;
};

/// Remembers something of a trick just completed (FactRow::note).
using TrickNote = void (*)(const PlayTables &, PlayState &);

/// What the play needs of a rule set, worked out once: every card is in a slot such that in each
/// effective suit a higher slot is a higher card, and the effective suits follow in the order in
/// which they beat each other (spades, with everything elevated, on top; with `trumps_hierarchy`
/// all of them). So the Standard trick is a few mask operations and a comparison.
struct PlayTables {
    Numbered<Slot, Card::kPlayable> slotOf{}; ///< by face; kNoSlot: not in the game
    std::array<Card, 64> cardAt{};            ///< by slot
    std::array<Slots, 5>
        effectiveSuit{}; ///< cards of an effective suit; [kNoEffectiveSuit]: suitless jokers
    std::array<Slots, 5> beats{}; ///< by effective suit led: the cards that could win at all
    std::array<EffectiveSuit, 65> effectiveSuitOf{}; ///< by slot; [kNoSlot]: kNoEffectiveSuit
    std::array<Slot, 64> heldSlot{};                 ///< by slot: a low ace maps to the ace held
    std::array<std::uint8_t, 64>
        height{}; ///< spade effective suit: low ace 0, two 1, … ace 13, above
    PerSeat<std::uint8_t> sideOf{};
    PerSeat<std::uint8_t> next{}; ///< the seat on the left

    std::array<Slot, kSuits> aceSlot{};    ///< where aces may be called low (rule `aces_call`) …
    std::array<Slot, kSuits> lowAceSlot{}; ///< … the ace held and its low form; else kNoSlot
    Slots lowAces = 0;                     ///< all low forms
    Slots trumpJokers = 0;                 ///< jokers in the spade effective suit
    Slots jokeJokers = 0;                  ///< rule `jokers_role` joke
    Slots junkJokers = 0;                  ///< rule `jokers_role` junk
    Slots pullers = 0;                     ///< jokers that pull when led (`jokers_big_lead_pulls`)
    Slots cancelCard = 0;                  ///< `bags_cancel_card` fixed
    Slot nineOfSpades = kNoSlot;           ///< rule `dix_allowed`
    Slots singledOut = 0; ///< cards that a rule in force looks for, or that beat by more than their
                          ///< place: no neighbour is as good

    int players = 4;
    bool plainTricks = true;      ///< the winner is the highest slot of `beats`: no ties, no jokes
    bool ladder = false;          ///< rule `trumps_hierarchy`
    bool fallsAsInFiles = false;  ///< the order of slots, from the top, is that of the files
    bool anyCard = false;         ///< rule `renege_mode` challenge: nothing is prevented
    bool jokersTieFirst = false;  ///< rule `jokers_tie` first
    bool beatPartner = false;     ///< rule `follow_beat_partner`
    bool mustTrumpAlways = false; ///< rule `follow_must_trump` must (else overtrump)
    bool trumpIfWinning = false;  ///< … head: a spade that wins, or any card
    LeadRule lead;
    DuplicatesWinner duplicates = DuplicatesWinner::first;
    JokeTie jokeTie = JokeTie::joker;

    std::vector<PlayRestriction> restrictions; ///< those in force, in D21's order
    std::vector<TrickNote> notes;              ///< of the facts that rules in force want noted
};

/// No restriction in force has a say from the trick after `played` others on.
[[nodiscard]] bool restrictionsAreOver(const PlayTables &tables, int played);

/// Works the tables out. The rule set must pass the checker.
[[nodiscard]] PlayTables makePlayTables(const RuleSet &rules, const Seating &seating);

} // namespace sandbag
