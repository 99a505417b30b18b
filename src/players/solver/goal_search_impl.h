// SPDX-License-Identifier: GPL-3.0-or-later
// Included by goal_search_*.cpp alone, each of which is compiled for one kind of processor.
#pragma once

#include "facts/per_seat.h"
#include "solver/goal_search.h"

namespace sandbag {

namespace {

[[gnu::always_inline]] constexpr Slots lowestBit(Slots cards)
{
    return cards & (~cards + 1);
}

/// Each card below the one of the others that is as low among theirs, as far as those go.
[[gnu::always_inline]] inline bool goesBelow(Slots own, Slots others)
{
    for (; own && others; own &= own - 1, others &= others - 1) {
        if (lowestBit(own) > lowestBit(others))
            return false;
    }
    return true;
}

} // namespace

template<class Machine>
GoalSearch<Machine>::GoalSearch(const OpenGame &game, const GoalBook &goals, ProofTable &table,
                                SearchMeter &meter)
    : m_game(game), m_goals(goals), m_table(table), m_meter(meter)
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
bool GoalSearch<Machine>::isOver()
{
    const bool spent = m_meter.mostNodes && m_meter.nodes >= m_meter.mostNodes;
    if (spent || (m_meter.stop && (m_meter.nodes & 15) == 0 && *m_meter.stop))
        m_meter.cut = true;
    return m_meter.cut;
}

template<class Machine>
std::uint64_t GoalSearch<Machine>::keyOf(int left, int leader, bool broken, Slots all) const
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
bool GoalSearch<Machine>::remembered(std::uint64_t key, Goal goal, Slots all, Slots &relevant,
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
        if (proof.yes ? m_goals.implies(proof.goal, goal) : m_goals.implies(goal, proof.goal)) {
            result = proof.yes;
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
void GoalSearch<Machine>::remember(std::uint64_t key, Goal goal, bool result, Slots all,
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
    proof.goal = goal;
    proof.yes = result;
    if (decider)
        proof.move = static_cast<std::uint8_t>(std::countr_zero(Machine::extract(decider, all)));
    m_table.add(key, proof);
}

template<class Machine>
bool GoalSearch<Machine>::lastTrick(Goal goal, int leader, Slots &relevant) const
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
    return m_goals[goal].next[bestSeat] == kWon;
}

/// Tricks that a party or a player cannot but win decide, whoever wants them.
template<class Machine>
bool GoalSearch<Machine>::forced(const GoalFacts &goal, const TopTrumps &top, Slots &relevant,
                                 bool &result) const
{
    const auto decides = [&](const SureTricks &sure, int forYes, int forNo) {
        if (sure.count < std::min(forYes, forNo))
            return false;
        result = forYes < forNo;
        relevant = nthHighest(sure.cards, std::min(forYes, forNo));
        return true;
    };
    return decides(top.sure, goal.partyYes[top.ours], goal.partyNo[top.ours]) ||
           decides(top.own, goal.seatYes[top.seat], goal.seatNo[top.seat]);
}

/// A player who would win no trick and is not to lead wins none where in every suit the lowest of
/// his cards lies below the lowest of all others, his second one below their second, and so on:
/// whatever is led he can go below, highest first, and it stays so.
template<class Machine>
bool GoalSearch<Machine>::neverWins(const GoalFacts &goal, int leader, Slots all, Slots &relevant,
                                    bool &result) const
{
    for (unsigned seats = goal.noneYes | goal.noneNo; seats; seats &= seats - 1) {
        const int seat = std::countr_zero(seats);
        if (seat >= m_game.seats)
            break;
        const bool yes = m_game.isOurs(seat);
        if (seat == leader || !(((yes ? goal.noneYes : goal.noneNo) >> seat) & 1))
            continue;
        bool never = true;
        Slots known = 0;
        for (int suit = 0; suit < kSuits && never; ++suit) {
            const Slots own = m_hand[seat] & m_game.lane[suit];
            const Slots others = all & m_game.lane[suit] & ~own;
            if (!others)
                continue; // nobody else leads it
            never = !(m_hand[seat] & m_game.over[suit]) && goesBelow(own, others);
            known |= own ? lowestBit(own) : 0;
        }
        if (!never)
            continue;
        result = yes;
        relevant = known;
        return true;
    }
    return false;
}

/// What the leader's party can cash decides, where it wants it.
template<class Machine>
bool GoalSearch<Machine>::cashed(const GoalFacts &goal, int leader, Slots all, const TopTrumps &top,
                                 Slots &relevant, bool &result) const
{
    const bool ours = m_game.isOurs(leader);
    const int wanted = ours ? goal.partyYes[1] : goal.partyNo[0];
    if (wanted > goal.left)
        return false;
    SureTricks sure;
    if (top.ours == ours)
        sure = top.sure;
    const Cashing<Machine, PerSeat<Slots>> cashing(m_game, m_hand, all, leader);
    const auto decides = [&](const SureTricks &more) {
        if (sure.count + more.count < wanted)
            return false;
        result = ours;
        relevant = more.cards | nthHighest(sure.cards, wanted - more.count);
        return true;
    };
    if (decides(cashing.bySeat(leader, wanted - sure.count)))
        return true;
    if (m_game.seats != 4)
        return false; // a third partner might have to beat a partner's card
    for (int seat = 0; seat < m_game.seats; ++seat) {
        if (seat == leader || m_game.isOurs(seat) != ours)
            continue;
        for (int suit = 0; suit < kSuits; ++suit) {
            const Slots cards = all & m_game.lane[suit];
            if (suit == m_game.trump || !(m_hand[leader] & cards) ||
                !(m_hand[seat] & highestOf(cards)) || cashing.roundsOf(suit) < 1 ||
                !cashing.mayBeLed(suit))
                continue;
            const SureTricks there = cashing.bySeat(seat, wanted - sure.count);
            if (there.count && decides({there.count, there.cards | highestOf(cards)}))
                return true;
            break;
        }
    }
    return false;
}

template<class Machine>
bool GoalSearch<Machine>::settled(Goal goal, int leader, Slots all, Slots &relevant,
                                  bool &result) const
{
    const GoalFacts &facts = m_goals[goal];
    const TopTrumps top = topTrumps(m_game, m_hand, all);
    return forced(facts, top, relevant, result) ||
           ((facts.noneYes | facts.noneNo) && neverWins(facts, leader, all, relevant, result)) ||
           cashed(facts, leader, all, top, relevant, result);
}

template<class Machine>
Slots GoalSearch<Machine>::leads(const Trick &trick) const
{
    return m_game.leads(m_hand[trick.seat], trick.broken, trick.left);
}

template<class Machine>
bool GoalSearch<Machine>::start(int left, Goal goal, int leader, bool broken, Slots &relevant)
{
    relevant = 0;
    if (goal <= kWon)
        return goal == kWon;
    if (left == 1)
        return lastTrick(goal, leader, relevant);
    ++m_meter.nodes;
    if (isOver())
        return false;
    Slots all = 0;
    for (int seat = 0; seat < m_game.seats; ++seat)
        all |= m_hand[seat];
    bool result = false;
    if (settled(goal, leader, all, relevant, result))
        return result;
    const std::uint64_t key = keyOf(left, leader, broken, all);
    Slots hint = 0, decider = 0;
    if (remembered(key, goal, all, relevant, result, hint))
        return result;
    Trick trick;
    trick.left = left;
    trick.goal = goal;
    trick.leader = trick.seat = leader;
    trick.broken = broken;
    relevant = 0;
    result = playTrick(trick, hint, relevant, decider);
    if (!m_meter.cut)
        remember(key, goal, result, all, relevant, decider);
    return result;
}

template<class Machine>
bool GoalSearch<Machine>::reaches(const OpenPosition &position, Goal goal)
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
        return start(position.tricksLeft, goal, position.leader, position.broken, relevant);
    if (goal <= kWon)
        return goal == kWon;
    Trick trick;
    trick.left = position.tricksLeft;
    trick.goal = goal;
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

#include "solver/goal_search_cards.h"
