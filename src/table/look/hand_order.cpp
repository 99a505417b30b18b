// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/hand_order.h"

#include "deal/rule_context.h"

#include <algorithm>
#include <array>
#include <vector>

namespace sandbag {

namespace {

bool isRed(EffectiveSuit effectiveSuit)
{
    return effectiveSuit == static_cast<EffectiveSuit>(Suit::diamonds) ||
           effectiveSuit == static_cast<EffectiveSuit>(Suit::hearts);
}

/// The effective suits that a hand holds, in the order in which they are held.
std::vector<EffectiveSuit> effectiveSuitOrder(const std::array<int, 5> &counts, bool alternate)
{
    std::vector<EffectiveSuit> order;
    for (const EffectiveSuit effectiveSuit :
         {EffectiveSuit{3}, EffectiveSuit{2}, alternate ? EffectiveSuit{0} : EffectiveSuit{1},
          alternate ? EffectiveSuit{1} : EffectiveSuit{0}})
        if (counts[effectiveSuit] > 0)
            order.push_back(effectiveSuit);
    // Two of one colour and one of the other alternate only with the single one in the middle.
    if (alternate && order.size() == 3 && isRed(order[1]) == isRed(order[2])) {
        std::swap(order[0], order[1]);
    } else if (alternate && order.size() == 3 && isRed(order[0]) == isRed(order[1])) {
        std::swap(order[1], order[2]);
    }
    order.push_back(kNoEffectiveSuit);
    return order;
}

} // namespace

CardList sortedHand(CardList cards, const RuleContext &context, HandOrder wanted)
{
    const PlayTables &play = context.play;
    const auto effectiveSuitOf = [&play](Card card) {
        return play.effectiveSuitOf[play.slotOf[card.face()]];
    };
    std::array<int, 5> counts{};
    for (const Card card : cards)
        ++counts[effectiveSuitOf(card)];
    const std::vector<EffectiveSuit> order = effectiveSuitOrder(counts, wanted.alternate);
    std::array<int, 5> place{};
    for (std::size_t i = 0; i < order.size(); ++i)
        place[order[i]] = static_cast<int>(i);
    std::stable_sort(cards.begin(), cards.end(), [&](Card a, Card b) {
        if (effectiveSuitOf(a) != effectiveSuitOf(b))
            return place[effectiveSuitOf(a)] < place[effectiveSuitOf(b)];
        const Slot left = play.slotOf[a.face()];
        const Slot right = play.slotOf[b.face()];
        return wanted.ranksUp ? left < right : left > right;
    });
    return cards;
}

} // namespace sandbag
