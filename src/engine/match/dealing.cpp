// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/dealing.h"

#include "match/dealt_play.h"
#include "match/secret_deal.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <span>

namespace sandbag {

namespace {

constexpr int kStacks = 4;
/// Two decks with their jokers have fewer cards.
constexpr std::size_t kMostCards = 128;

/// 2^64 / n, by n, so that a throw is reduced without a division.
constexpr std::array<std::uint64_t, kMostCards> reciprocals()
{
    std::array<std::uint64_t, kMostCards> of{};
    for (std::size_t n = 1; n < kMostCards; ++n)
        of[n] = ~std::uint64_t{0} / n;
    return of;
}
constexpr auto kReciprocals = reciprocals();

std::uint64_t remainder(std::uint64_t thrown, std::uint64_t n)
{
#ifdef __SIZEOF_INT128__
    if (n < kMostCards) {
        __extension__ using Product = unsigned __int128;
        const auto times = static_cast<std::uint64_t>((Product{thrown} * kReciprocals[n]) >> 64);
        const std::uint64_t rest = thrown - times * n; // one n too much at most
        return rest >= n ? rest - n : rest;
    }
#endif
    return thrown % n;
}

template<typename Numbers>
void shuffleCards(std::span<Card> cards, Numbers &dice)
{
    for (std::size_t left = cards.size(); left > 1; --left)
        std::swap(cards[left - 1],
                  cards[static_cast<std::size_t>(dice.below(static_cast<int>(left)))]);
}

/// Nothing but cards that go round one by one, and perhaps some that are left over.
bool goesRound(const RuleContext &context)
{
    return !context.pack.setAside && !context.pack.draft &&
           context.rules.bags_cancel_card != BagsCancelCard::cut &&
           context.pack.cards.size() <= kMostCards;
}

/// The deck as it is shuffled: a card chosen beforehand stays out (rule `deck_aside_card`).
template<typename Numbers>
CardList shuffledPack(const RuleContext &context, Numbers &&dice)
{
    CardList pack = context.pack.cards;
    if (context.pack.setAside)
        pack.erase(std::find(pack.begin(), pack.end(), *context.pack.setAside));
    shuffleCards(pack, dice);
    return pack;
}

/// Top card of each of the four stacks, as places in the deck.
std::vector<std::size_t> stackTops(const CardList &pack)
{
    std::vector<std::size_t> tops;
    for (std::size_t stack = 0; stack < kStacks; ++stack)
        tops.push_back(stack * pack.size() / kStacks);
    return tops;
}

/// Rule `deal_cut` french: each player gets the turned card of the stack the cutter gave them.
void giveTurnedCards(DealStart &start, CardList &pack, const Cut &cut)
{
    const auto tops = stackTops(pack);
    start.faceUp.resize(start.hands.size());
    for (std::size_t stack = 0; stack < tops.size() && stack < cut.stackSeats.size(); ++stack) {
        const auto seat = static_cast<std::size_t>(cut.stackSeats[stack]);
        start.hands[seat].push_back(pack[tops[stack]]);
        start.faceUp[seat].push_back(pack[tops[stack]]);
    }
    for (std::size_t stack = kStacks; stack-- > 0;)
        pack.erase(pack.begin() + static_cast<std::ptrdiff_t>(tops[stack]));
}

/// Who gets which stack's card.
template<typename Numbers>
std::vector<int> stacksByChance(int players, Numbers &dice)
{
    std::vector<int> seats(static_cast<std::size_t>(players));
    std::iota(seats.begin(), seats.end(), 0);
    for (int left = players; left > 1; --left)
        std::swap(seats[static_cast<std::size_t>(left - 1)],
                  seats[static_cast<std::size_t>(dice.below(left))]);
    return seats;
}

/// One card at a time from the dealer's left until every hand is full; the rest is set aside. The
/// hands are of one length before, so they fill up in the same round.
void dealRound(DealStart &start, const RuleContext &context, const CardList &pack)
{
    const auto full = static_cast<std::size_t>(context.pack.handSize);
    const auto up = static_cast<std::size_t>(context.rules.deal_face_up);
    if (up > 0)
        start.faceUp.resize(start.hands.size());
    const std::size_t given = start.hands.front().size();
    for (CardList &hand : start.hands)
        hand.reserve(full);
    int seat = start.dealer;
    for (const Card card : pack) {
        seat = context.seating.leftOf(seat);
        const auto place = static_cast<std::size_t>(seat);
        CardList &hand = start.hands[place];
        if (hand.size() == full) {
            start.undealt.push_back(card);
            continue;
        }
        if (hand.size() < given + up)
            start.faceUp[place].push_back(card);
        hand.push_back(card);
    }
}

/// Rule `bags_cancel_card` cut: the card at the foot of the packet that was cut off, or of the
/// pack; the nearest above it that is no joker.
std::optional<Card> turnedCard(const CardList &pack, int depth)
{
    auto at = pack.rbegin() + (depth > 0 ? static_cast<std::ptrdiff_t>(pack.size()) - depth : 0);
    const auto natural = std::find_if(at, pack.rend(), [](Card c) { return !c.isJoker(); });
    return natural == pack.rend() ? std::nullopt : std::optional(*natural);
}

/// The cards that a French cut turns up, of the shuffled deck.
CardList turnedCards(const CardList &pack)
{
    CardList turned;
    for (const std::size_t top : stackTops(pack))
        turned.push_back(pack[top]);
    return turned;
}

template<typename Numbers>
Cut cutBy(const RuleContext &context, Numbers &&dice)
{
    Cut cut;
    if (context.rules.deal_cut == DealCut::cut)
        cut.depth = 1 + dice.below(static_cast<int>(context.pack.cards.size()) - 1);
    if (context.rules.deal_cut == DealCut::french)
        cut.stackSeats = stacksByChance(context.seating.players, dice);
    return cut;
}

/// Cuts the shuffled deck and deals it.
DealStart dealPack(const RuleContext &context, int dealer, CardList pack, const Cut &cut)
{
    assert(dealer >= 0 && dealer < context.seating.players);
    const int depth = std::clamp(cut.depth, 0, static_cast<int>(pack.size()));
    DealStart start;
    start.dealer = dealer;
    start.hands.resize(static_cast<std::size_t>(context.seating.players));
    if (context.rules.bags_cancel_card == BagsCancelCard::cut)
        start.cutCard = turnedCard(pack, depth);
    std::rotate(pack.begin(), pack.begin() + depth, pack.end());
    if (context.pack.draft) {
        start.undealt = std::move(pack);
        return start;
    }
    if (!cut.stackSeats.empty())
        giveTurnedCards(start, pack, cut);
    dealRound(start, context, pack);
    if (context.pack.setAside)
        start.undealt.push_back(*context.pack.setAside);
    for (CardList &hand : start.hands)
        sortForFiles(hand);
    return start;
}

} // namespace

std::uint64_t Dice::next()
{
    m_state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

int Dice::below(int n)
{
    const auto range = static_cast<std::uint64_t>(n);
    std::uint64_t thrown = next();
    // Throws below 2^64 mod n come again. That is less than n, and rarely worth a division.
    while (thrown < range && thrown < (0 - range) % range)
        thrown = next();
    return static_cast<int>(remainder(thrown, range));
}

std::uint64_t seedFor(std::uint64_t matchSeed, std::uint64_t number)
{
    Dice dice(matchSeed ^ (number * 0xd1342543de82ef95ULL + 1));
    dice.next();
    return dice.next();
}

void shuffle(CardList &cards, Dice &dice)
{
    shuffleCards(cards, dice);
}

CardList frenchCutCards(const RuleContext &context, std::uint64_t seed)
{
    return turnedCards(shuffledPack(context, Dice(seed)));
}

CardList frenchCutCards(const RuleContext &context, SecretDice dice)
{
    return turnedCards(shuffledPack(context, dice));
}

Cut cutByChance(const RuleContext &context, std::uint64_t seed)
{
    return cutBy(context, Dice(seed + 1));
}

Cut cutByChance(const RuleContext &context, SecretDice dice)
{
    return cutBy(context, dice);
}

DealStart dealCards(const RuleContext &context, int dealer, std::uint64_t seed, const Cut &cut)
{
    return dealPack(context, dealer, shuffledPack(context, Dice(seed)), cut);
}

DealStart dealCards(const RuleContext &context, int dealer, SecretDice dice, const Cut &cut)
{
    return dealPack(context, dealer, shuffledPack(context, dice), cut);
}

PlayState dealtPlay(const RuleContext &context, int dealer, std::uint64_t seed)
{
    PlayState play;
    if (!goesRound(context)) {
        const DealStart start = dealCards(context, dealer, seed);
        for (int seat = 0; seat < context.seating.players; ++seat) {
            for (const Card card : start.hands[static_cast<std::size_t>(seat)])
                addCard(context.play, play, seat, card);
        }
        return play;
    }
    std::array<Card, kMostCards> cards;
    const std::span<Card> pack(cards.data(), context.pack.cards.size());
    std::copy(context.pack.cards.begin(), context.pack.cards.end(), pack.begin());
    Dice dice(seed);
    shuffleCards(pack, dice);
    int seat = dealer;
    for (const Card card : pack.first(static_cast<std::size_t>(context.pack.handSize) *
                                      static_cast<std::size_t>(context.seating.players))) {
        seat = context.play.next[seat];
        addCard(context.play, play, seat, card);
    }
    return play;
}

Card topDarkCard(const DealState &deal, int seat, std::uint64_t seed)
{
    const auto height = [seed](Card card) {
        return seedFor(seed, 1000 + static_cast<std::uint64_t>(card.face()));
    };
    const CardList hand = handOf(deal, seat);
    return *std::max_element(hand.begin(), hand.end(),
                             [&](Card a, Card b) { return height(a) < height(b); });
}

} // namespace sandbag
