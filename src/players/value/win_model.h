// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/rule_context.h"
#include "facts/per_seat.h"
#include "scoring/standing.h"

#include <memory>

namespace sandbag {

/// The chance of each side to win the match from a standing. Worked out from the rules alone: how
/// many deals are still to come, and how far the sides' points spread in a deal; the rest is a race
/// of random walks. Bags count at their price.
class WinModel
{
public:
    /// Added to a chance for each point: where the match is as good as decided a point more is
    /// still better than a point less. Of an open match a point is worth about ten times as much.
    static constexpr float kPoint = 1e-4F;

    /// A side's points in a deal, as parts of the points for all tricks bid and made. The mean is
    /// counted (tests/strength/fit, "points"). The spread is chosen: it is between that of the
    /// points of one deal, 0.86, and the one that best predicts who wins matches of the simple
    /// player with itself, 3.5 and more ("wins"): there sides far behind bid blind and come back.
    struct Parts {
        float mean = 0.65F;
        float spread = 1.5F;
    };

    explicit WinModel(const RuleContext &context) : WinModel(context, Parts()) {}
    WinModel(const RuleContext &context, const Parts &parts);

    using Chances = PerSide<float>;
    /// By side; they add up to 1. After the match: 1 for the winner.
    [[nodiscard]] Chances chances(const Standing &standing) const;
    [[nodiscard]] float chance(const Standing &standing, int side) const
    {
        return chances(standing)[side];
    }
    /// Points a side makes in an average deal.
    [[nodiscard]] float meanPoints() const { return m_mean; }
    /// Points that one more bag costs, at a score where no penalty is near; 0 or less.
    [[nodiscard]] float bagPrice() const { return m_bagPrice; }

private:
    [[nodiscard]] float dealsLeft(const Standing &standing) const;

    int m_sides = 2;
    int m_target = 0;
    int m_floor = 0;
    int m_deals = 0;
    float m_mean = 0;     ///< of a side's points in a deal
    float m_spread = 0;   ///< standard deviation of the same
    float m_bagPrice = 0; ///< points that a bag costs
};

} // namespace sandbag
