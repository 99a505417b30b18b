// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/outcome_sums.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// Standard errors of the difference from which on a choice is given up.
constexpr double kSure = 3.2;
constexpr std::size_t kFewWorlds = 24;

} // namespace

bool clearlyWorse(const OutcomeSums &choice, const OutcomeSums &best)
{
    const std::size_t count = std::min(choice.values.size(), best.values.size());
    if (count < kFewWorlds)
        return false;
    double weight = 0, squares = 0, sum = 0, sumOfSquares = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double w = choice.weights[i];
        const double difference = static_cast<double>(best.values[i]) - choice.values[i];
        weight += w;
        squares += w * w;
        sum += w * difference;
        sumOfSquares += w * difference * difference;
    }
    const double mean = sum / weight;
    const double variance = std::max(sumOfSquares / weight - mean * mean, 1e-12);
    const double effective = weight * weight / squares;
    return mean > kSure * std::sqrt(variance / effective);
}

double leadOver(const OutcomeSums &choice, const OutcomeSums &other)
{
    const std::size_t count = std::min(choice.leads.size(), other.leads.size());
    double weight = 0, sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double w = choice.weights[i];
        weight += w;
        sum += w * (static_cast<double>(choice.leads[i]) - other.leads[i]);
    }
    return weight > 0 ? sum / weight : 0;
}

} // namespace sandbag
