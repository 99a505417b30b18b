// SPDX-License-Identifier: GPL-3.0-or-later
#include "value/win_model.h"

#include "facts/per_seat.h"
#include "families/bags/bags.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace sandbag {

namespace {

/// A match without any end that is known beforehand is looked at this far.
constexpr float kFarAway = 6;
/// Nearer than this the end is never: the last deal is still to be played.
constexpr float kLeastDeals = 0.5F;

} // namespace

WinModel::WinModel(const RuleContext &context, const Parts &parts)
    : m_sides(context.seating.sides),
      m_target(context.rules.win_target),
      m_floor(context.rules.win_floor),
      m_deals(context.rules.win_deals)
{
    assert(m_sides >= 2);
    const float tricks = static_cast<float>(context.pack.tricks);
    const float whole =
        tricks * static_cast<float>(context.rules.contract_per_trick) / static_cast<float>(m_sides);
    m_mean = parts.mean * whole;
    m_spread = parts.spread * std::max(whole, 30.0F);
    m_bagPrice = static_cast<float>(sandbag::bagPrice(context.rules));
}

float WinModel::dealsLeft(const Standing &standing) const
{
    float left = kFarAway;
    if (m_target > 0) {
        const int best =
            *std::max_element(standing.totals.begin(), standing.totals.begin() + m_sides);
        left = static_cast<float>(m_target - best) / m_mean;
    }
    if (m_deals > 0) {
        const float fixed = static_cast<float>(m_deals - standing.dealsScored);
        left = m_target > 0 ? std::min(left, fixed) : fixed;
    }
    return std::max(left, kLeastDeals);
}

WinModel::Chances WinModel::chances(const Standing &standing) const
{
    Chances chances{};
    if (standing.over && standing.winner >= 0) {
        chances[standing.winner] = 1;
        return chances;
    }
    // The difference of two sides spreads by √2 · spread · √deals; a logistic curve of scale
    // s / 1.7 is close to the normal distribution of deviation s.
    const float scale = m_spread * std::sqrt(2.0F * dealsLeft(standing)) / 1.7F;
    PerSide<float> height{};
    float top = -1e9F;
    for (int side = 0; side < m_sides; ++side) {
        height[side] = (static_cast<float>(standing.totals[side]) +
                        m_bagPrice * static_cast<float>(standing.bags[side])) /
                       scale;
        // Close to the floor every deal may be the last.
        if (m_floor < 0) {
            const float above = static_cast<float>(standing.totals[side] - m_floor) / m_spread;
            height[side] -= std::exp(-std::max(above, 0.0F));
        }
        top = std::max(top, height[side]);
    }
    float sum = 0;
    for (int side = 0; side < m_sides; ++side) {
        chances[side] = std::exp(height[side] - top);
        sum += chances[side];
    }
    for (int side = 0; side < m_sides; ++side)
        chances[side] /= sum;
    return chances;
}

} // namespace sandbag
