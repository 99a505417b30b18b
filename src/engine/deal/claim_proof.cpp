// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/claim_proof.h"

#include "deal/bidding.h"
#include "play/play_core.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

namespace sandbag {

namespace {

constexpr int kEffectiveSuits = 5; ///< four suits, and jokers that belong to none
using Lengths = std::array<int, kEffectiveSuits>;

/// What another hand may hold: some cards for certain, the rest out of a common pool.
struct OtherHand {
    Slots known = 0;
    Lengths knownLengths{};
    int unknown = 0;             ///< cards out of the pool
    std::uint8_t voids = 0;      ///< effective suits of which the pool gives it nothing
    bool partner = false;        ///< of the claimer
    bool dark = false;           ///< plays any card at any time (D31)
    std::vector<Lengths> splits; ///< every number of pool cards by effective suit that it may hold
};

/// The cards nobody has located, and the hands they may be in.
struct Unlocated {
    Slots pool = 0;
    Lengths lengths{};
    int outOfPlay = 0; ///< of them not in any hand
    std::vector<OtherHand> hands;
};

/// How far the claimer has led each effective suit.
using Progress = std::array<std::uint8_t, 4>;

class ClaimProof
{
public:
    ClaimProof(const DealState &state, int seat, Unlocated others)
        : m_tables(state.context->play), m_state(state), m_others(std::move(others))
    {
        for (EffectiveSuit effectiveSuit = 0; effectiveSuit < kNoEffectiveSuit; ++effectiveSuit)
            fillEffectiveSuit(state.play, seat, effectiveSuit);
        m_suitless = (state.play.hand[seat] & m_tables.effectiveSuit[kNoEffectiveSuit]);
    }

    bool holds()
    {
        // Suitless jokers never win, and a joke joker can raise any card above ours.
        if (m_suitless || (m_others.pool & m_tables.jokeJokers))
            return false;
        for (const OtherHand &hand : m_others.hands) {
            if (hand.known & m_tables.jokeJokers)
                return false;
        }
        for (OtherHand &hand : m_others.hands)
            enumerateSplits(hand);
        return winsFrom(Progress{});
    }

private:
    void fillEffectiveSuit(const PlayState &play, int seat, EffectiveSuit effectiveSuit)
    {
        const auto at = static_cast<std::size_t>(seat);
        for (int slot = 63; slot >= 0; --slot) {
            const Slots bit = Slots{1} << slot;
            if (!(m_tables.effectiveSuit[effectiveSuit] & bit))
                continue;
            for (int copy = ((play.hand[at] & bit) != 0) + ((play.secondCopy[at] & bit) != 0); copy;
                 --copy)
                m_own[effectiveSuit].push_back(static_cast<Slot>(slot));
        }
    }

    /// Hall's condition: the pool cards that this hand does not take fit into the other places.
    bool othersCanHoldTheRest(const OtherHand &hand, const Lengths &taken) const
    {
        for (unsigned effectiveSuits = 1; effectiveSuits < (1u << kEffectiveSuits);
             ++effectiveSuits) {
            int rest = 0;
            for (int effectiveSuit = 0; effectiveSuit < kEffectiveSuits; ++effectiveSuit) {
                if (effectiveSuits >> effectiveSuit & 1u)
                    rest += m_others.lengths[static_cast<std::size_t>(effectiveSuit)] -
                            taken[effectiveSuit];
            }
            int room = m_others.outOfPlay;
            for (const OtherHand &other : m_others.hands) {
                if (&other != &hand && (effectiveSuits & ~other.voids))
                    room += other.unknown;
            }
            if (rest > room)
                return false;
        }
        return true;
    }

    void enumerate(OtherHand &hand, Lengths &taken, int effectiveSuit, int left) const
    {
        if (effectiveSuit == kEffectiveSuits) {
            if (othersCanHoldTheRest(hand, taken))
                hand.splits.push_back(taken);
            return;
        }
        const auto at = static_cast<std::size_t>(effectiveSuit);
        const int most =
            (hand.voids >> effectiveSuit & 1) ? 0 : std::min(left, m_others.lengths[at]);
        const int least = effectiveSuit + 1 == kEffectiveSuits
                              ? left
                              : 0; // the last effective suit takes what is left
        for (int cards = least; cards <= most; ++cards) {
            taken[at] = cards;
            enumerate(hand, taken, effectiveSuit + 1, left - cards);
        }
        taken[at] = 0;
    }

