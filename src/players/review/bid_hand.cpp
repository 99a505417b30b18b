// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/bid_hand.h"

#include "bidding/hand_features.h"
#include "policy/card_worth.h"
#include "policy/unseen_slots.h"
#include "setup/pack.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

namespace sandbag {

namespace {

constexpr int kNamed = 5;            ///< the highest cards of a suit, which are named
constexpr int kSpadesToRuff = 2;     ///< with fewer nobody counts on ruffs
constexpr int kLong = 5;             ///< cards of a suit of which low ones may win
constexpr float kWorthNaming = 0.5F; ///< tricks, as expected ones are told by halves
constexpr float kWorthHoping = 0.2F; ///< of a card that is one of several for which half a trick is
constexpr int kHoped = 4;            ///< the highest cards of a suit, of which one is hoped for
constexpr std::size_t kHopes = 3;    ///< of those that are named
constexpr float kPerHigher = 0.25F;  ///< what each higher card that is out takes off a high one
constexpr float kPerRound = 0.25F;   ///< … and each round of its suit before
constexpr int kUsualLength = 4;      ///< cards of a side suit, with more of which others run out
constexpr int kUsualSpades = 13;     ///< in a pack without jokers or trump twos
constexpr int kShort = 1;            ///< cards of a suit that will soon be out

} // namespace

int halvesOf(float tricks)
{
    return static_cast<int>(std::lround(2 * tricks));
}

BidHand::BidHand(const SeatView &view)
    : m_view(view),
      m_tables(view.context().play),
      m_own(view.seen().play.hand[view.seat()]),
      m_others(unseenSlots(view))
{
}

/// What players count for the high cards of a suit: those of side suits while others still follow,
/// those with a higher one out for less.
float BidHand::headCount() const
{
    if (isDoublePack(m_view.rules())) // a copy may beat any of them
        return cardTricks(m_tables, m_own, secondCopies(), m_others, winnerSlots());
    float tricks = 0;
    for (EffectiveSuit suit = kEffectiveClubs; suit <= kEffectiveSpades; ++suit) {
        const Slots all = m_tables.effectiveSuit[suit];
        int before = 0;
        for (Slots rest = winnerSlots() & all; rest; ++before) {
            const auto top = static_cast<Slot>(std::bit_width(rest) - 1);
            rest &= ~slotBit(top);
            const int above = std::popcount(m_others & all & slotsAbove(top));
            const float beaten = 1 - kPerHigher * static_cast<float>(above);
            const int length = before + above + std::max(count(suit) - kUsualLength, 0);
            const float followed =
                suit == kEffectiveSpades ? 1 : 1 - kPerRound * static_cast<float>(length);
            tricks += std::max(beaten, 0.0F) * std::max(followed, 0.0F);
        }
    }
    return tricks;
}

int BidHand::addedSpades() const
{
    return std::max(std::popcount((m_own | m_others) & m_tables.effectiveSuit[kEffectiveSpades]) -
                        kUsualSpades,
                    0);
}

int BidHand::count(EffectiveSuit effectiveSuit) const
{
    const Slots suit = m_tables.effectiveSuit[effectiveSuit];
    return std::popcount(m_own & suit) + std::popcount(secondCopies() & suit);
}

Slots BidHand::winnerSlots() const
{
    Slots winners = 0;
    for (int effectiveSuit = kEffectiveSpades; effectiveSuit >= kEffectiveClubs; --effectiveSuit) {
        const Slots all = m_tables.effectiveSuit[static_cast<std::size_t>(effectiveSuit)];
        const int added = effectiveSuit == kEffectiveSpades ? addedSpades() : 0;
        const int most = effectiveSuit == kEffectiveSpades ? 3 + added : 1;
        for (Slots rest = m_own & all; rest;) {
            const auto top = static_cast<Slot>(std::bit_width(rest) - 1);
            rest &= ~slotBit(top);
            const int above = std::popcount(m_others & all & slotsAbove(top));
            const bool guarded = above <= 1 && std::popcount(rest) >= above;
            const bool likely = laterWinChance(m_tables, m_own, m_others, top) >= kWorthNaming;
            const int place = std::popcount((m_own | m_others) & all & slotsAbove(top));
            if (above > most || place >= kNamed + added || (!guarded && !likely))
                break;
            winners |= slotBit(top);
        }
    }
    return winners;
}

CardList BidHand::winners() const
{
    CardList cards;
    const Slots winners = winnerSlots();
    for (int effectiveSuit = kEffectiveSpades; effectiveSuit >= kEffectiveClubs; --effectiveSuit) {
        const Slots all = m_tables.effectiveSuit[static_cast<std::size_t>(effectiveSuit)];
        for (Slots rest = winners & all; rest;) {
            const auto top = static_cast<Slot>(std::bit_width(rest) - 1);
            rest &= ~slotBit(top);
            cards.push_back(m_tables.cardAt[top]);
            if (secondCopies() & slotBit(top))
                cards.push_back(m_tables.cardAt[top]);
        }
    }
    return cards;
}

std::optional<Suit> BidHand::shortSuit() const
{
    if (count(kEffectiveSpades) < kSpadesToRuff)
        return {};
    for (int few = 0; few <= kShort; ++few) {
        for (EffectiveSuit suit = kEffectiveClubs; suit < kEffectiveSpades; ++suit) {
            if (count(suit) == few && (m_others & m_tables.effectiveSuit[suit]))
                return static_cast<Suit>(suit);
        }
    }
    return {};
}

std::optional<Suit> BidHand::longSuit(const HandModel &model) const
{
    const Slots low = m_own & ~winnerSlots();
    std::optional<Suit> longest;
    float most = kWorthNaming;
    for (EffectiveSuit suit = kEffectiveClubs; suit <= kEffectiveSpades; ++suit) {
        const Slots cards = low & m_tables.effectiveSuit[suit];
        const float tricks = count(suit) < kLong ? 0 : model.tricksOf(cards, hand(), m_others);
        if (tricks < most)
            continue;
        most = tricks;
        longest = static_cast<Suit>(suit);
    }
    return longest;
}

float BidHand::tricks(const HandModel &model) const
{
    return model.tricks(m_own, secondCopies(), m_others);
}

CardList BidHand::hopes(std::optional<Suit> longest) const
{
    std::vector<std::pair<float, Slot>> likely;
    const Slots told = longest ? m_tables.effectiveSuit[static_cast<EffectiveSuit>(*longest)] : 0;
    for (Slots rest = m_own & ~winnerSlots() & ~told; rest; rest &= rest - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(rest));
        if (m_tables.effectiveSuitOf[slot] >= kNoEffectiveSuit)
            continue;
        const float chance = laterWinChance(m_tables, m_own, m_others, slot);
        const Slots all = m_tables.effectiveSuit[m_tables.effectiveSuitOf[slot]];
        const int place = std::popcount((m_own | m_others) & all & slotsAbove(slot));
        // A side card above which more cards are out than lie below it falls under them.
        const bool spade = m_tables.effectiveSuitOf[slot] == kEffectiveSpades;
        const bool guarded = std::popcount(m_others & all & slotsAbove(slot)) <=
                             std::popcount(m_own & all & (slotBit(slot) - 1));
        const int hoped = spade ? kHoped + 1 + addedSpades() : kHoped;
        if (chance >= kWorthHoping && place < hoped && (spade || guarded)) // no low one alone
            likely.emplace_back(chance, slot);
    }
    std::sort(likely.begin(), likely.end(), std::greater<>());
    likely.resize(std::min(likely.size(), kHopes));
    CardList cards;
    for (const auto &[chance, slot] : likely)
        cards.push_back(m_tables.cardAt[slot]);
    return cards;
}

