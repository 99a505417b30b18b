// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/outcome_sums.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// Standard errors of the difference from which on a choice is given up.
constexpr double kSure = 3.2;
constexpr std::size_t kFewWorlds = 24;

/// Of chances to win: in an open match about three points.
constexpr double kNotMissed = 0.003;
/// Standard errors of the difference within which choices are level.
constexpr double kWithinNoise = 1;

/// How far one choice is behind another on the worlds of both.
struct Behind {
    double mean = 0, error = 0;
};

Behind behind(const OutcomeSums &choice, const OutcomeSums &best, std::size_t count)
{
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
    return {mean, std::sqrt(variance * squares) / weight};
}

} // namespace

bool clearlyWorse(const OutcomeSums &choice, const OutcomeSums &best)
{
    const std::size_t count = std::min(choice.values.size(), best.values.size());
    if (count < kFewWorlds)
        return false;
    const Behind less = behind(choice, best, count);
    return less.mean > kSure * less.error;
}

bool levelWith(const OutcomeSums &choice, const OutcomeSums &better)
{
    const std::size_t count = std::min(choice.values.size(), better.values.size());
    if (count == 0)
        return false;
    const Behind less = behind(choice, better, count);
    return less.mean <= std::min(kWithinNoise * less.error, kNotMissed);
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
