// SPDX-License-Identifier: GPL-3.0-or-later
// Within a trick: which cards are tried and in what order. Included by goal_search_impl.h alone.
#pragma once

#include "solver/goal_search.h"

namespace sandbag {

template<class Machine>
bool GoalSearch<Machine>::playCard(const Trick &trick, Slots card, Slots &relevant)
{
    const Lane lane = m_game.laneOf[std::countr_zero(card)];
    Trick next = trick;
    next.played |= card;
    if (trick.place == 0) {
        next.led = lane;
        next.best = card;
        next.bestSeat = trick.seat;
    } else if ((card & m_game.beats[trick.led]) && card > trick.best) {
        next.best = card;
        next.bestSeat = trick.seat;
    }
    if (lane == kSpadeLane)
        next.broken |= trick.place ? trick.led != kSpadeLane
                                   : !(m_hand[trick.seat] & ~m_game.lane[kSpadeLane]);
    m_hand[trick.seat] ^= card;
    m_lengths -= m_unit[trick.seat][lane];
    bool result;
    if (++next.place < m_game.seats) {
        next.seat = m_game.after(trick.seat);
        Slots decider = 0;
        relevant = 0;
        result = playTrick(next, 0, relevant, decider);
    } else {
        result = start(trick.left - 1, m_goals[trick.goal].next[next.bestSeat], next.bestSeat,
                       next.broken, relevant);
        // Ranks decided, where the suit was played more than once.
        const Lane won = m_game.laneOf[std::countr_zero(next.best)];
        if ((next.played & m_game.lane[won]) != next.best)
            relevant |= next.best;
    }
    m_lengths += m_unit[trick.seat][lane];
    m_hand[trick.seat] ^= card;
    return result;
}

template<class Machine>
bool GoalSearch<Machine>::playTrick(const Trick &trick, Slots hint, Slots &relevant, Slots &decider)
{
    const Slots hand = m_hand[trick.seat];
    Slots legal = hand;
    Slots free = 0; // where the ace of spades lies matters while only it may be led
    if (trick.place == 0) {
        legal = leads(trick);
        for (int seat = 0; m_game.lead.free && seat < m_game.seats; ++seat)
            free |= m_hand[seat] & m_game.lead.free;
        relevant |= free;
    } else if (const Slots following = hand & m_game.lane[trick.led]) {
        legal = following;
    }
    const bool ours = m_game.isOurs(trick.seat);
    const Sight sight = look(trick, legal);
    if (hint &= legal)
        hint = highestOf(sight.distinct & (hint * 2 - 1)); // the same of its equals as below
    OrderedCards cards;
    if (hint)
        cards.add(static_cast<Slot>(std::countr_zero(hint)), 0);
    else
        order(trick, sight, sight.distinct, cards);
    for (int i = 0;; ++i) {
        if (i == cards.count) {
            if (!hint)
                return !ours;
            order(trick, sight, sight.distinct & ~hint, cards);
            hint = 0;
            i = 0;
            if (!cards.count)
                return !ours;
        }
        const Slots card = slotBit(cards.card[i]);
        Slots found = 0;
        const bool result = playCard(trick, card, found);
        if (m_meter.cut)
            return !ours;
        if (result == ours) {
            // What was tried in vain before says nothing of why this one decides.
            relevant = found | free;
            decider = card;
            return ours;
        }
        relevant |= found;
        // That any of the equals could have been kept instead matters where high cards can harm.
        if (!m_goals[trick.goal].threshold && (found & equalsOf(card, legal, sight)))
            relevant |= card;
    }
}

/// The other cards of the run that this one stands for.
template<class Machine>
Slots GoalSearch<Machine>::equalsOf(Slots card, Slots legal, const Sight &sight) const
{
    const Slots above = m_game.lane[m_game.laneOf[std::countr_zero(card)]] & ~(card * 2 - 1);
    const Slots next = lowestBit(sight.distinct & above);
    return legal & above & (next - 1);
}

/// The cards of everybody as whose turn it is sees them; of every run of equals the lowest card.
template<class Machine>
typename GoalSearch<Machine>::Sight GoalSearch<Machine>::look(const Trick &trick, Slots legal) const
{
    Sight sight;
    int place = trick.place + 1;
    for (int seat = m_game.after(trick.seat); seat != trick.seat; seat = m_game.after(seat)) {
        const bool wished = wishes(trick, seat);
        (wished ? sight.friends : sight.foes) |= m_hand[seat];
        if (place++ < m_game.seats && !wished)
            sight.behind[sight.foesBehind++] = m_hand[seat];
    }
    const Slots others = sight.friends | sight.foes | trick.played;
    Slots last = 0;
    Lane lane = kNoLane;
    for (Slots rest = legal; rest; rest &= rest - 1) {
        const Slots card = lowestBit(rest);
        const Lane own = m_game.laneOf[std::countr_zero(card)];
        if (own != lane || (others & (card - 1) & ~(last * 2 - 1)))
            sight.distinct |= card;
        lane = own;
        last = card;
    }
    return sight;
}

template<class Machine>
void GoalSearch<Machine>::order(const Trick &trick, const Sight &sight, Slots tried,
                                OrderedCards &cards) const
{
    cards.count = 0;
    const bool ducks = !wishes(trick, trick.seat);
    for (Slots rest = tried; rest; rest &= rest - 1) {
        const Slots card = lowestBit(rest);
        const auto slot = static_cast<Slot>(std::countr_zero(card));
        const std::int32_t points = ducks              ? duckPoints(trick, sight, card)
                                    : trick.place == 0 ? leadPoints(trick, sight, card)
                                                       : followPoints(trick, sight, card);
        cards.add(slot, points);
    }
}

/// Winners first, then suits that a partner wins or ruffs, then low cards.
template<class Machine>
std::int32_t GoalSearch<Machine>::leadPoints(const Trick &trick, const Sight &sight,
                                             Slots card) const
{
    const Lane suit = m_game.laneOf[std::countr_zero(card)];
    const Slots lane = m_game.lane[suit];
    const Slots foes = sight.foes & lane, friends = sight.friends & lane;
    bool foeRuffs = false, friendRuffs = false;
    for (int seat = 0; seat < m_game.seats; ++seat) {
        if (seat == trick.seat || (m_hand[seat] & lane) || !(m_hand[seat] & m_game.over[suit]))
            continue;
        (wishes(trick, seat) ? friendRuffs : foeRuffs) = true;
    }
    const auto cost = std::popcount((sight.foes | sight.friends) & lane & (card - 1));
    if (foeRuffs)
        return (friendRuffs ? -20 : -60) - cost;
    if (card > foes)
        return 60 - (friends > card ? 30 : 0) + (foes ? 0 : -10);
    if (friends > foes)
        return 50 - 2 * cost;
    if (friendRuffs)
        return 45 - 2 * cost;
    return (suit == m_game.trump ? -20 : 0) - 2 * cost;
}

/// Whether an opponent still to play could beat it.
template<class Machine>
bool GoalSearch<Machine>::beatable(const Trick &trick, const Sight &sight, Slots card) const
{
    for (int i = 0; i < sight.foesBehind; ++i) {
        const Slots follow = sight.behind[i] & m_game.lane[trick.led];
        const Slots could = (follow ? follow : sight.behind[i]) & m_game.beats[trick.led];
        if (could > card)
            return true;
    }
    return false;
}

/// The cheapest card that wins for good, or the cheapest of all.
template<class Machine>
std::int32_t GoalSearch<Machine>::followPoints(const Trick &trick, const Sight &sight,
                                               Slots card) const
{
    const Slots lane = m_game.lane[m_game.laneOf[std::countr_zero(card)]];
    const auto cost = std::popcount((sight.foes | sight.friends) & lane & (card - 1));
    const bool wins = (card & m_game.beats[trick.led]) && card > trick.best;
    const bool partnerWins = wishes(trick, trick.bestSeat);
    if (partnerWins && !beatable(trick, sight, trick.best))
        return (wins ? 0 : 40) - 2 * cost;
    if (wins)
        return (beatable(trick, sight, card) ? 10 : 60) - 2 * cost;
    const bool discard = !(card & m_game.lane[trick.led]);
    const bool wasted = discard && (card & m_game.lane[m_game.trump]);
    return 20 - 2 * cost - (wasted ? 30 : 0);
}

/// Of one who had better not win: low cards where another is to take them, high ones where he is
/// safe.
template<class Machine>
std::int32_t GoalSearch<Machine>::duckPoints(const Trick &trick, const Sight &sight,
                                             Slots card) const
{
    const Slots lane = m_game.lane[m_game.laneOf[std::countr_zero(card)]];
    const auto cost = std::popcount((sight.foes | sight.friends) & lane & (card - 1));
    if (trick.place > 0 && !((card & m_game.beats[trick.led]) && card > trick.best))
        return (wishes(trick, trick.bestSeat) ? 60 : 30) + cost;
    const Slots friends = sight.friends & lane, foes = sight.foes & lane;
    return (friends > foes ? 20 : 0) + (friends > card ? 10 : -20) - 2 * cost;
}

} // namespace sandbag
