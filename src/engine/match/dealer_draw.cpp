// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/dealer_draw.h"

#include "match/dealing.h"

#include <algorithm>

namespace sandbag {

namespace {

/// One of each natural card of the deck: no draw can end in two equal cards.
CardList shuffledForDraw(const RuleContext &context, Dice &dice)
{
    CardList cards;
    for (const Card card : context.pack.cards) {
        if (!card.isJoker() && std::find(cards.begin(), cards.end(), card) == cards.end())
            cards.push_back(card);
    }
    shuffle(cards, dice);
    return cards;
}

/// By rank, then ♣ < ♦ < ♥ < ♠.
bool lower(const std::pair<int, Card> &a, const std::pair<int, Card> &b)
{
    if (a.second.rank() != b.second.rank())
        return a.second.rank() < b.second.rank();
    return a.second.suit() < b.second.suit();
}

DealerDraw drawOneEach(const CardList &cards, int players, bool high)
{
    DealerDraw draw;
    for (int seat = 0; seat < players; ++seat)
        draw.shown.emplace_back(seat, cards[static_cast<std::size_t>(seat)]);
    const auto [least, most] = std::minmax_element(draw.shown.begin(), draw.shown.end(), lower);
    draw.dealer = (high ? most : least)->first;
    return draw;
}

DealerDraw turnUntil(Suit suit, const CardList &cards, int players)
{
    DealerDraw draw;
    for (const Card card : cards) {
        draw.dealer = static_cast<int>(draw.shown.size()) % players;
        draw.shown.emplace_back(draw.dealer, card);
        if (card.suit() == suit)
            break;
    }
    return draw;
}

} // namespace

DealerDraw drawForDealer(const RuleContext &context, std::uint64_t seed)
{
    Dice dice(seed);
    const int players = context.seating.players;
    if (const auto suit = suitOfFirstDealer(context.rules))
        return turnUntil(*suit, shuffledForDraw(context, dice), players);
    switch (context.rules.deal_first_dealer) {
    case DealFirstDealer::high_card:
        return drawOneEach(shuffledForDraw(context, dice), players, true);
    case DealFirstDealer::low_card:
        return drawOneEach(shuffledForDraw(context, dice), players, false);
    default:
        return {dice.below(players), {}};
    }
}

} // namespace sandbag
