// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/misdeals.h"

#include "deal/bidding.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

bool hasNoFace(const DealState &state, int seat)
{
    const CardList hand = handOf(state, seat);
    return std::none_of(hand.begin(), hand.end(), [](Card card) {
        return !card.isJoker() && card.rank() >= 9 && card.rank() <= 11;
    });
}

int laneLength(const DealState &state, int seat, Lane lane)
{
    const Slots cards = state.table->play.lane[lane];
    return std::popcount(state.play.hand[seat] & cards) +
           std::popcount(state.play.secondCopy[seat] & cards);
}

bool hasLongSuit(const DealState &state, int seat)
{
    for (Lane lane = 0; lane < kNoLane; ++lane) {
        if (laneLength(state, seat, lane) >= state.rules().misdeal_long_suit)
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
