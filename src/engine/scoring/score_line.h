// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"
#include "text/sentence.h"

#include <array>
#include <cstdint>
#include <span>

namespace sandbag {

/// What sort of thing a line is about, for all who sum or show the lines of a sort together.
enum class LineKind : std::uint8_t { contract, overtricks, bags, nil, other };

/// Makes what it is a part of one of a kind: it cannot be copied, so that its address says which
/// it is.
struct Unique {
    constexpr Unique() = default;
    Unique(const Unique &) = delete;
    Unique &operator=(const Unique &) = delete;
};

/// The rule that caused a line. A family declares its own with its scoring rules; there is one
/// object of each, so that rules are compared by their address.
struct LineRule {
    const char *word; ///< of the files (D62): "contract", "blind_nil", …
    LineKind kind = LineKind::other;
    bool blind = false; ///< of a blind nil: named as such, so that nobody wonders at its worth
    [[no_unique_address]] Unique unique = {};
};

/// A sentence that explains a line, and how the line's numbers are to be read in it. A family
/// declares its own with its scoring rules. %1 … are the arguments that are not counted, in their
/// order.
struct LineText {
    const char *english;
    int args = 0;
    int counted = -1;    ///< the argument with plural forms; −1: none
    bool halves = false; ///< the first argument is twice a number
    /// What replaces it where the line is that of a blind nil; null: the same.
    const char *ofBlindNil = nullptr;
    /// What replaces it where the line is that of a ruling with a reason; null: the same.
    const char *withReason = nullptr;
    [[no_unique_address]] Unique unique = {};
};

/// One explained line of a side's score. A trivial value of fixed size, so that scoring neither
/// allocates nor clears memory: ScoreBuilder::add() fills every member.
struct ScoreLine {
    const LineRule *rule;
    const LineText *text;
    int points;
    int bags;
    std::array<std::int32_t, 4> args; ///< numbers of the sentence
    std::int8_t side;
    std::int8_t seat; ///< the player it is about; −1: the side

    bool operator==(const ScoreLine &) const = default;
};

/// The whole sentence. `rulings` are those of the deal's facts: a ruling's line states its reason.
[[nodiscard]] Sentence explain(const ScoreLine &line, std::span<const Ruling> rulings = {});

} // namespace sandbag
