// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/hand_model.h"

#include "bidding/hand_features.h"
#include "match/dealing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace sandbag {

namespace {

constexpr int kSampleDeals = 150;
constexpr std::uint64_t kSampleSeed = 0x53414D504C45;

constexpr std::array<float, NilFeatures::kCount> kNilWeights{
#include "bidding/nil_table.inc"
};

/// Least squares over 120,000 hands: tricks taken by what the hand shows.
namespace weight {
constexpr float constant = -0.389F;
constexpr float trumps = 1.062F; ///< of the trump cards' own tricks
constexpr float sides = 1.177F;  ///< of the other cards' own tricks
constexpr float perTrump = -0.113F;
constexpr float noSuit = 0.908F; ///< ruffs, by the length of a side suit
constexpr float singleton = 0.753F;
constexpr float doubleton = 0.366F;
constexpr float ruffTrump = 0.124F; ///< a void, times trumps to ruff with
constexpr float longTrump = -0.246F;
constexpr float noTrump = -0.178F;
constexpr float oneTrump = -0.217F;
} // namespace weight

struct Hand {
    Slots own = 0, twin = 0;
};

Hand handOf(const PlayTables &tables, const CardList &cards)
{
    PlayState state;
    for (const Card card : cards)
        addCard(tables, state, 0, card);
    return {state.hand[0], state.twin[0]};
}

} // namespace

HandModel::HandModel(std::shared_ptr<const TableRules> table) : m_table(std::move(table))
{
    const PlayTables &tables = m_table->play;
    for (const Card card : m_table->pack.cards)
        m_pack |= slotBit(tables.slotOf[static_cast<std::size_t>(card.face())]);
    const int players = m_table->seating.players;
    m_share = static_cast<float>(m_table->pack.tricks) / static_cast<float>(players);
    float tricks = 0, nil = 0;
    int hands = 0;
    for (int deal = 0; deal < kSampleDeals; ++deal) {
        const DealStart start = dealCards(*m_table, 0, seedFor(kSampleSeed, deal));
        for (const CardList &cards : start.hands) {
            CardList held = cards;
            if (m_table->pack.draft) // a drafted hand: a share of the stock
                held.assign(start.aside.begin(), start.aside.begin() + m_table->pack.handSize);
            const Hand hand = handOf(tables, held);
            tricks += rawTricks(hand.own, hand.twin, m_pack & ~hand.own);
            nil += nilChance(hand.own, hand.twin, m_pack & ~hand.own, -1);
            ++hands;
        }
    }
    m_scale = m_share / std::max(tricks / static_cast<float>(hands), 0.1F);
    m_blindNil = nil / static_cast<float>(hands);
}

float HandModel::rawTricks(Slots own, Slots twin, Slots others) const
{
    const PlayTables &tables = m_table->play;
    const Slots trumps = tables.lane[kSpadeLane];
    const auto held = [&](Slots lane) {
        return std::popcount(own & lane) + std::popcount(twin & lane);
    };
    const int spades = held(trumps);
    float sum = weight::constant +
                weight::trumps * cardTricks(tables, own & trumps, twin & trumps, others) +
                weight::sides * cardTricks(tables, own & ~trumps, twin & ~trumps, others) +
                weight::perTrump * static_cast<float>(spades) +
                weight::longTrump * static_cast<float>(std::max(spades - 4, 0));
    if (spades < 2)
        return sum + (spades == 0 ? weight::noTrump : weight::oneTrump);
    for (int lane = 0; lane < kSpadeLane; ++lane) {
        const int length = held(tables.lane[lane]);
        if (length == 0)
            sum += weight::noSuit + weight::ruffTrump * static_cast<float>(std::min(spades, 3));
        else if (length == 1)
            sum += weight::singleton;
        else if (length == 2)
            sum += weight::doubleton;
    }
    return sum;
}

float HandModel::tricks(Slots own, Slots twin, Slots others) const
{
    return std::max(0.05F, m_scale * rawTricks(own, twin, others));
}

float HandModel::nilChance(Slots own, Slots twin, Slots others, float partner) const
{
    const NilFeatures features(m_table->play, own | twin, others);
    float odds = 0;
    for (int i = 0; i < features.count; ++i)
        odds += kNilWeights[features.indices[i]];
    if (partner >= 0)
        odds += kNilWeights[NilFeatures::kPartner] * (partner - m_share);
    // Without partner to cover, and with more tricks to escape, it is harder.
    if (m_table->seating.solo())
        odds -= 0.7F;
    return 1 / (1 + std::exp(-odds));
}

} // namespace sandbag
