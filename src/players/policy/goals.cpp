// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/goals.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace sandbag {

namespace {

/// Standard deviation of the tricks still to be taken, by row of TrickWorth.
constexpr std::array<float, 8> kSpread{0.15F, 0.35F, 0.5F, 0.65F, 0.8F, 1.0F, 1.2F, 1.5F};
/// A step up of less than this is no contract.
constexpr float kLeastStep = 15;

} // namespace

TrickWorth::TrickWorth(std::vector<float> worth)
    : m_worth(std::move(worth)), m_columns(static_cast<int>(m_worth.size()) * kSteps)
{
    assert(!m_worth.empty());
    const int tricks = static_cast<int>(m_worth.size()) - 1;
    float best = kLeastStep;
    for (int t = 1; t <= tricks; ++t) {
        const float step = m_worth[t] - m_worth[t - 1];
        if (step >= best) {
            best = step;
            m_aim = t;
        }
    }
    m_marginal.resize(static_cast<std::size_t>(kSpreads * m_columns));
    for (int spread = 0; spread < kSpreads; ++spread) {
        for (int column = 0; column < m_columns; ++column) {
            const float mean = static_cast<float>(column) / kSteps;
            float sum = 0, weights = 0;
            for (int t = 0; t < tricks; ++t) {
                const float z = (static_cast<float>(t) - mean) / kSpread[spread];
                const float weight = std::exp(-0.5F * z * z);
                weights += weight;
                sum += weight * (m_worth[t + 1] - m_worth[t]);
            }
            m_marginal[static_cast<std::size_t>(spread * m_columns + column)] =
                weights > 1e-6F ? sum / weights : 0;
        }
    }
}

} // namespace sandbag
