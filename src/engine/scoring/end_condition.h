// SPDX-License-Identifier: GPL-3.0-or-later
//
// The seam of the ends of a match. A family declares its conditions in its folder; the list that
// names them in their order is in families/ending_list.cpp.
#pragma once

#include "rules/rule_set.h"
#include "scoring/deal_score.h"
#include "scoring/standing.h"
#include "text/sentence.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace sandbag {

/// A match after a deal, as the conditions see it: whom they name is a side.
class EndJudge
{
public:
    using Sides = std::uint8_t; ///< bit per side

    EndJudge(const RuleSet &r, const Standing &n, const DealScore &s) : rules(r), now(n), score(s)
    {
    }

    const RuleSet &rules;
    const Standing &now; ///< with the deal
    const DealScore &score;

    [[nodiscard]] Sides all() const { return static_cast<Sides>((1U << score.sides) - 1); }
    template<typename Condition>
    [[nodiscard]] Sides sidesThat(Condition condition) const
    {
        unsigned found = 0;
        for (int side = 0; side < score.sides; ++side)
            found |= condition(side) ? 1U << side : 0U;
        return static_cast<Sides>(found);
    }
    [[nodiscard]] int total(int side) const { return now.totals[side]; }

    /// The one with the most points of these sides; −1 on a tie.
    [[nodiscard]] int best(Sides sides) const;
    /// The best of those that have not lost (D48); of all when all have.
    [[nodiscard]] int bestBut(Sides losers) const;
    /// Of these sides the one that spoke first in the deal.
    [[nodiscard]] int firstToSpeak(Sides sides) const;
};

/// The contents of a sentence about the end of a match.
struct EndedMatch {
    const RuleSet &rules;
    const Standing &standing;
    std::string winner; ///< name of the side
    std::string losers; ///< names of the sides that lost by the condition
};

/// One way for a match to end, and everything that is known of it.
struct EndCondition {
    const char *word; ///< of the files: "target", "slam" …
    /// Null: always.
    bool (*inForce)(const RuleSet &);
    /// Nothing where the condition is not met; otherwise the side that wins, −1 where the match
    /// goes on because of a tie (D49).
    std::optional<int> (*judge)(const EndJudge &);
    /// Why the match is over: "The target of 500 was reached."
    Sentence (*reason)(const RuleSet &);
    /// The same with names and numbers: "Ada & Bo won with 512 points; 500 were needed."
    Sentence (*outcome)(const EndedMatch &);
    /// The side has lost by it; null where the condition names winners.
    bool (*hasLost)(const RuleSet &, const Standing &, int side) = nullptr;
};

/// In the order of D29: the first that is met decides.
[[nodiscard]] std::span<const EndCondition *const> endConditions();

} // namespace sandbag
