// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/kindest.h"

#include "policy/manners.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

/// Points of good manners that partner's nil is worth.
constexpr double kPartnersNil = 150;
/// Chance to win that a point of them may cost: to take any card within the noise cost 19 ± 13
/// points a deal, for what playouts and lessons tell of it is no noise.
constexpr double kPriceOfManners = 1e-4;

/// The chance that partners' nils hold, one with another.
double partnersNils(const OutcomeSums &sums, unsigned nils)
{
    double held = 0;
    for (; nils; nils &= nils - 1)
        held += sums.share(sums.nils[std::countr_zero(nils)]);
    return held;
}

} // namespace

void kindestFirst(std::vector<CardTried> &tried, const SeatView &view, const Goals &goals)
{
    if (tried.size() < 2 || tried.front().sums.values.empty())
        return;
    const Manners manners(view, goals);
    const int me = view.seat();
    const unsigned nils = goals.openNils(view.seen().play.taken) & goals.together[me] & ~(1U << me);
    const auto kindness = [&](const CardTried &card) {
        return static_cast<double>(manners.of(card.slot)) +
               kPartnersNil * partnersNils(card.sums, nils);
    };
    const auto worth = [&](const CardTried &card) {
        return card.sums.mean() + kPriceOfManners * kindness(card);
    };
    auto kindest = tried.begin();
    double most = worth(*kindest);
    for (auto card = tried.begin() + 1; card != tried.end(); ++card) {
        if (!card->alive || !levelWith(card->sums, tried.front().sums))
            continue;
        if (const double value = worth(*card); value > most) {
            kindest = card;
            most = value;
        }
    }
    std::rotate(tried.begin(), kindest, kindest + 1);
}

} // namespace sandbag
