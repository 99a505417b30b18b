// SPDX-License-Identifier: GPL-3.0-or-later
// Deals under rules drawn at random, played on at random up to where a test wants them.
#pragma once

#include "../random/named_rules.h"
#include "../random/random_rules.h"

#include <optional>

namespace sandbag {

/// Until `enough` holds; nothing where the deal is over before.
template<typename Enough>
std::optional<DealState> dealUntil(const std::shared_ptr<const RuleContext> &context,
                                   std::uint64_t seed, Dice &dice, Enough enough)
{
    DealStart start = dealCards(*context, static_cast<int>(seed) % context->seating.players, seed);
    start.firstScored = true;
    DealState state = startDeal(context, std::move(start));
    while (!state.over()) {
        if (enough(state))
            return state;
        if (apply(state, choose(legal(state), dice)))
            return {};
    }
    return {};
}

/// The play has begun: all calls are made.
inline std::optional<DealState> dealToPlay(const std::shared_ptr<const RuleContext> &context,
                                           std::uint64_t seed, Dice &dice)
{
    return dealUntil(context, seed, dice,
                     [](const DealState &state) { return state.stage == Stage::play; });
}

/// So many cards are left in the hand that leads to a new trick.
inline std::optional<DealState> dealToEnding(const std::shared_ptr<const RuleContext> &context,
                                             std::uint64_t seed, Dice &dice, int cards)
{
    return dealUntil(context, seed, dice, [cards](const DealState &state) {
        return state.stage == Stage::play && state.play.inTrick == 0 &&
               cardCount(state.play, state.play.turn) <= cards;
    });
}

} // namespace sandbag
