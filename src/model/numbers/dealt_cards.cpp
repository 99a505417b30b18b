// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/dealt_cards.h"

#include "deal/deal_state.h"
#include "match/deal_source.h"

#include <algorithm>
#include <cstddef>

namespace sandbag {

namespace {

constexpr std::uint32_t kSeatBound = 8;
constexpr std::uint32_t kMostUp = 32;

/// How many cards each seat and, last, nobody is dealt.
using Shares = std::vector<std::uint32_t>;

Shares sharesOf(const RuleContext &context)
{
    const auto players = static_cast<std::size_t>(context.seating.players);
    Shares shares(players,
                  context.pack.draft ? 0 : static_cast<std::uint32_t>(context.pack.handSize));
    std::uint32_t dealt = 0;
    for (const std::uint32_t share : shares)
        dealt += share;
    shares.push_back(static_cast<std::uint32_t>(context.pack.cards.size()) - dealt);
    return shares;
}

/// The number of ways to divide a deck into such shares: a product of binomials.
BigNumber waysOf(const Shares &shares)
{
    BigNumber ways(1);
    std::uint32_t placed = 0;
    for (const std::uint32_t share : shares) {
        for (std::uint32_t card = 1; card <= share; ++card) {
            ways.multiply(++placed);
            ways.divide(card);
        }
    }
    return ways;
}

/// The owner of each card, in the order of the deck; nothing where the cards are not that deck.
std::optional<std::vector<std::size_t>> ownersOf(const CardList &pack, const DealRecord &deal)
{
    std::vector<CardList> rest = deal.hands;
    rest.push_back(deal.undealt);
    std::vector<std::size_t> owners;
    for (const Card card : pack) {
        bool found = false;
        for (std::size_t owner = 0; owner < rest.size() && !found; ++owner) {
            const auto at = std::find(rest[owner].begin(), rest[owner].end(), card);
            found = at != rest[owner].end();
            if (found) {
                rest[owner].erase(at);
                owners.push_back(owner);
            }
        }
        if (!found)
            return {};
    }
    return owners;
}

/// Goes through all ways in one order: of the cards that are left, the next one to each owner takes
/// up a part of them.
class Ways
{
public:
    explicit Ways(const RuleContext &context)
        : m_shares(sharesOf(context)),
          m_left(static_cast<std::uint32_t>(context.pack.cards.size())),
          m_ways(waysOf(m_shares))
    {
    }

