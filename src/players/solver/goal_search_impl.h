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
GoalSearch<Machine>::GoalSearch(const DoubleDummyGame &game, const GoalTable &goals,
                                TranspositionTable &table, SearchMeter &meter)
    : m_game(game), m_goals(goals), m_table(table), m_meter(meter)
{
    const int width = std::bit_width(static_cast<unsigned>(game.tricksInDeal));
    m_exactKey = game.seats * 3 * width <= 48;
    for (int seat = 0; seat < game.seats; ++seat) {
        ++m_partners[game.isOurs(seat)];
        m_mate[seat] = -1;
        for (int other = 0; other < game.seats; ++other) {
            if (other != seat && game.isOurs(other) == game.isOurs(seat))
                m_mate[seat] = other;
        }
    }
    for (int suit = 0; suit < kSuits; ++suit)
        m_between = m_between ||
                    (suit != game.trump && (game.over[suit] & ~game.effectiveSuit[game.trump]));
    Slots later = 0;
    for (const Slots effectiveSuit : game.effectiveSuit)
        later |= effectiveSuit;
    for (int turn = 0; later; turn ^= 1) {
        const Slots first = lowestBit(later);
        const Slots effectiveSuit =
            game.effectiveSuit[game.effectiveSuitOf[std::countr_zero(first)]];
        m_apart[turn] |= effectiveSuit;
        m_lowest |= first;
        later &= ~effectiveSuit;
    }
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
    if (spent || (m_meter.stop && m_meter.nodes % SearchMeter::kNodesPerLook == 0 && *m_meter.stop))
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
        const Slots above =
            all & m_game.effectiveSuit[kEffectiveSpades] & ~(m_game.lead.free * 2 - 1);
        rest |= static_cast<std::uint64_t>(std::popcount(above) + 1) << 9;
    }
    return m_exactKey ? m_lengths | rest << 48 : (m_lengths ^ rest << 40) * 0xD1342543DE82EF95ULL;
}

/// The holders of all cards, by the bits of their seats.
template<class Machine>
typename GoalSearch<Machine>::Owners GoalSearch<Machine>::ownersOf(Slots all) const
{
    Owners owner{};
    if (m_game.seats <= 4) {
        owner[0] = Machine::extract(m_hand[1] | m_hand[3], all);
        owner[1] = Machine::extract(m_hand[2] | m_hand[3], all);
        return owner;
    }
    owner[0] = Machine::extract(m_hand[1] | m_hand[3] | m_hand[5] | m_hand[7], all);
    owner[1] = Machine::extract(m_hand[2] | m_hand[3] | m_hand[6] | m_hand[7], all);
    owner[2] = Machine::extract(m_hand[4] | m_hand[5] | m_hand[6] | m_hand[7], all);
    return owner;
}

