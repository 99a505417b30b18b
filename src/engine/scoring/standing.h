// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"
#include "facts/per_seat.h"
#include "rules/rule_set.h"
#include "scoring/deal_score.h"
#include "setup/seating.h"

#include <cstdint>
#include <optional>

namespace sandbag {

struct EndCondition;

/// The standing of a match between two deals. A plain value; a default one is the start.
struct Standing {
    PerSide<int> totals{};    ///< points by side
    PerSide<int> bags{};      ///< by side, as the penalties left them
    PerSide<int> setsInRow{}; ///< by side (D51)
    PerSide<int> sets{};      ///< by side, in the match so far (D121)
    PerSide<int> sevens{};    ///< by side: times counted for the `seven_bonus` race
    int pot = 0;              ///< of failed nils (`nil_pot`)
    int dealsScored = 0;      ///< void deals are none
    int minutes = 0;          ///< on the clock, when it was last read
    bool over = false;
    int winner = -1;                   ///< side; −1 while the match goes on
    const EndCondition *end = nullptr; ///< what ended it

    bool operator==(const Standing &) const = default;
};

/// Before the first deal: the sides begin with the points that they are given (rule
/// `start_points`, D124).
[[nodiscard]] Standing openingStanding(const RuleSet &rules);

/// The standing after one more deal: sums, and who has won (D29, D48, D49, D50). `minutes` is the
/// clock at the end of the deal, where it is known.
[[nodiscard]] Standing advance(const RuleSet &rules, const Seating &seating, const Standing &before,
                               const DealScore &score, std::optional<int> minutes = std::nullopt);

} // namespace sandbag