    [[nodiscard]] const BigNumber &all() const { return m_ways; }
    [[nodiscard]] BigNumber withNextTo(std::size_t owner) const
    {
        BigNumber ways = m_ways;
        ways.multiply(m_shares[owner]);
        ways.divide(m_left);
        return ways;
    }
    void give(std::size_t owner)
    {
        m_ways = withNextTo(owner);
        --m_shares[owner];
        --m_left;
    }

private:
    Shares m_shares;
    std::uint32_t m_left;
    BigNumber m_ways;
};

BigNumber placeAmongAll(const RuleContext &context, const std::vector<std::size_t> &owners)
{
    Ways ways(context);
    BigNumber place;
    for (const std::size_t owner : owners) {
        for (std::size_t before = 0; before < owner; ++before)
            place.add(ways.withNextTo(before));
        ways.give(owner);
    }
    return place;
}

/// Fills hands and undealt cards, both in the order of the deck.
void dealAtPlace(const RuleContext &context, BigNumber place, DealRecord &deal)
{
    Ways ways(context);
    const auto players = static_cast<std::size_t>(context.seating.players);
    deal.hands.resize(players);
    for (const Card card : context.pack.cards) {
        std::size_t owner = 0;
        for (BigNumber share = ways.withNextTo(0); owner < players && place >= share;
             share = ways.withNextTo(owner)) {
            place.subtract(share);
            ++owner;
        }
        ways.give(owner);
        (owner < players ? deal.hands[owner] : deal.undealt).push_back(card);
    }
}

/// Words of 16 bits, the highest no greater than it can be.
std::vector<std::uint32_t> wordBounds(BigNumber ways)
{
    ways.subtract(BigNumber(1));
    std::vector<std::uint32_t> bounds;
    while (!ways.isZero()) {
        const BigNumber higher = [&] {
            BigNumber rest = ways;
            rest.divide(0x10000);
            return rest;
        }();
        bounds.push_back(higher.isZero() ? ways.divide(0x10000) + 1 : 0x10000);
        ways = higher;
    }
    return bounds;
}

void putPlace(NumberWriter &number, BigNumber place, const BigNumber &ways)
{
    for (const std::uint32_t bound : wordBounds(ways))
        number.put(place.divide(0x10000), bound);
}

BigNumber takePlace(NumberReader &number, const BigNumber &ways)
{
    std::vector<std::uint32_t> words;
    for (const std::uint32_t bound : wordBounds(ways))
        words.push_back(number.take(bound));
    BigNumber place;
    for (auto word = words.rbegin(); word != words.rend(); ++word) {
        place.multiply(0x10000);
        place.add(*word);
    }
    return place;
}

/// Writes the order of cards that would otherwise be as in `sorted`.
void putOrder(NumberWriter &number, CardList sorted, const CardList &order)
{
    for (const Card card : order) {
        const auto at = std::find(sorted.begin(), sorted.end(), card);
        number.put(static_cast<std::uint32_t>(at - sorted.begin()),
                   static_cast<std::uint32_t>(sorted.size()));
        sorted.erase(at);
    }
}

CardList takeOrder(NumberReader &number, CardList sorted)
{
    CardList order;
    while (!sorted.empty()) {
        const auto at =
            sorted.begin() +
            static_cast<std::ptrdiff_t>(number.take(static_cast<std::uint32_t>(sorted.size())));
        order.push_back(*at);
        sorted.erase(at);
    }
    return order;
}

CardList inOrderOf(const CardList &pack, CardList cards)
{
    CardList sorted;
    for (const Card card : pack) {
        const auto at = std::find(cards.begin(), cards.end(), card);
        if (at == cards.end())
            continue;
        sorted.push_back(card);
        cards.erase(at);
    }
    return sorted;
}

void putShown(NumberWriter &number, const DealRecord &deal)
{
    number.put(deal.cutCard ? 1 : 0, 2);
    if (deal.cutCard)
        number.put(static_cast<std::uint32_t>(deal.cutCard->face()), Card::kFaces);
    number.put(deal.faceUp.empty() ? 0 : 1, 2);
    for (std::size_t seat = 0; seat < deal.faceUp.size(); ++seat) {
        const CardList &hand = deal.hands[seat];
        number.put(static_cast<std::uint32_t>(deal.faceUp[seat].size()), kMostUp);
        for (const Card card : deal.faceUp[seat])
            number.put(static_cast<std::uint32_t>(std::find(hand.begin(), hand.end(), card) -
                                                  hand.begin()),
                       static_cast<std::uint32_t>(hand.size()));
    }
}

void takeShown(NumberReader &number, DealRecord &deal)
{
    if (number.take(2) == 1)
        deal.cutCard = Card(static_cast<int>(number.take(Card::kFaces)));
    if (number.take(2) == 0)
        return;
    for (const CardList &hand : deal.hands) {
        CardList &up = deal.faceUp.emplace_back();
        const std::uint32_t count = number.take(kMostUp);
        for (std::uint32_t i = 0; i < count && !hand.empty(); ++i)
            up.push_back(hand[number.take(static_cast<std::uint32_t>(hand.size()))]);
    }
}

/// As a number gives them: hands sorted, and without data that it cannot hold.
DealRecord sortedCards(const DealRecord &deal)
{
    DealRecord sorted = cardsOnly(deal);
    for (CardList &hand : sorted.hands)
        sortForFiles(hand);
    return sorted;
}

} // namespace

bool putCards(NumberWriter &number, const RuleContext &context, const DealRecord &deal)
{
    if (deal.kind != DealRecord::Kind::played || checkStart(context, startOf(deal)))
        return false;
    DealRecord cards = sortedCards(deal);
    cards.hands.resize(static_cast<std::size_t>(context.seating.players));
    const auto owners = ownersOf(context.pack.cards, cards);
    if (!owners || owners->size() != context.pack.cards.size())
        return false;
    number.put(static_cast<std::uint32_t>(deal.dealer), kSeatBound);
    putPlace(number, placeAmongAll(context, *owners), Ways(context).all());
    putOrder(number, inOrderOf(context.pack.cards, cards.undealt), cards.undealt);
    putShown(number, cards);
    return true;
}

std::optional<DealRecord> takeCards(NumberReader &number, const RuleContext &context)
{
    DealRecord deal;
    deal.dealer = static_cast<int>(number.take(kSeatBound));
    if (deal.dealer >= context.seating.players)
        return {};
    const BigNumber ways = Ways(context).all();
    const BigNumber place = takePlace(number, ways);
    if (place >= ways)
        return {};
    dealAtPlace(context, place, deal);
    for (CardList &hand : deal.hands)
        sortForFiles(hand);
    deal.undealt = takeOrder(number, inOrderOf(context.pack.cards, deal.undealt));
    takeShown(number, deal);
    if (checkStart(context, startOf(deal)))
        return {};
    return deal;
}

bool sameCards(const DealRecord &one, const DealRecord &other)
{
    return sortedCards(one) == sortedCards(other);
}

DealRecord cardsOnly(const DealRecord &deal)
{
    DealRecord cards;
    cards.dealer = deal.dealer;
    cards.hands = deal.hands;
    cards.undealt = deal.undealt;
    cards.faceUp = deal.faceUp;
    cards.cutCard = deal.cutCard;
    return cards;
}

} // namespace sandbag
