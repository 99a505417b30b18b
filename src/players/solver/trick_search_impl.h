// SPDX-License-Identifier: GPL-3.0-or-later
// Included by trick_search_*.cpp alone, each of which is compiled for one kind of processor.
#pragma once

#include "facts/per_seat.h"
#include "solver/trick_search.h"

namespace sandbag {

namespace {

[[gnu::always_inline]] constexpr Slots lowestBit(Slots cards)
{
    return cards & (~cards + 1);
}

} // namespace

template<class Machine>
TrickSearch<Machine>::TrickSearch(const OpenGame &game, ProofTable &table, SearchMeter &meter)
    : m_game(game), m_table(table), m_meter(meter)
{
    const int width = std::bit_width(static_cast<unsigned>(game.tricksInDeal));
    m_exactKey = game.seats * 3 * width <= 48;
    std::uint64_t random = 0x5350414445530000ULL;
    for (int seat = 0; seat < game.seats; ++seat) {
        for (int suit = 0; suit < 3 || (suit < kSuits && !m_exactKey); ++suit) {
            random = (random + 0x9E3779B97F4A7C15ULL) * 0xBF58476D1CE4E5B9ULL;
            m_unit[seat][suit] =
                m_exactKey ? 1ULL << (width * (3 * seat + suit)) : (random ^ random >> 29) | 1;
        }
    }
}

template<class Machine>
bool TrickSearch<Machine>::isOver()
{
    const bool spent = m_meter.mostNodes && m_meter.nodes >= m_meter.mostNodes;
    if (spent || (m_meter.stop && (m_meter.nodes & 255) == 0 && *m_meter.stop))
        m_meter.cut = true;
    return m_meter.cut;
}

template<class Machine>
std::uint64_t TrickSearch<Machine>::keyOf(int left, int leader, bool broken, Slots all) const
{
    // Only what the leads that are to come may depend on.
    const bool closed = m_game.spadesClosed(broken, left);
    std::uint64_t rest = static_cast<std::uint64_t>(left) << 4 |
                         static_cast<std::uint64_t>(leader) << 1 | (closed ? 1 : 0);
    if (closed && (all & m_game.lead.free)) {
        const Slots above = all & m_game.lane[kSpadeLane] & ~(m_game.lead.free * 2 - 1);
        rest |= static_cast<std::uint64_t>(std::popcount(above) + 1) << 9;
    }
    return m_exactKey ? m_lengths | rest << 48 : (m_lengths ^ rest << 40) * 0xD1342543DE82EF95ULL;
}

template<class Machine>
bool TrickSearch<Machine>::remembered(std::uint64_t key, int need, Slots all, Slots &relevant,
                                      bool &result, Slots &hint)
{
    std::uint32_t index = m_table.first(key);
    if (!index)
        return false;
    std::array<std::uint64_t, 3> owner{};
    Slots bit0 = m_hand[1] | m_hand[3] | m_hand[5] | m_hand[7];
    Slots bit1 = m_hand[2] | m_hand[3] | m_hand[6] | m_hand[7];
    owner[0] = Machine::extract(bit0, all);
    owner[1] = Machine::extract(bit1, all);
    if (m_game.seats > 4)
        owner[2] = Machine::extract(m_hand[4] | m_hand[5] | m_hand[6] | m_hand[7], all);
    for (std::uint32_t before = 0; index; before = index, index = m_table.at(index).next) {
        const Proof &proof = m_table.at(index);
        if (((owner[0] ^ proof.owner[0]) | (owner[1] ^ proof.owner[1]) |
             (owner[2] ^ proof.owner[2])) &
            proof.mask)
            continue;
        if (proof.least >= need || proof.most < need) {
            result = proof.least >= need;
            relevant = Machine::deposit(proof.mask, all);
            m_table.bringForward(key, before, index);
            return true;
        }
        if (!hint && proof.move < 64)
            hint = Machine::deposit(1ULL << proof.move, all);
    }
    return false;
}

template<class Machine>
void TrickSearch<Machine>::remember(std::uint64_t key, int left, int need, bool result, Slots all,
                                    Slots relevant, Slots decider)
{
    Slots known = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (const Slots low = relevant & m_game.lane[suit])
            known |= all & m_game.lane[suit] & ~(lowestBit(low) - 1);
    }
    Proof proof;
    proof.mask = Machine::extract(known, all);
    proof.owner[0] = Machine::extract(m_hand[1] | m_hand[3] | m_hand[5] | m_hand[7], all);
    proof.owner[1] = Machine::extract(m_hand[2] | m_hand[3] | m_hand[6] | m_hand[7], all);
    if (m_game.seats > 4)
        proof.owner[2] = Machine::extract(m_hand[4] | m_hand[5] | m_hand[6] | m_hand[7], all);
    for (auto &owner : proof.owner)
        owner &= proof.mask;
    proof.least = static_cast<std::uint8_t>(result ? need : 0);
    proof.most = static_cast<std::uint8_t>(result ? left : need - 1);
    if (decider)
        proof.move = static_cast<std::uint8_t>(std::countr_zero(Machine::extract(decider, all)));
    m_table.add(key, proof);
}

