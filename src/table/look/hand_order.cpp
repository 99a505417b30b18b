// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/hand_order.h"

#include "deal/rule_context.h"

#include <algorithm>
#include <array>
#include <vector>

namespace sandbag {

namespace {

bool isRed(Lane lane)
{
    return lane == static_cast<Lane>(Suit::diamonds) || lane == static_cast<Lane>(Suit::hearts);
}

/// The lanes that a hand holds, in the order in which they are held.
std::vector<Lane> laneOrder(const std::array<int, 5> &counts, bool alternate)
{
    std::vector<Lane> order;
    for (const Lane lane :
         {Lane{3}, Lane{2}, alternate ? Lane{0} : Lane{1}, alternate ? Lane{1} : Lane{0}})
        if (counts[lane] > 0)
            order.push_back(lane);
    // Two of one colour and one of the other alternate only with the single one in the middle.
    if (alternate && order.size() == 3 && isRed(order[1]) == isRed(order[2])) {
        std::swap(order[0], order[1]);
    } else if (alternate && order.size() == 3 && isRed(order[0]) == isRed(order[1])) {
        std::swap(order[1], order[2]);
    }
    order.push_back(kNoLane);
    return order;
}

} // namespace

CardList sortedHand(CardList cards, const RuleContext &table, HandOrder wanted)
{
    const PlayTables &play = table.play;
    const auto laneOf = [&play](Card card) { return play.laneOf[play.slotOf[card.face()]]; };
    std::array<int, 5> counts{};
    for (const Card card : cards)
        ++counts[laneOf(card)];
    const std::vector<Lane> order = laneOrder(counts, wanted.alternate);
    std::array<int, 5> place{};
    for (std::size_t i = 0; i < order.size(); ++i)
        place[order[i]] = static_cast<int>(i);
    std::stable_sort(cards.begin(), cards.end(), [&](Card a, Card b) {
        if (laneOf(a) != laneOf(b))
            return place[laneOf(a)] < place[laneOf(b)];
        const Slot left = play.slotOf[a.face()];
        const Slot right = play.slotOf[b.face()];
        return wanted.ranksUp ? left < right : left > right;
    });
    return cards;
}

} // namespace sandbag
