// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/glicko.h"

#include <cmath>
#include <numbers>

namespace sandbag {

namespace {

// The names are those of the paper, and so are the numbers of its steps.
constexpr double kScale = 173.7178, kMiddle = 1500, kMostDeviation = 350;

double g(double phi)
{
    return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

double expectation(double mu, double other, double otherPhi)
{
    return 1 / (1 + std::exp(-g(otherPhi) * (mu - other)));
}

/// Step 5: the new volatility, by the Illinois algorithm.
double newVolatility(double sigma, double phi, double v, double delta, double tau)
{
    const double a = std::log(sigma * sigma);
    const auto f = [=](double x) {
        const double e = std::exp(x), sum = phi * phi + v + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (tau * tau);
    };
    double low = a, high = 0;
    if (delta * delta > phi * phi + v) {
        high = std::log(delta * delta - phi * phi - v);
    } else {
        int k = 1;
        while (f(a - k * tau) < 0)
            ++k;
        high = a - k * tau;
    }
    double fLow = f(low), fHigh = f(high);
    while (std::abs(high - low) > 0.000001) {
        const double next = low + (low - high) * fLow / (fHigh - fLow), fNext = f(next);
        if (fNext * fHigh <= 0) {
            low = high;
            fLow = fHigh;
        } else {
            fLow /= 2;
        }
        high = next;
        fHigh = fNext;
    }
    return std::exp(low / 2);
}

} // namespace

double expectedScore(const Rating &one, const Rating &other)
{
    return expectation((one.rating - kMiddle) / kScale, (other.rating - kMiddle) / kScale,
                       other.deviation / kScale);
}

Rating rated(const Rating &before, const std::vector<RatedGame> &games, double tau)
{
    const double mu = (before.rating - kMiddle) / kScale, phi = before.deviation / kScale;
    double information = 0, sum = 0;
    for (const RatedGame &game : games) { // steps 3 and 4
        const double other = (game.against.rating - kMiddle) / kScale;
        const double otherPhi = game.against.deviation / kScale;
        const double e = expectation(mu, other, otherPhi);
        information += g(otherPhi) * g(otherPhi) * e * (1 - e);
        sum += g(otherPhi) * (game.score - e);
    }
    Rating after = before;
    if (games.empty()) {
        const double phiNow = std::sqrt(phi * phi + before.volatility * before.volatility);
        after.deviation = std::fmin(kMostDeviation, kScale * phiNow);
        return after;
    }
    const double v = 1 / information;
    after.volatility = newVolatility(before.volatility, phi, v, v * sum, tau);
    const double phiStar = std::sqrt(phi * phi + after.volatility * after.volatility); // step 6
    const double phiNow = 1 / std::sqrt(1 / (phiStar * phiStar) + information);        // step 7
    after.rating = kScale * (mu + phiNow * phiNow * sum) + kMiddle;
    after.deviation = std::fmin(kMostDeviation, kScale * phiNow);
    return after;
}

} // namespace sandbag
