// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace sandbag::fit {

/// A symmetric system of linear equations that is added up, and solved with a little weight on
/// small answers, so that what was never seen comes out as 0.
class NormalEquations
{
public:
    explicit NormalEquations(std::size_t size) : m_size(size), m_cells(size * (size + 1)) {}

    /// One observation: `weight` · (x · answer − y)².
    void add(const std::vector<std::pair<std::size_t, double>> &x, double y, double weight = 1)
    {
        for (const auto &[row, value] : x) {
            for (const auto &[column, other] : x)
                at(row, column) += weight * value * other;
            right(row) += weight * value * y;
        }
    }
    [[nodiscard]] double &at(std::size_t row, std::size_t column)
    {
        return m_cells[row * (m_size + 1) + column];
    }
    [[nodiscard]] double &right(std::size_t row) { return at(row, m_size); }

    [[nodiscard]] std::vector<double> solved(double ridge) const
    {
        NormalEquations work(*this);
        for (std::size_t row = 0; row < m_size; ++row)
            work.at(row, row) += ridge;
        for (std::size_t pivot = 0; pivot < m_size; ++pivot) {
            for (std::size_t row = pivot + 1; row < m_size; ++row) {
                const double factor = work.at(row, pivot) / work.at(pivot, pivot);
                for (std::size_t column = pivot; column <= m_size; ++column)
                    work.at(row, column) -= factor * work.at(pivot, column);
            }
        }
        std::vector<double> answer(m_size);
        for (std::size_t row = m_size; row-- > 0;) {
            double rest = work.right(row);
            for (std::size_t column = row + 1; column < m_size; ++column)
                rest -= work.at(row, column) * answer[column];
            answer[row] = rest / work.at(row, row);
        }
        return answer;
    }

private:
    std::size_t m_size;
    std::vector<double> m_cells;
};

} // namespace sandbag::fit