    void enumerateSplits(OtherHand &hand) const
    {
        Lengths taken{};
        enumerate(hand, taken, 0, hand.unknown);
    }

    /// Cards of the effective suit that would beat ours when it is led.
    Slots cardsAbove(EffectiveSuit effectiveSuit, Slot own) const
    {
        const bool equalLoses = m_tables.duplicates != DuplicatesWinner::first;
        Slots above = 0;
        for (Slots rest = m_tables.effectiveSuit[effectiveSuit] & ~m_tables.lowAces; rest;
             rest &= rest - 1) {
            const auto slot = static_cast<Slot>(std::countr_zero(rest));
            const bool higher = effectiveSuit == kEffectiveSpades
                                    ? m_tables.height[slot] > m_tables.height[own]
                                    : slot > own;
            if (higher || (slot == own && equalLoses))
                above |= slotBit(slot);
        }
        return above;
    }

    /// Spades that our led jokers have pulled out of that hand (rule `jokers_big_lead_pulls`).
    int pulledFrom(const OtherHand &hand, const Progress &led) const
    {
        if (hand.partner || hand.dark || !m_tables.pullers)
            return 0;
        const auto &spades = m_own[kEffectiveSpades];
        return static_cast<int>(
            std::count_if(spades.begin(), spades.begin() + led[kEffectiveSpades],
                          [&](Slot slot) { return slotBit(slot) & m_tables.pullers; }));
    }

    [[nodiscard]] int copiesOf(Slot slot) const
    {
        const CardList &pack = m_state.context->pack.cards;
        return static_cast<int>(std::count(pack.begin(), pack.end(), m_tables.cardAt[slot]));
    }

    /// Some card above ours is still held after the highest `pulled` spades have gone. Of cards
    /// that nobody has located the hand holds the highest that it can.
    bool holdsHigher(const OtherHand &hand, int fromPool, Slots above, EffectiveSuit effectiveSuit,
                     int pulled) const
    {
        if (pulled == 0)
            return (hand.known & above) || (fromPool > 0 && (m_others.pool & above));
        for (int slot = 63; slot >= 0; --slot) {
            const Slots card =
                slotBit(static_cast<Slot>(slot)) & m_tables.effectiveSuit[effectiveSuit];
            const int copies = card ? copiesOf(static_cast<Slot>(slot)) : 0;
            int held = (hand.known & card) ? copies : 0;
            for (; (m_others.pool & card) && held < copies && fromPool > 0; --fromPool)
                ++held;
            if (held > pulled)
                return (card & above) != 0;
            pulled -= held;
        }
        return false;
    }

    /// This hand, holding that split, can beat our card led now.
    bool splitBeats(const OtherHand &hand, const Lengths &split, EffectiveSuit effectiveSuit,
                    Slots above, const Progress &led) const
    {
        const auto length = [&](EffectiveSuit l) { return hand.knownLengths[l] + split[l]; };
        const int follows = hand.dark ? 0 : length(effectiveSuit) - led[effectiveSuit];
        if (follows > 0 || hand.dark) {
            const int pulled = effectiveSuit == kEffectiveSpades ? pulledFrom(hand, led) : 0;
            if (holdsHigher(hand, split[effectiveSuit], above, effectiveSuit, pulled))
                return true;
        }
        for (EffectiveSuit over = 0; over < kNoEffectiveSuit && follows <= 0; ++over) {
            const bool trumps = over != effectiveSuit &&
                                (m_tables.beats[effectiveSuit] & m_tables.effectiveSuit[over]) != 0;
            if (trumps && length(over) > (hand.dark ? 0 : led[over]))
                return true;
        }
        return false;
    }

    bool beaten(EffectiveSuit effectiveSuit, const Progress &led) const
    {
        const Slots above = cardsAbove(effectiveSuit, m_own[effectiveSuit][led[effectiveSuit]]);
        return std::any_of(
            m_others.hands.begin(), m_others.hands.end(), [&](const OtherHand &hand) {
                return std::any_of(hand.splits.begin(), hand.splits.end(),
                                   [&](const Lengths &split) {
                                       return splitBeats(hand, split, effectiveSuit, above, led);
                                   });
            });
    }

