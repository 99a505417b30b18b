// SPDX-License-Identifier: GPL-3.0-or-later
//
// The seam of the facts that rules read of a deal, except its calls and tricks of each player. A
// family declares its facts in its folder; the list that names them by their numbers is in
// families/fact_list.cpp.
#pragma once

#include "facts/deal_facts.h"
#include "facts/fact_set.h"
#include "play/play_state.h"
#include "play/play_tables.h"

#include <cstdint>
#include <span>

namespace sandbag {

/// Everything that is known of one fact but the rules that read it. A fact that the play settles
/// has `fill` and `mix`.
struct FactRow {
    Fact fact = Fact::trickOrder;
    /// Writes what the play has settled so far into the facts of its deal. Null of a fact that is
    /// known from events or from another fact.
    void (*fill)(const PlayTables &, const PlayState &, DealFacts &) = nullptr;
    /// Mixes it into a key: two plays that differ in it have different keys. Null of a fact that
    /// the play does not settle: plays in which every player won as many tricks agree in it.
    std::uint64_t (*mix)(std::uint64_t key, const PlayState &) = nullptr;
    /// Takes it back to what it is before the first card; null where the number of tricks played
    /// says that nothing of it has happened.
    void (*clear)(PlayState &) = nullptr;
    /// What an entered deal gives for it; by default, itself.
    FactSet toldBy = {fact};
    /// Said where an entered deal needs it and lacks it; null where another fact
    /// says it.
    const char *missing = nullptr;
    /// Why the rest cannot be claimed while a rule reads it (D28); null where a claim leaves it as
    /// it is.
    const char *playOn = nullptr;
    /// The cards that can still settle it; null: the last trick does.
    Slots (*awaited)(const PlayTables &, const PlayState &) = nullptr;
};

using FactRows = std::span<const FactRow *const>;

/// By the numbers of the facts.
[[nodiscard]] FactRows factRows();

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

/// A key with one more number in it.
[[nodiscard]] constexpr std::uint64_t stirred(std::uint64_t key, std::uint64_t part)
{
    key ^= part + 0x9E3779B97F4A7C15ULL + (key << 6) + (key >> 2);
    return key * 0xBF58476D1CE4E5B9ULL;
}

} // namespace sandbag
