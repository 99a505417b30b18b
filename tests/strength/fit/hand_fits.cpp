// SPDX-License-Identifier: GPL-3.0-or-later
#include "fits.h"
#include "least_squares.h"
#include "pieces.h"
#include "self_play.h"

#include "bidding/hand_features.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <sstream>

namespace sandbag::fit {

namespace {

constexpr int kPiece = 500;
constexpr double kRidge = 1;
/// Steps of Newton's method; the last ones move nothing any more.
constexpr int kSteps = 12;

using Features = std::vector<std::pair<std::size_t, double>>;
struct Sample {
    Features x;
    double y = 0;
};

std::string written(const Sample &sample)
{
    std::ostringstream out;
    out << sample.y << ' ' << sample.x.size();
    for (const auto &[index, value] : sample.x)
        out << ' ' << index << ' ' << value;
    return out.str() + ' ';
}

void readInto(std::vector<Sample> &samples, const std::string &line)
{
    std::istringstream in(line);
    Sample sample;
    for (std::size_t count = 0; in >> sample.y >> count;) {
        sample.x.resize(count);
        for (auto &[index, value] : sample.x)
            in >> index >> value;
        samples.push_back(sample);
    }
}

template<typename Work>
std::vector<Sample> collected(const Run &run, Work samplesOf)
{
    Pieces pieces(run.state);
    std::vector<Sample> samples;
    for (int first = 0; first < run.deals; first += kPiece) {
        const int beyond = std::min(first + kPiece, run.deals);
        readInto(samples, pieces.piece(first / kPiece, [&] {
            std::string line;
            for (int number = first; number < beyond; ++number) {
                for (const Sample &sample : samplesOf(number))
                    line += written(sample);
            }
            return line;
        }));
    }
    return samples;
}

// --- nil

/// What tricks of its own cards a hand has to fear.
double danger(SelfPlay &games, Slots own)
{
    return cardTricks(games.context().play, own, 0, games.heuristics().hands().pack() & ~own);
}

/// `seat` bids nil, all others about what they hold, and the deal is played out.
Sample nilOf(SelfPlay &games, const DealState &deal, int seat)
{
    const HandModel &hands = games.heuristics().hands();
    Calls calls{};
    for (int other = 0; other < 4; ++other) {
        const Slots own = deal.play.hand[other];
        const double tricks = hands.tricks(own, 0, hands.pack() & ~own) - 0.4;
        calls[other] = other == seat
                           ? Call::of(Call::What::nil)
                           : Call::number(std::max(1, static_cast<int>(std::lround(tricks))));
    }
    const PlayState end = games.playedOut(deal.play, calls);
    const Slots own = deal.play.hand[seat];
    const NilFeatures features(games.context().play, own, hands.pack() & ~own);
    Sample sample;
    for (int i = 0; i < features.count; ++i)
        sample.x.emplace_back(features.indices[static_cast<std::size_t>(i)], 1);
    const double partner = calls[(seat + 2) % 4].tricks() - 13 / 4.0;
    sample.x.emplace_back(NilFeatures::kPartner, partner);
    sample.y = end.taken[seat] == 0 ? 1 : 0;
    return sample;
}

std::vector<Sample> nilSamples(SelfPlay &games, int number)
{
    const DealState deal = games.dealt(number);
    if (deal.over())
        return {};
    int safest = 0;
    for (int seat = 1; seat < 4; ++seat) {
        if (danger(games, deal.play.hand[seat]) < danger(games, deal.play.hand[safest]))
            safest = seat;
    }
    const int blindly = (number / 4) % 4;
    std::vector<Sample> samples{nilOf(games, deal, safest)};
    if (blindly != safest)
        samples.push_back(nilOf(games, deal, blindly));
    return samples;
}

std::vector<double> logistic(const std::vector<Sample> &samples, std::size_t size)
{
    std::vector<double> weights(size);
    for (int step = 0; step < kSteps; ++step) {
        NormalEquations equations(size);
        for (const Sample &sample : samples) {
            double odds = 0;
            for (const auto &[index, value] : sample.x)
                odds += weights[index] * value;
            const double chance = 1 / (1 + std::exp(-odds));
            const double curve = std::max(chance * (1 - chance), 1e-4);
            equations.add(sample.x, odds + (sample.y - chance) / curve, curve);
        }
        weights = equations.solved(kRidge);
    }
    return weights;
}

// --- tricks

/// The terms of HandModel::rawTricks in the order of its weights.
Features termsOf(const PlayTables &tables, Slots own, Slots others)
{
    const Slots trumps = tables.effectiveSuit[kEffectiveSpades];
    const int spades = std::popcount(own & trumps);
    std::array<double, 11> terms{1, cardTricks(tables, own & trumps, 0, others),
                                 cardTricks(tables, own & ~trumps, 0, others), double(spades)};
    terms[8] = std::max(spades - 4, 0);
    terms[9] = spades == 0 ? 1 : 0;
    terms[10] = spades == 1 ? 1 : 0;
    for (int effectiveSuit = 0; effectiveSuit < kEffectiveSpades && spades > 1; ++effectiveSuit) {
        const int length = std::popcount(own & tables.effectiveSuit[effectiveSuit]);
        if (length < 3)
            terms[static_cast<std::size_t>(4 + length)] += 1;
        if (length == 0)
            terms[7] += std::min(spades, 3);
    }
    Features features;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (terms[i] != 0)
            features.emplace_back(i, terms[i]);
    }
    return features;
}

std::vector<Sample> trickSamples(SelfPlay &games, int number)
{
    const DealState deal = games.dealt(number);
    std::vector<Sample> samples;
    if (deal.over())
        return samples;
    const PlayState end = games.playedOut(deal.play, deal.calls);
    const Slots pack = games.heuristics().hands().pack();
    for (int seat = 0; seat < 4; ++seat) {
        const Slots own = deal.play.hand[seat];
        const bool nobodyShuns = nilSeatsOf(deal.seating(), deal.calls) == 0;
        if (nobodyShuns)
            samples.push_back({termsOf(games.context().play, own, pack & ~own),
                               static_cast<double>(end.taken[seat])});
    }
    return samples;
}

} // namespace

std::vector<double> fitNil(const Run &run)
{
    SelfPlay games(run.seed);
    const auto samples = collected(run, [&](int number) { return nilSamples(games, number); });
    return logistic(samples, NilFeatures::kCount);
}

std::vector<double> fitHand(const Run &run)
{
    SelfPlay games(run.seed);
    NormalEquations equations(11);
    for (const Sample &sample :
         collected(run, [&](int number) { return trickSamples(games, number); }))
        equations.add(sample.x, sample.y);
    return equations.solved(kRidge);
}

} // namespace sandbag::fit
