// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/nil_trials.h"

#include "deal/bidding.h"
#include "match/dealing.h"
#include "policy/policy_playout.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sandbag {

namespace {

constexpr int kTrials = 160;
constexpr std::uint64_t kTrialSeed = 0x4E494C53;
/// The table is believed unless the trials say otherwise: deviation of the log-odds beforehand.
constexpr float kDoubt = 1;
/// Tricks that players keep back when they name a number.
constexpr float kKeptBack = 0.4F;

struct Trial {
    float odds = 0;
    bool made = false;
};

PlayState dealtTo(const HandModel &hands, const RuleContext &context, const DealStart &start)
{
    PlayState play;
    for (int seat = 0; seat < context.seating.players; ++seat) {
        const HandModel::Hand hand = hands.sampleHand(start, seat);
        play.hand[seat] = hand.own;
        play.secondCopy[seat] = hand.secondCopy;
    }
    return play;
}

/// The seat whose hand suits a nil best, with its log-odds.
std::pair<int, float> bestNil(const HandModel &hands, const PlayState &play, int players)
{
    int best = 0;
    float top = -1e9F;
    for (int seat = 0; seat < players; ++seat) {
        const Slots own = play.hand[seat];
        const float odds = hands.nilOdds(own, play.secondCopy[seat], hands.pack() & ~own, -1);
        if (odds > top) {
            top = odds;
            best = seat;
        }
    }
    return {best, top};
}

Trial tryNil(OutcomeCache &book, const HandModel &hands, const CardWeights &weights, int number)
{
    const RuleContext &context = book.context();
    const int players = context.seating.players;
    const DealStart start = dealCards(context, number % players, seedFor(kTrialSeed, number));
    PlayState play = dealtTo(hands, context, start);
    const auto [nil, odds] = bestNil(hands, play, players);
    Calls calls{};
    for (int seat = 0; seat < players; ++seat) {
        const Slots own = play.hand[seat];
        const float tricks = hands.tricks(own, play.secondCopy[seat], hands.pack() & ~own);
        calls[seat] = seat == nil
                          ? Call::of(Call::What::nil)
                          : Call::number(std::max(1, static_cast<int>(tricks - kKeptBack + 0.5F)));
    }
    startPlay(context.play, play, context.seating.leftOf(start.dealer), cardCount(play, 0));
    Voids voids{};
    playOutByPolicy(context.play, play, voids, {book.goals(calls), weights});
    return {odds, play.taken[nil] == 0};
}

} // namespace

float nilOddsHere(OutcomeCache &book, const HandModel &hands, const CardWeights &weights)
{
    if (!nilMayBeBid(book.context()))
        return 0;
    std::vector<Trial> trials;
    for (int number = 0; number < kTrials; ++number)
        trials.push_back(tryNil(book, hands, weights, number));
    float offset = 0;
    for (int step = 0; step < 12; ++step) {
        float slope = -offset / (kDoubt * kDoubt);
        float curve = 1 / (kDoubt * kDoubt);
        for (const Trial &trial : trials) {
            const float chance = 1 / (1 + std::exp(-trial.odds - offset));
            slope += (trial.made ? 1.0F : 0.0F) - chance;
            curve += chance * (1 - chance);
        }
        offset += std::clamp(slope / curve, -1.0F, 1.0F);
    }
    return offset;
}

} // namespace sandbag
