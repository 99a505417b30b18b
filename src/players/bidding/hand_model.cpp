// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/hand_model.h"

#include "bidding/hand_features.h"
#include "match/dealing.h"
#include "policy/card_picks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>

namespace sandbag {

namespace {

constexpr int kSampleDeals = 150;
constexpr int kUsualTrumps = 4; ///< of more, each is counted for less
/// Log-odds of a nil that nothing can spoil.
constexpr float kSafeOdds = 2.5F;
constexpr std::uint64_t kSampleSeed = 0x53414D504C45;

constexpr std::array<float, NilFeatures::kCount> kNilWeights{
#include "bidding/nil_table.inc"
};

/// Least squares over 120,000 hands: tricks taken by features of the hand.
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

/// With fewer spades nobody counts on ruffs.
constexpr int kSpadesToRuff = 2;

/// Ruffs in a side suit of that length.
float ruffs(int length, int spades)
{
    switch (length) {
    case 0:
        return weight::noSuit + weight::ruffTrump * static_cast<float>(std::min(spades, 3));
    case 1:
        return weight::singleton;
    case 2:
        return weight::doubleton;
    default:
        return 0;
    }
}

} // namespace

HandModel::Hand HandModel::handOf(const CardList &cards) const
{
    PlayState state;
    for (const Card card : cards)
        addCard(m_context->play, state, 0, card);
    return {state.hand[0], state.secondCopy[0]};
}

HandModel::HandModel(std::shared_ptr<const RuleContext> context, const PickWeights &picks)
    : m_context(std::move(context)), m_picks(picks)
{
    const PlayTables &tables = m_context->play;
    for (const Card card : m_context->pack.cards)
        m_pack |= slotBit(tables.slotOf[card.face()]);
    const int players = m_context->seating.players;
    m_share = static_cast<float>(m_context->pack.tricks) / static_cast<float>(players);
    float tricks = 0;
    for (int deal = 0; deal < kSampleDeals; ++deal) {
        const DealStart start = dealCards(*m_context, 0, seedFor(kSampleSeed, deal));
        for (int seat = 0; seat < players; ++seat) {
            const Hand hand = sampleHand(start, seat);
            tricks += rawTricks(hand.own, hand.secondCopy, m_pack & ~hand.own);
            m_sampleOdds.push_back(nilOdds(hand.own, hand.secondCopy, m_pack & ~hand.own, -1));
        }
    }
    m_scale = m_share / std::max(tricks / static_cast<float>(m_sampleOdds.size()), 0.1F);
    shiftNilOdds(0);
}

void HandModel::shiftNilOdds(float by)
{
    m_nilShift += by;
    float sum = 0;
    for (float &odds : m_sampleOdds) {
        odds += by;
        sum += 1 / (1 + std::exp(-odds));
    }
    m_blindNil = sum / static_cast<float>(m_sampleOdds.size());
}

HandModel::Hand HandModel::sampleHand(const DealStart &start, int seat) const
{
    assert(seat >= 0 && seat < m_context->seating.players);
    if (m_context->pack.draft)
        return draftedHand(start.undealt, seat);
    const Hand hand = handOf(start.hands[static_cast<std::size_t>(seat)]);
    const RuleSet &rules = m_context->rules;
    const bool taken =
        rules.deck_leftover == DeckLeftover::kitty &&
        (rules.kitty_taker == KittyTaker::dealer || rules.kitty_taker == KittyTaker::low_club ||
         rules.kitty_taker == KittyTaker::high_bidder);
    return taken && seat == start.dealer ? withKitty(hand, start.undealt) : hand;
}

/// Takes the kitty and throws away as many cards: what is worst in a hand that wants tricks.
HandModel::Hand HandModel::withKitty(Hand hand, const CardList &kitty) const
{
    const PlayTables &tables = m_context->play;
    for (const Card card : kitty) {
        const Slots taken = slotBit(tables.slotOf[card.face()]);
        if (hand.own & taken)
            continue; // a second copy: as good as the one held
        hand.own |= taken;
        Slots worst = 0;
        float least = 1e9F;
        for (Slots rest = hand.own; rest; rest &= rest - 1) {
            const auto slot = static_cast<Slot>(std::countr_zero(rest));
            const float worth = worthInDraft(hand.own & ~slotBit(slot), slot);
            if (worth < least) {
                least = worth;
                worst = slotBit(slot);
            }
        }
        hand.own &= ~worst;
        if (hand.secondCopy & worst) { // of two copies one stays
            hand.own |= worst;
            hand.secondCopy &= ~worst;
        }
    }
    return hand;
}

/// Half of the stock seen by one player who keeps what looks better: stronger than a dealt hand.
HandModel::Hand HandModel::draftedHand(const CardList &stock, int player) const
{
    const PlayTables &tables = m_context->play;
    const auto slotAt = [&](std::size_t place) { return tables.slotOf[stock[place].face()]; };
    const bool both = m_context->rules.deal_method == DealMethod::draft_pair;
    Hand hand;
    auto at = static_cast<std::size_t>(2 * player);
    for (int turn = 0; turn < m_context->pack.handSize; ++turn, at += 4) {
        assert(at + 1 < stock.size());
        const float first = worthInDraft(hand.own, slotAt(at));
        const float second =
            both ? worthInDraft(hand.own, slotAt(at + 1)) : meanDraftWorth(hand.own);
        const Slots kept = slotBit(slotAt(first >= second ? at : at + 1));
        hand.secondCopy |= hand.own & kept;
        hand.own |= kept;
    }
    return hand;
}

float HandModel::worthInDraft(Slots own, Slot slot) const
{
    return draftWorth(m_context->play, m_pack, own, slot, m_picks);
}

float HandModel::meanDraftWorth(Slots own) const
{
    float sum = 0;
    for (Slots rest = m_pack & ~own; rest; rest &= rest - 1)
        sum += worthInDraft(own, static_cast<Slot>(std::countr_zero(rest)));
    return sum / static_cast<float>(std::popcount(m_pack & ~own));
}

float HandModel::rawTricks(Slots own, Slots secondCopy, Slots others) const
{
    const PlayTables &tables = m_context->play;
    const Slots trumps = tables.effectiveSuit[kEffectiveSpades];
    const auto held = [&](Slots effectiveSuit) {
        return std::popcount(own & effectiveSuit) + std::popcount(secondCopy & effectiveSuit);
    };
    const int spades = held(trumps);
    float sum = weight::constant +
                weight::trumps * cardTricks(tables, own & trumps, secondCopy & trumps, others) +
                weight::sides * cardTricks(tables, own & ~trumps, secondCopy & ~trumps, others) +
                weight::perTrump * static_cast<float>(spades) +
                weight::longTrump * static_cast<float>(std::max(spades - kUsualTrumps, 0));
    if (spades < kSpadesToRuff)
        return sum + (spades == 0 ? weight::noTrump : weight::oneTrump);
    for (int effectiveSuit = 0; effectiveSuit < kEffectiveSpades; ++effectiveSuit)
        sum += ruffs(held(tables.effectiveSuit[effectiveSuit]), spades);
    return sum;
}

float HandModel::tricks(Slots own, Slots secondCopy, Slots others) const
{
    return std::max(0.05F, m_scale * rawTricks(own, secondCopy, others));
}

float HandModel::tricksOf(Slots cards, const Hand &hand, Slots others) const
{
    const PlayTables &tables = m_context->play;
    const Slots trumps = tables.effectiveSuit[kEffectiveSpades];
    const auto count = [&hand](Slots wanted) {
        return std::popcount(hand.own & wanted) + std::popcount(hand.secondCopy & wanted);
    };
    const auto byThemselves = [&](Slots counted) {
        return cardTricks(tables, hand.own, hand.secondCopy, others, counted);
    };
    const int longTrumps = cards & trumps ? std::max(count(trumps) - kUsualTrumps, 0) : 0;
    return m_scale * (weight::trumps * byThemselves(cards & trumps) +
                      weight::sides * byThemselves(cards & ~trumps) +
                      weight::perTrump * static_cast<float>(count(cards & trumps)) +
                      weight::longTrump * static_cast<float>(longTrumps));
}

float HandModel::ruffsIn(EffectiveSuit side, const Hand &hand) const
{
    const auto held = [&](EffectiveSuit suit) {
        const Slots cards = m_context->play.effectiveSuit[suit];
        return std::popcount(hand.own & cards) + std::popcount(hand.secondCopy & cards);
    };
    const int spades = held(kEffectiveSpades);
    return spades < kSpadesToRuff ? 0 : m_scale * ruffs(held(side), spades);
}

float HandModel::nilChance(Slots own, Slots secondCopy, Slots others, float partner) const
{
    return 1 / (1 + std::exp(-nilOdds(own, secondCopy, others, partner)));
}

float HandModel::nilOdds(Slots own, Slots secondCopy, Slots others, float partner) const
{
    const NilFeatures features(m_context->play, own | secondCopy, others);
    float odds = 0;
    for (int i = 0; i < features.count; ++i)
        odds += kNilWeights[features.indices[i]];
    if (partner >= 0)
        odds += kNilWeights[NilFeatures::kPartner] * (partner - m_share);
    // Without partner to cover, and with more tricks to escape, it is harder.
    if (m_context->seating.solo())
        odds -= 0.7F;
    // A hand without any danger is safe at every table.
    return odds + m_nilShift * std::clamp((kSafeOdds - odds) / kSafeOdds, 0.0F, 1.0F);
}

} // namespace sandbag