    /// The next card of that effective suit may be led: what has been led since the claim broke no
    /// spades, for spades next to other suits are only led where that is free.
    bool mayLead(EffectiveSuit effectiveSuit, const Progress &led) const
    {
        PlayState then = m_state.play;
        Slots hand = 0;
        for (EffectiveSuit other = 0; other < kNoEffectiveSuit; ++other) {
            then.tricksPlayed = static_cast<std::uint8_t>(then.tricksPlayed + led[other]);
            for (std::size_t at = led[other]; at < m_own[other].size(); ++at)
                hand |= slotBit(m_own[other][at]);
        }
        return (core::leads(m_tables, then, hand) &
                slotBit(m_own[effectiveSuit][led[effectiveSuit]])) != 0;
    }

    bool winsFrom(Progress led)
    {
        if (const auto known = m_tried.find(led); known != m_tried.end())
            return known->second;
        bool done = true;
        bool wins = false;
        for (EffectiveSuit effectiveSuit = 0; effectiveSuit < kNoEffectiveSuit && !wins;
             ++effectiveSuit) {
            if (led[effectiveSuit] == m_own[effectiveSuit].size())
                continue;
            done = false;
            if (!mayLead(effectiveSuit, led) || beaten(effectiveSuit, led))
                continue;
            Progress next = led;
            ++next[effectiveSuit];
            wins = winsFrom(next);
        }
        return m_tried[led] = done || wins;
    }

    const PlayTables &m_tables;
    const DealState &m_state;
    Unlocated m_others;
    std::array<std::vector<Slot>, 4> m_own; ///< by effective suit, highest first
    Slots m_suitless = 0;
    std::map<Progress, bool> m_tried;
};

void addKnown(const PlayTables &tables, OtherHand &hand, const CardList &cards)
{
    for (const Card card : cards) {
        const Slot slot = tables.slotOf[card.face()];
        hand.known |= slotBit(slot);
        ++hand.knownLengths[tables.effectiveSuitOf[slot]];
    }
}

} // namespace

Slots mayBeHeld(const SeatView &view)
{
    const PlayTables &tables = view.context().play;
    Slots cards = 0;
    for (const Card card : view.unseen())
        cards |= slotBit(tables.slotOf[card.face()]);
    cards &= ~view.cardsOfSuitsGone();
    for (int seat = 0; seat < view.context().seating.players; ++seat)
        for (const Card card : view.knownCards(seat))
            cards |= slotBit(tables.slotOf[card.face()]);
    return cards;
}

bool claimIsProved(const DealState &state, int seat)
{
    return claimIsProved(SeatView(state, seat));
}

bool claimIsProved(const SeatView &view)
{
    const DealState &state = view.seen();
    const int seat = view.seat();
    const PlayTables &tables = state.context->play;
    Unlocated others;
    int inHands = 0;
    for (const Card card : view.unseen()) {
        const Slot slot = tables.slotOf[card.face()];
        others.pool |= slotBit(slot);
        ++others.lengths[tables.effectiveSuitOf[slot]];
    }
    for (int other = 0; other < state.seating().players; ++other) {
        if (other == seat)
            continue;
        OtherHand hand;
        const CardList known = view.knownCards(other);
        addKnown(tables, hand, known);
        hand.unknown = view.cardsHeld(other) - static_cast<int>(known.size());
        // Where reneges can happen not following a suit proves nothing.
        hand.voids = tables.anyCard ? std::uint8_t{0} : view.shownVoids(other);
        hand.partner = state.seating().together(other, seat);
        hand.dark = hasBit(state.play.anyCardSeats, other);
        inHands += hand.unknown;
        others.hands.push_back(hand);
    }
    others.outOfPlay = static_cast<int>(view.unseen().size()) - inHands;
    return ClaimProof(state, seat, std::move(others)).holds();
}

bool claimStandsOnTheCards(const DealState &state, int seat)
{
    Unlocated others;
    for (int other = 0; other < state.seating().players; ++other) {
        if (other == seat)
            continue;
        OtherHand hand;
        addKnown(state.context->play, hand, handOf(state, other));
        hand.partner = state.seating().together(other, seat);
        hand.dark = hasBit(state.play.anyCardSeats, other);
        others.hands.push_back(hand);
    }
    return ClaimProof(state, seat, std::move(others)).holds();
}

} // namespace sandbag
