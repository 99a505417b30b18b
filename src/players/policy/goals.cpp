// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/goals.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>

namespace sandbag {

namespace {

/// Standard deviation of the tricks still to be taken, by row of TrickWorth.
constexpr std::array<float, 8> kSpread{0.15F, 0.35F, 0.5F, 0.65F, 0.8F, 1.0F, 1.2F, 1.5F};
/// A step up of less than this is no contract.
constexpr float kLeastStep = 15;

/// Bell curves by row of TrickWorth and distance from their middle in columns. Every bid that is
/// thought about asks for some thousand values.
class Bells
{
public:
    explicit Bells(int columnsOfTrick)
    {
        for (std::size_t row = 0; row < kSpread.size(); ++row) {
            for (int columns = 0; columns <= kFarthest; ++columns) {
                const float z =
                    static_cast<float>(columns) / static_cast<float>(columnsOfTrick) / kSpread[row];
                m_height[row][columns] = std::exp(-0.5F * z * z);
            }
        }
    }
    [[nodiscard]] float at(int row, int columns) const
    {
        return m_height[row][std::min(std::abs(columns), kFarthest)];
    }

private:
    static constexpr int kFarthest = 96; ///< here and beyond all are 0 as far as a float can tell

    Numbered<Numbered<float, kFarthest + 1>, 8> m_height;
};

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
    static const Bells bells(kSteps);
    m_marginal.resize(static_cast<std::size_t>(kSpreads * m_columns));
    for (int spread = 0; spread < kSpreads; ++spread) {
        for (int column = 0; column < m_columns; ++column) {
            float sum = 0, weights = 0;
            for (int t = 0; t < tricks; ++t) {
                const float weight = bells.at(spread, kSteps * t - column);
                weights += weight;
                sum += weight * (m_worth[t + 1] - m_worth[t]);
            }
            m_marginal[static_cast<std::size_t>(spread * m_columns + column)] =
                weights > 1e-6F ? sum / weights : 0;
        }
    }
}

} // namespace sandbag
