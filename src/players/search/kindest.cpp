// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/kindest.h"

#include "policy/manners.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

/// Points of good manners that partner's nil is worth.
constexpr double kPartnersNil = 40;
/// Less kindness than this is none.
constexpr double kNoDifference = 0.4;

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
    auto kindest = tried.begin();
    double most = kindness(*kindest) + kNoDifference;
    for (auto card = tried.begin() + 1; card != tried.end(); ++card) {
        if (!card->alive || !levelWith(card->sums, tried.front().sums))
            continue;
        if (const double kind = kindness(*card); kind > most) {
            kindest = card;
            most = kind;
        }
    }
    std::rotate(tried.begin(), kindest, kindest + 1);
}

} // namespace sandbag