template<class Machine>
bool TrickSearch<Machine>::lastTrick(int need, int leader, Slots &relevant) const
{
    int seat = leader, bestSeat = leader;
    Slots best = m_hand[leader], played = best;
    const Lane led = m_game.laneOf[std::countr_zero(best)];
    for (int place = 1; place < m_game.seats; ++place) {
        seat = m_game.after(seat);
        const Slots card = m_hand[seat];
        played |= card;
        if ((card & m_game.beats[led]) && card > best) {
            best = card;
            bestSeat = seat;
        }
    }
    const Slots same = played & m_game.lane[m_game.laneOf[std::countr_zero(best)]];
    relevant = same != best ? best : 0;
    return m_game.isOurs(bestSeat) == (need > 0);
}

template<class Machine>
bool TrickSearch<Machine>::settled(int left, int need, int leader, Slots all, Slots &relevant,
                                   bool &result) const
{
    const auto top = topTrumps(m_game, m_hand, all);
    const int wanted[2] = {left - need + 1, need}; // by party: tricks that decide
    if (top.sure.count >= wanted[top.ours]) {
        result = top.ours;
        relevant = nthHighest(top.sure.cards, wanted[top.ours]);
        return true;
    }
    const bool ours = m_game.isOurs(leader);
    SureTricks sure;
    if (top.ours == ours)
        sure = top.sure;
    using Hands = PerSeat<Slots>;
    const Cashing<Machine, Hands> cashing(m_game, m_hand, all, leader);
    const auto decides = [&](const SureTricks &cashed) {
        if (sure.count + cashed.count < wanted[ours])
            return false;
        result = ours;
        relevant = cashed.cards | nthHighest(sure.cards, wanted[ours] - cashed.count);
        return true;
    };
    const SureTricks own = cashing.bySeat(leader, wanted[ours] - sure.count);
    if (decides(own))
        return true;
    for (int seat = 0; seat < m_game.seats; ++seat) {
        if (seat == leader || m_game.isOurs(seat) != ours)
            continue;
        for (int suit = 0; suit < kSuits; ++suit) {
            const Slots cards = all & m_game.lane[suit];
            if (suit == m_game.trump || !(m_hand[leader] & cards) ||
                !(m_hand[seat] & highestOf(cards)) || cashing.roundsOf(suit) < 1 ||
                !cashing.mayBeLed(suit))
                continue;
            if (m_game.seats != 4)
                continue; // a third partner might have to beat it
            const SureTricks there = cashing.bySeat(seat, wanted[ours] - sure.count);
            if (there.count && decides({there.count, there.cards | highestOf(cards)}))
                return true;
            break;
        }
    }
    return false;
}

template<class Machine>
Slots TrickSearch<Machine>::leads(const Trick &trick) const
{
    return m_game.leads(m_hand[trick.seat], trick.broken, trick.left);
}

template<class Machine>
bool TrickSearch<Machine>::start(int left, int need, int leader, bool broken, Slots &relevant)
{
    relevant = 0;
    if (need <= 0)
        return true;
    if (need > left)
        return false;
    if (left == 1)
        return lastTrick(need, leader, relevant);
    ++m_meter.nodes;
    if (isOver())
        return false;
    Slots all = 0;
    for (int seat = 0; seat < m_game.seats; ++seat)
        all |= m_hand[seat];
    bool result = false;
    if (settled(left, need, leader, all, relevant, result))
        return result;
    const std::uint64_t key = keyOf(left, leader, broken, all);
    Slots hint = 0, decider = 0;
    if (remembered(key, need, all, relevant, result, hint))
        return result;
    Trick trick;
    trick.left = left;
    trick.need = need;
    trick.leader = trick.seat = leader;
    trick.broken = broken;
    relevant = 0;
    result = playTrick(trick, hint, relevant, decider);
    if (!m_meter.cut)
        remember(key, left, need, result, all, relevant, decider);
    return result;
}

template<class Machine>
bool TrickSearch<Machine>::reaches(const OpenPosition &position, int need)
{
    m_hand = position.hand;
    m_lengths = 0;
    for (int seat = 0; seat < m_game.seats; ++seat) {
        for (int suit = 0; suit < kSuits; ++suit)
            m_lengths += m_unit[seat][suit] *
                         static_cast<unsigned>(std::popcount(m_hand[seat] & m_game.lane[suit]));
    }
    Slots relevant = 0, decider = 0;
    if (position.inTrick == 0)
        return start(position.tricksLeft, need, position.leader, position.broken, relevant);
    if (need <= 0)
        return true;
    if (need > position.tricksLeft)
        return false;
    Trick trick;
    trick.left = position.tricksLeft;
    trick.need = need;
    trick.leader = position.leader;
    trick.seat = position.turn(m_game);
    trick.place = position.inTrick;
    trick.broken = position.broken;
    trick.led = m_game.laneOf[position.trick[0]];
    for (int place = 0; place < position.inTrick; ++place) {
        const Slots card = slotBit(position.trick[place]);
        trick.played |= card;
        if (place == 0 || ((card & m_game.beats[trick.led]) && card > trick.best)) {
            trick.best = card;
            trick.bestSeat = (position.leader + place) % m_game.seats;
        }
    }
    return playTrick(trick, 0, relevant, decider);
}

} // namespace sandbag

#include "solver/trick_search_cards.h"