float BidHand::ruffsBeside(const HandModel &model) const
{
    float tricks = 0;
    for (EffectiveSuit suit = kEffectiveClubs; suit < kEffectiveSpades; ++suit)
        tricks += shortSuit() == static_cast<Suit>(suit) ? 0 : model.ruffsIn(suit, hand());
    return tricks;
}

/// What nothing else is named for goes to the high cards, each of which takes one trick at most,
/// and then to the low cards of a long suit.
void BidHand::moveRest(BidCount &count, int mostOfHigh, bool longSuit)
{
    const int higher = std::clamp(count.rest, 0, std::max(mostOfHigh - count.high, 0));
    count.high += higher;
    count.rest -= higher;
    if (longSuit)
        count.low += std::exchange(count.rest, 0);
}

/// High cards are counted as players count them, and what is expected beyond that for all
/// else: a part that is named for half a trick at least.
BidCount BidHand::counted(const HandModel &model) const
{
    BidCount count;
    count.expected = halvesOf(tricks(model));
    const Slots named = winnerSlots();
    const auto ruffed = shortSuit();
    const auto longest = longSuit(model);
    const int others = (ruffed ? 1 : 0) + (longest ? 1 : 0);
    if (count.expected < others + (named ? 1 : 0))
        return count;
    if (named)
        count.high = std::clamp(halvesOf(headCount()), 1, count.expected - others);
    int left = count.expected - count.high;
    if (ruffed) {
        const float tricks = model.ruffsIn(static_cast<EffectiveSuit>(*ruffed), hand());
        count.ruffs = std::clamp(halvesOf(tricks), 1, left - (longest ? 1 : 0));
    }
    left -= count.ruffs;
    if (longest) {
        const auto suit = static_cast<EffectiveSuit>(*longest);
        const Slots low = m_own & ~named & m_tables.effectiveSuit[suit];
        count.low = std::clamp(halvesOf(model.tricksOf(low, hand(), m_others)), 1, left);
    }
    count.rest = left - count.low;
    count.others = hopes(longest);
    count.shortSuits = ruffsBeside(model) >= kWorthNaming;
    if (named && count.others.empty() && !count.shortSuits)
        moveRest(count, 2 * static_cast<int>(winners().size()), longest.has_value());
    // Half a trick of each is not all that is hoped for.
    count.unnamed = !count.others.empty() && !count.shortSuits &&
                    count.rest > static_cast<int>(count.others.size());
    return count;
}

Slot BidHand::highestSide() const
{
    Slot highest = kNoSlot;
    double most = -1;
    for (Slots rest = m_own & ~m_tables.effectiveSuit[kEffectiveSpades]; rest; rest &= rest - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(rest));
        const EffectiveSuit suit = m_tables.effectiveSuitOf[slot];
        if (suit >= kNoEffectiveSuit)
            continue;
        const Slots all = (m_own | m_others) & m_tables.effectiveSuit[suit];
        const double height =
            static_cast<double>(std::popcount(all & slotsUpTo(slot))) / std::popcount(all);
        if (height > most) {
            most = height;
            highest = slot;
        }
    }
    return highest;
}

} // namespace sandbag