template<class Machine>
bool GoalSearch<Machine>::remembered(std::uint64_t key, Goal goal, Slots all, Slots &relevant,
                                     bool &result, Slots &hint)
{
    std::uint32_t index = m_table.first(key);
    if (!index)
        return false;
    const Owners owner = ownersOf(all);
    const std::uint32_t front = index;
    for (; index; index = m_table.at(index).next) {
        const Proof &proof = m_table.at(index);
        if (((owner[0] ^ proof.owner[0]) | (owner[1] ^ proof.owner[1])) & proof.mask)
            continue;
        if (m_game.seats > 4 && ((owner[2] ^ m_table.third(index)) & proof.mask))
            continue;
        if (proof.yes ? m_goals.implies(proof.goal, goal) : m_goals.implies(goal, proof.goal)) {
            result = proof.yes;
            relevant = Machine::deposit(proof.mask, all);
            m_table.exchange(front, index);
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
        if (const Slots low = relevant & m_game.effectiveSuit[suit])
            known |= all & m_game.effectiveSuit[suit] & ~(lowestBit(low) - 1);
    }
    Proof proof;
    proof.mask = Machine::extract(known, all);
    const Owners owner = ownersOf(all);
    proof.owner = {owner[0] & proof.mask, owner[1] & proof.mask};
    proof.goal = goal;
    proof.yes = result;
    if (decider)
        proof.move = static_cast<std::uint8_t>(std::countr_zero(Machine::extract(decider, all)));
    m_table.add(key, proof, owner[2] & proof.mask);
}

template<class Machine>
bool GoalSearch<Machine>::lastTrick(Goal goal, int leader, Slots &relevant) const
{
    int seat = leader, bestSeat = leader;
    Slots best = m_hand[leader];
    const EffectiveSuit led = m_game.effectiveSuitOf[std::countr_zero(best)];
    for (int place = 1; place < m_game.seats; ++place) {
        seat = m_game.after(seat);
        const Slots card = m_hand[seat];
        if ((card & m_game.beats[led]) && card > best) {
            best = card;
            bestSeat = seat;
        }
    }
    // Ranks decided, where who else played to the suit would have made another end of it.
    const auto &next = m_goals[goal].next;
    const Slots suit = m_game.effectiveSuit[m_game.effectiveSuitOf[std::countr_zero(best)]];
    relevant = 0;
    for (seat = 0; seat < m_game.seats; ++seat) {
        if ((m_hand[seat] & suit) && next[seat] != next[bestSeat])
            relevant = best;
    }
    return next[bestSeat] == kWon;
}

/// Tricks that a party or a player cannot but win decide, no matter who wants them.
template<class Machine>
bool GoalSearch<Machine>::forced(const GoalFacts &goal, const TopTrumps &top, Slots &relevant,
                                 bool &result) const
{
    for (std::size_t party = 0; party < 2; ++party) {
        const int need = std::min(goal.partyYes[party], goal.partyNo[party]);
        if (top.party[party].count < need)
            continue;
        result = goal.partyYes[party] < goal.partyNo[party];
        relevant = top.party[party].cardFor(need);
        return true;
    }
    const int need = std::min(goal.seatYes[top.seat], goal.seatNo[top.seat]);
    if (top.own.count < need)
        return between(goal, top, relevant, result);
    result = goal.seatYes[top.seat] < goal.seatNo[top.seat];
    relevant = nthHighest(top.own.cards, need);
    return true;
}

/// What both parties make together leaves only numbers of tricks of which all decide alike.
template<class Machine>
bool GoalSearch<Machine>::between(const GoalFacts &goal, const TopTrumps &top, Slots &relevant,
                                  bool &result) const
{
    const int least = top.party[1].count, most = goal.left - top.party[0].count;
    const std::uint64_t counts =
        ((std::uint64_t{2} << most) - 1) & ~((std::uint64_t{1} << least) - 1);
    result = !(counts & ~goal.countsYes);
    if (!result && (counts & ~goal.countsNo))
        return false;
    relevant = top.party[0].cardFor(top.party[0].count) | top.party[1].cardFor(top.party[1].count);
    return true;
}

/// A player who wants no trick and is not to lead wins none if in every suit their lowest card is
/// below the lowest of all others, their second lowest below the second lowest, and so on: whatever
/// is led they can play below it, highest first, and it stays so.
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
            const Slots own = m_hand[seat] & m_game.effectiveSuit[suit];
            const Slots others = all & m_game.effectiveSuit[suit] & ~own;
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

/// What the leader's party can cash decides, where it wants it; so does a guarded trump.
template<class Machine>
bool GoalSearch<Machine>::cashed(const GoalFacts &goal, int leader, bool open, Slots all,
                                 const TopTrumps &top, Slots &relevant, bool &result) const
{
    if (top.guarded && top.guard != leader) {
        const bool our = m_game.isOurs(top.guard);
        if ((our ? goal.partyYes[1] : goal.partyNo[0]) == 1) {
            result = our;
            relevant = top.guarded;
            return true;
        }
    }
    const bool ours = m_game.isOurs(leader);
    const int wanted = ours ? goal.partyYes[1] : goal.partyNo[0];
    if (wanted > goal.left)
        return false;
    const TrumpTricks &trumps = top.party[ours];
    const Cashing<Machine, PerSeat<Slots>> cashing(m_game, m_hand, all, leader);
    const auto decides = [&](const SureTricks &more) {
        if (trumps.count + more.count < wanted)
            return false;
        result = ours;
        relevant = more.cards | trumps.cardFor(wanted - more.count);
        return true;
    };
    if (m_partners[ours] > 2 || m_between)
        return decides(cashing.bySeat(leader, wanted - trumps.count));
    const int partner = m_partners[ours] == 2 ? m_mate[leader] : -1;
    if (decides(cashing.byPair(leader, partner, wanted - trumps.count, 0)))
        return true;
    if (!open)
        return false;
    SureTricks drawn;
    const int rounds = cashing.drawing(leader, partner, drawn);
    if (!rounds || drawn.count >= wanted)
        return false;
    const SureTricks more = cashing.byPair(leader, partner, wanted - drawn.count, rounds);
    if (drawn.count + more.count < wanted)
        return false;
    result = ours;
    relevant = more.cards | drawn.cards;
    return true;
}

template<class Machine>
bool GoalSearch<Machine>::settled(Goal goal, int leader, bool open, Slots all, Slots &relevant,
                                  bool &result) const
{
    const GoalFacts &facts = m_goals[goal];
    const TopTrumps top = topTrumps(m_game, m_hand, all);
    return forced(facts, top, relevant, result) ||
           ((facts.noneYes | facts.noneNo) && neverWins(facts, leader, all, relevant, result)) ||
           cashed(facts, leader, open, all, top, relevant, result);
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
    const std::uint64_t key = keyOf(left, leader, broken, all);
    bool result = false;
    Slots hint = 0, decider = 0;
    if (remembered(key, goal, all, relevant, result, hint))
        return result;
    const bool open = m_game.trump != kEffectiveSpades || !m_game.spadesClosed(broken, left);
    if (settled(goal, leader, open, all, relevant, result))
        return result;
    Trick trick;
    trick.left = static_cast<std::uint8_t>(left);
    trick.goal = goal;
    trick.seat = static_cast<std::uint8_t>(leader);
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
            m_lengths +=
                m_unit[seat][suit] *
                static_cast<unsigned>(std::popcount(m_hand[seat] & m_game.effectiveSuit[suit]));
    }
    Slots relevant = 0, decider = 0;
    if (position.inTrick == 0)
        return start(position.tricksLeft, goal, position.leader, position.broken, relevant);
    if (goal <= kWon)
        return goal == kWon;
    Trick trick;
    trick.left = static_cast<std::uint8_t>(position.tricksLeft);
    trick.goal = goal;
    trick.seat = static_cast<std::uint8_t>(position.turn(m_game));
    trick.place = static_cast<std::uint8_t>(position.inTrick);
    trick.broken = position.broken;
    trick.led = m_game.effectiveSuitOf[position.trick[0]];
    for (int place = 0; place < position.inTrick; ++place) {
        const Slots card = slotBit(position.trick[place]);
        trick.played |= card;
        if (place == 0 || ((card & m_game.beats[trick.led]) && card > trick.best)) {
            trick.best = card;
            trick.bestSeat = static_cast<std::uint8_t>((position.leader + place) % m_game.seats);
        }
    }
    return playTrick(trick, 0, relevant, decider);
}

} // namespace sandbag

#include "solver/goal_search_cards.h"
