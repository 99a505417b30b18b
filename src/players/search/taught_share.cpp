// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/taught_share.h"

#include "search/card_search.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Squared error of what a playout in one world says of a card, next to that of lessons. Guessed
/// from duels with several shares: with 25 worlds the best one was 0.85, with 150 it was about 0.6
/// (and 0.85 no better than none), with 700 half lost.
constexpr double kOfWorld = 60;

/// What a point is worth in these ends, on the whole.
double valueOfPoint(const std::vector<CardTried> &tried)
{
    double count = 0, values = 0, leads = 0, squares = 0, products = 0;
    for (const CardTried &card : tried) {
        for (std::size_t world = 0; world < card.sums.values.size(); ++world) {
            const double value = card.sums.values[world], lead = card.sums.leads[world];
            ++count;
            values += value;
            leads += lead;
            squares += lead * lead;
            products += value * lead;
        }
    }
    const double spread = squares - leads * leads / std::max(count, 1.0);
    return spread > 0 ? (products - values * leads / count) / spread : 0;
}

/// A card that was tried, and what games taught of it.
struct Both {
    CardTried *card;
    double taught;
};

std::vector<Both> pairsOf(std::vector<CardTried> &tried, const ScoredCards &taught)
{
    std::vector<Both> pairs;
    for (CardTried &card : tried) {
        for (int i = 0; i < taught.count; ++i) {
            if (taught.cards[i].slot == card.slot && card.sums.weight > 0)
                pairs.push_back({&card, taught.cards[i].score});
        }
    }
    return pairs;
}

} // namespace

void heedLessons(std::vector<CardTried> &tried, const ScoredCards &taught, float heed)
{
    const std::vector<Both> pairs = pairsOf(tried, taught);
    if (pairs.size() < 2 || heed <= 0)
        return;
    double worlds = 0, meanTaught = 0, meanValue = 0, meanLead = 0;
    const double part = 1.0 / static_cast<double>(pairs.size());
    for (const auto &[card, points] : pairs) {
        worlds = std::max(worlds, static_cast<double>(card->sums.values.size()));
        meanTaught += part * points;
        meanValue += part * card->sums.mean();
        meanLead += part * card->sums.share(card->sums.lead);
    }
    const double error = heed * kOfWorld / worlds;
    const double share = error / (1 + error);
    const double point = valueOfPoint(tried);
    for (const auto &[card, points] : pairs) {
        const double better = points - meanTaught;
        card->sums.shift(share * (meanValue + point * better - card->sums.mean()),
                         share * (meanLead + better - card->sums.share(card->sums.lead)));
    }
}

} // namespace sandbag
