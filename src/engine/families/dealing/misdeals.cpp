// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/misdeals.h"

#include "deal/bidding.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

constexpr int kRankOfJack = 9;
constexpr int kRankOfKing = 11;
constexpr int kRankOfAce = 12;

/// Printed ranks, of elevated cards too.
bool hasNoFace(const DealState &state, int seat)
{
    const CardList hand = handOf(state, seat);
    const int highest = state.rules().misdeal_ace_face ? kRankOfAce : kRankOfKing;
    return std::none_of(hand.begin(), hand.end(), [highest](Card card) {
        return !card.isJoker() && card.rank() >= kRankOfJack && card.rank() <= highest;
    });
}

int effectiveSuitLength(const DealState &state, int seat, EffectiveSuit effectiveSuit)
{
    const Slots cards = state.context->play.effectiveSuit[effectiveSuit];
    return std::popcount(state.play.hand[seat] & cards) +
           std::popcount(state.play.secondCopy[seat] & cards);
}

bool hasLongSuit(const DealState &state, int seat)
{
    for (EffectiveSuit effectiveSuit = 0; effectiveSuit < kNoEffectiveSuit; ++effectiveSuit) {
        if (effectiveSuitLength(state, seat, effectiveSuit) >= state.rules().misdeal_long_suit)
            return true;
    }
    return false;
}

bool hasFewSpades(const DealState &state, int seat)
{
    return spadesHeld(state, seat).least <= state.rules().misdeal_spades_at_most;
}

constexpr MisdealKind kKinds[] = {
    {[](const RuleSet &rules) { return rules.misdeal_no_face; }, hasNoFace},
    {[](const RuleSet &rules) { return rules.misdeal_long_suit > 0; }, hasLongSuit},
    {[](const RuleSet &rules) { return rules.misdeal_spades_at_most >= 0; }, hasFewSpades},
};

} // namespace

std::span<const MisdealKind> misdealKinds()
{
    return kKinds;
}

} // namespace sandbag
