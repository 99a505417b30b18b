// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/luck.h"

#include "match/match.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sandbag {

namespace {

constexpr int kQueen = 10; ///< rank of the lowest card that counts as high

double reachOf(double variance)
{
    return 1.96 * std::sqrt(std::max(0.0, variance)); // a damaged index may hold less
}

bool isHighCard(Card card)
{
    return !card.isJoker() && card.rank() >= kQueen;
}

bool isSpade(Card card)
{
    return !card.isJoker() && card.suit() == Suit::spades;
}

bool isOf(Card card, Suit suit)
{
    return !card.isJoker() && card.suit() == suit;
}

/// How many of `marked` cards come into a hand of `hand` out of a deck of `pack`: hypergeometric.
void addCards(LuckCount &sum, double marked, double hand, double pack)
{
    const double share = marked / pack;
    sum.expected += hand * share;
    sum.variance += hand * share * (1 - share) * (pack - hand) / (pack - 1);
}

/// The chance that none of `marked` cards comes into the hand.
double noneOf(int marked, int hand, int pack)
{
    double chance = 1;
    for (int i = 0; i < hand; ++i)
        chance *= std::max(0.0, static_cast<double>(pack - marked - i)) / (pack - i);
    return chance;
}

void addVoids(LuckCount &sum, const std::array<int, kSuits> &suits, int hand, int pack)
{
    double mean = 0, square = 0; // of the number of voids
    for (int a = 0; a < kSuits; ++a) {
        if (suits[static_cast<std::size_t>(a)] == 0)
            continue; // nobody is void in a suit that is not in the deck
        for (int b = 0; b < kSuits; ++b) {
            if (suits[static_cast<std::size_t>(b)] == 0)
                continue;
            const int both = suits[static_cast<std::size_t>(a)] +
                             (a == b ? 0 : suits[static_cast<std::size_t>(b)]);
            square += noneOf(both, hand, pack);
        }
        mean += noneOf(suits[static_cast<std::size_t>(a)], hand, pack);
    }
    sum.expected += mean;
    sum.variance += square - mean * mean;
}

void addHand(SeatLuck &sums, const CardList &hand, const CardList &pack)
{
    const auto among = [](const CardList &cards, auto is) {
        return static_cast<int>(std::count_if(cards.begin(), cards.end(), is));
    };
    const int held = static_cast<int>(hand.size()), all = static_cast<int>(pack.size());
    sums.spades.counted += among(hand, isSpade);
    addCards(sums.spades, among(pack, isSpade), held, all);
    sums.highCards.counted += among(hand, isHighCard);
    addCards(sums.highCards, among(pack, isHighCard), held, all);
    std::array<int, kSuits> suits{};
    for (const Suit suit : kAllSuits) {
        const auto is = [suit](Card card) { return isOf(card, suit); };
        suits[static_cast<std::size_t>(suit)] = among(pack, is);
        sums.voids.counted += among(pack, is) > 0 && among(hand, is) == 0 ? 1 : 0;
    }
    addVoids(sums.voids, suits, held, all);
}

} // namespace

double LuckCount::low() const
{
    return std::max(0.0, expected - reachOf(variance));
}

double LuckCount::high() const
{
    return expected + reachOf(variance);
}

Luck luckOf(const Match &match)
{
    Luck luck;
    luck.seats.resize(static_cast<std::size_t>(match.context()->seating.players));
    const auto &deals = match.record().deals;
    for (std::size_t i = 0; i < deals.size(); ++i) {
        const bool open = i + 1 == deals.size() && !match.dealOver();
        const bool dealt = !deals[i].hands.empty() && !deals[i].hands.front().empty();
        if (deals[i].kind != DealRecord::Kind::played || open || !dealt)
            continue;
        ++luck.deals;
        const CardList &pack = match.contextOf(static_cast<int>(i))->pack.cards;
        for (std::size_t seat = 0; seat < luck.seats.size() && seat < deals[i].hands.size(); ++seat)
            addHand(luck.seats[seat], deals[i].hands[seat], pack);
    }
    return luck;
}

} // namespace sandbag
