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

constexpr int kLanes = 5; ///< four suits, and jokers that belong to none
using Lengths = std::array<int, kLanes>;

/// What another hand may hold: some cards for certain, the rest out of a common pool.
struct OtherHand {
    Slots known = 0;
    Lengths knownLengths{};
    int unknown = 0;             ///< cards out of the pool
    std::uint8_t voids = 0;      ///< lanes of which the pool gives it nothing
    bool partner = false;        ///< of the claimer
    bool dark = false;           ///< plays any card at any time (D31)
    std::vector<Lengths> splits; ///< every number of pool cards by lane that it may hold
};

/// The cards nobody has located, and the hands they may be in.
struct Unlocated {
    Slots pool = 0;
    Lengths lengths{};
    int outOfPlay = 0; ///< of them not in any hand
    std::vector<OtherHand> hands;
};

/// How far the claimer has led each lane.
using Progress = std::array<std::uint8_t, 4>;

class ClaimProof
{
public:
    ClaimProof(const DealState &state, int seat, Unlocated others)
        : m_tables(state.table->play), m_state(state), m_others(std::move(others))
    {
        for (Lane lane = 0; lane < kNoLane; ++lane)
            fillLane(state.play, seat, lane);
        m_suitless = (state.play.hand[seat] & m_tables.lane[kNoLane]);
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
    void fillLane(const PlayState &play, int seat, Lane lane)
    {
        const auto at = static_cast<std::size_t>(seat);
        for (int slot = 63; slot >= 0; --slot) {
            const Slots bit = Slots{1} << slot;
            if (!(m_tables.lane[lane] & bit))
                continue;
            for (int copy = ((play.hand[at] & bit) != 0) + ((play.secondCopy[at] & bit) != 0); copy;
                 --copy)
                m_own[lane].push_back(static_cast<Slot>(slot));
        }
    }

    /// Hall's condition: the pool cards that this hand does not take fit into the other places.
    bool othersCanHoldTheRest(const OtherHand &hand, const Lengths &taken) const
    {
        for (unsigned lanes = 1; lanes < (1u << kLanes); ++lanes) {
            int rest = 0;
            for (int lane = 0; lane < kLanes; ++lane) {
                if (lanes >> lane & 1u)
                    rest += m_others.lengths[static_cast<std::size_t>(lane)] - taken[lane];
            }
            int room = m_others.outOfPlay;
            for (const OtherHand &other : m_others.hands) {
                if (&other != &hand && (lanes & ~other.voids))
                    room += other.unknown;
            }
            if (rest > room)
                return false;
        }
        return true;
    }

    void enumerate(OtherHand &hand, Lengths &taken, int lane, int left) const
    {
        if (lane == kLanes) {
            if (othersCanHoldTheRest(hand, taken))
                hand.splits.push_back(taken);
            return;
        }
        const auto at = static_cast<std::size_t>(lane);
        const int most = (hand.voids >> lane & 1) ? 0 : std::min(left, m_others.lengths[at]);
        const int least = lane + 1 == kLanes ? left : 0; // the last lane takes what is left
        for (int cards = least; cards <= most; ++cards) {
            taken[at] = cards;
            enumerate(hand, taken, lane + 1, left - cards);
        }
        taken[at] = 0;
    }

    void enumerateSplits(OtherHand &hand) const
    {
        Lengths taken{};
        enumerate(hand, taken, 0, hand.unknown);
    }

    /// Cards of the lane that would beat ours when it is led.
    Slots cardsAbove(Lane lane, Slot own) const
    {
        const bool equalLoses = m_tables.duplicates != DuplicatesWinner::first;
        Slots above = 0;
        for (Slots rest = m_tables.lane[lane] & ~m_tables.lowAces; rest; rest &= rest - 1) {
            const auto slot = static_cast<Slot>(std::countr_zero(rest));
            const bool higher =
                lane == kSpadeLane ? m_tables.height[slot] > m_tables.height[own] : slot > own;
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
        const auto &spades = m_own[kSpadeLane];
        return static_cast<int>(
            std::count_if(spades.begin(), spades.begin() + led[kSpadeLane],
                          [&](Slot slot) { return slotBit(slot) & m_tables.pullers; }));
    }

    [[nodiscard]] int copiesOf(Slot slot) const
    {
        const CardList &pack = m_state.table->pack.cards;
        return static_cast<int>(std::count(pack.begin(), pack.end(), m_tables.cardAt[slot]));
    }

    /// Some card above ours is still held after the highest `pulled` spades have gone. Of cards
    /// that nobody has located the hand holds the highest that it can.
    bool holdsHigher(const OtherHand &hand, int fromPool, Slots above, Lane lane, int pulled) const
    {
        if (pulled == 0)
            return (hand.known & above) || (fromPool > 0 && (m_others.pool & above));
        for (int slot = 63; slot >= 0; --slot) {
            const Slots card = slotBit(static_cast<Slot>(slot)) & m_tables.lane[lane];
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
    bool splitBeats(const OtherHand &hand, const Lengths &split, Lane lane, Slots above,
                    const Progress &led) const
    {
        const auto length = [&](Lane l) { return hand.knownLengths[l] + split[l]; };
        const int follows = hand.dark ? 0 : length(lane) - led[lane];
        if (follows > 0 || hand.dark) {
            const int pulled = lane == kSpadeLane ? pulledFrom(hand, led) : 0;
            if (holdsHigher(hand, split[lane], above, lane, pulled))
                return true;
        }
        for (Lane over = 0; over < kNoLane && follows <= 0; ++over) {
            const bool trumps = over != lane && (m_tables.beats[lane] & m_tables.lane[over]) != 0;
            if (trumps && length(over) > (hand.dark ? 0 : led[over]))
                return true;
        }
        return false;
    }

    bool beaten(Lane lane, const Progress &led) const
    {
        const Slots above = cardsAbove(lane, m_own[lane][led[lane]]);
        return std::any_of(
            m_others.hands.begin(), m_others.hands.end(), [&](const OtherHand &hand) {
                return std::any_of(hand.splits.begin(), hand.splits.end(),
                                   [&](const Lengths &split) {
                                       return splitBeats(hand, split, lane, above, led);
                                   });
            });
    }

    /// The next card of that lane may be led: what has been led since the claim broke no spades,
    /// for spades beside other suits are only led where that is free.
    bool mayLead(Lane lane, const Progress &led) const
    {
        PlayState then = m_state.play;
        Slots hand = 0;
        for (Lane other = 0; other < kNoLane; ++other) {
            then.tricksPlayed = static_cast<std::uint8_t>(then.tricksPlayed + led[other]);
            for (std::size_t at = led[other]; at < m_own[other].size(); ++at)
                hand |= slotBit(m_own[other][at]);
        }
        return (core::leads(m_tables, then, hand) & slotBit(m_own[lane][led[lane]])) != 0;
    }

    bool winsFrom(Progress led)
    {
        if (const auto known = m_tried.find(led); known != m_tried.end())
            return known->second;
        bool done = true;
        bool wins = false;
        for (Lane lane = 0; lane < kNoLane && !wins; ++lane) {
            if (led[lane] == m_own[lane].size())
                continue;
            done = false;
            if (!mayLead(lane, led) || beaten(lane, led))
                continue;
            Progress next = led;
            ++next[lane];
            wins = winsFrom(next);
        }
        return m_tried[led] = done || wins;
    }

    const PlayTables &m_tables;
    const DealState &m_state;
    Unlocated m_others;
    std::array<std::vector<Slot>, 4> m_own; ///< by lane, highest first
    Slots m_suitless = 0;
    std::map<Progress, bool> m_tried;
};

void addKnown(const PlayTables &tables, OtherHand &hand, const CardList &cards)
{
    for (const Card card : cards) {
        const Slot slot = tables.slotOf[card.face()];
        hand.known |= slotBit(slot);
        ++hand.knownLengths[tables.laneOf[slot]];
    }
}

} // namespace

bool claimIsProved(const DealState &state, int seat)
{
    return claimIsProved(SeatView(state, seat));
}

bool claimIsProved(const SeatView &view)
{
    const DealState &state = view.seen();
    const int seat = view.seat();
    const PlayTables &tables = state.table->play;
    Unlocated others;
    int inHands = 0;
    for (const Card card : view.unseen()) {
        const Slot slot = tables.slotOf[card.face()];
        others.pool |= slotBit(slot);
        ++others.lengths[tables.laneOf[slot]];
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
        addKnown(state.table->play, hand, handOf(state, other));
        hand.partner = state.seating().together(other, seat);
        hand.dark = hasBit(state.play.anyCardSeats, other);
        others.hands.push_back(hand);
    }
    return ClaimProof(state, seat, std::move(others)).holds();
}

} // namespace sandbag
