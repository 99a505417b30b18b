// SPDX-License-Identifier: GPL-3.0-or-later
//
// The seam of the facts that rules read of a deal, except its calls and tricks of each player. A
// family defines the rows of its facts in its folder (facts.cpp); families/facts.def lists them.
#pragma once

#include "facts/deal_facts.h"
#include "facts/fact_set.h"
#include "play/play_state.h"
#include "play/play_tables.h"
#include "text/sentence.h"

#include <cstdint>
#include <span>
#include <string>

namespace sandbag {

/// What the numbers of a counted fact are, in the files and when they are asked for.
enum class CountedAs : std::uint8_t {
    nothing, ///< it is no counted fact
    oneSeat, ///< one seat or nobody: "cancel_card": 2
    seats,   ///< yes or no of each seat: "notrump_broken": [0, 3]
    numbers, ///< how often, for each seat: [0, 2, 0, 1]
};

/// Everything that is known of one fact but the rules that read it. A fact that the play settles
/// has `fill` and `mix`, or is counted.
struct FactRow {
    Fact fact = Fact::trickOrder;
    /// Its name in the files; null where another fact includes it.
    const char *key = nullptr;

    // While the cards are played.
    /// Whether a rule in force wants it noted; null: nothing is noted of it.
    bool (*inForce)(const RuleSet &) = nullptr;
    /// Remembers something of a trick just completed, with its winner in `lastBest` and
    /// `lastLeader`, before the next one is led.
    TrickNote note = nullptr;
    /// The cards that a rule in force scores for themselves, so that no neighbor is as good;
    /// `tables` has its slots, effective suits and special cards. Null: none.
    Slots (*singledOut)(const PlayTables &tables, const RuleSet &rules) = nullptr;
    /// Writes what the play has settled so far into the facts of its deal. Null of a fact that is
    /// counted, or known from events or from another fact.
    void (*fill)(const PlayTables &, const PlayState &, DealFacts &) = nullptr;
    /// Mixes it into a key: two plays that differ in it have different keys. Null of a fact that
    /// is counted, or that the play does not settle: plays in which every player won as many tricks
    /// agree in it.
    std::uint64_t (*mix)(std::uint64_t key, const PlayState &) = nullptr;
    /// Takes it back to what it is before the first card; null where it is counted, or where the
    /// number of tricks played says that nothing of it has happened.
    void (*clear)(PlayState &) = nullptr;

    // Claims.
    /// Why the rest cannot be claimed while a rule reads it (D28); null where a claim leaves it as
    /// it is.
    const char *playOn = nullptr;
    /// The cards that can still settle it; null: the last trick does.
    Slots (*awaited)(const PlayTables &, const PlayState &) = nullptr;

    // Deals that are entered.
    /// What an entered deal gives for it; by default, itself.
    FactSet toldBy = {fact};
    /// Said where an entered deal needs it and lacks it; null where another fact says it.
    const char *missing = nullptr;
    /// Why it cannot be so in a deal of these bids and tricks. Null: of a counted fact, who has
    /// won no trick has no count; any other may be as it will.
    Refusal (*cannotBe)(const RuleSet &, int players, const DealFacts &) = nullptr;
    /// How it is asked of a person who enters a deal; that of counted facts suffices for a form.
    CountedAs counted = CountedAs::nothing;
    /// The question; `player` is whom it is about, where each seat is asked of.
    Sentence (*question)(const RuleSet &, const std::string &player) = nullptr;
    /// Whether the seat that called so is asked of; null: every seat is.
    bool (*asksOf)(const Call &) = nullptr;
    /// The words of yes and no for a button, marked; null: plain ones.
    const char *yes = nullptr, *no = nullptr;

    /// Two plays in which every player won as many tricks can differ in it.
    [[nodiscard]] bool ofPlay() const { return mix || counted != CountedAs::nothing; }
};

using FactRows = std::span<const FactRow *const>;

#define FACT(name, row) extern const FactRow row;
#define COUNTED_FACT(name, row) extern const FactRow row;
#include "families/facts.def"
#undef FACT
#undef COUNTED_FACT

/// By the numbers of the facts.
[[nodiscard]] FactRows factRows();
[[nodiscard]] const FactRow &factRow(Fact fact);

/// Facts that the play of the cards decides, not the number of tricks: two plays in which every
/// player won as many tricks can score differently where one of them is read.
[[nodiscard]] FactSet factsOfPlay(FactRows rows = factRows());

/// The key with all that is read of the play's facts: plays with the same key and the same tricks
/// of each player score alike under rules that read no more.
[[nodiscard]] std::uint64_t mixFacts(std::uint64_t key, const PlayState &state, FactSet read,
                                     FactRows rows = factRows());

/// Forgets everything about the tricks so far.
void clearFacts(PlayState &state, FactRows rows = factRows());

/// Writes what the play knows into the facts that scoring reads.
void fillFacts(const PlayTables &tables, const PlayState &state, DealFacts &facts,
               FactRows rows = factRows());

/// "the fact "dix": North won no trick", so that nothing of it can be this seat's.
[[nodiscard]] Sentence noTrickWon(const FactRow &row, int seat);

/// Why the fact cannot be so in an entered deal; nothing where it can.
[[nodiscard]] Refusal whyCannotBe(const FactRow &row, const RuleSet &rules, int players,
                                  const DealFacts &facts);

/// A key with one more number in it.
[[nodiscard]] constexpr std::uint64_t stirred(std::uint64_t key, std::uint64_t part)
{
    key ^= part + 0x9E3779B97F4A7C15ULL + (key << 6) + (key >> 2);
    return key * 0xBF58476D1CE4E5B9ULL;
}

} // namespace sandbag
