// SPDX-License-Identifier: GPL-3.0-or-later
// Within a trick: which cards are tried and in what order. Included by goal_search_impl.h alone.
#pragma once

#include "solver/goal_search.h"

namespace sandbag {

template<class Machine>
bool GoalSearch<Machine>::playCard(const Trick &trick, Slots card, Slots &relevant)
{
    const EffectiveSuit effectiveSuit = m_game.effectiveSuitOf[std::countr_zero(card)];
    Trick next = trick;
    next.played |= card;
    if (trick.place == 0) {
        next.led = effectiveSuit;
        next.best = card;
        next.bestSeat = trick.seat;
    } else if ((card & m_game.beats[trick.led]) && card > trick.best) {
        next.best = card;
        next.bestSeat = trick.seat;
    }
    if (effectiveSuit == kEffectiveSpades)
        next.broken |= trick.place
                           ? trick.led != kEffectiveSpades
                           : !(m_hand[trick.seat] & ~m_game.effectiveSuit[kEffectiveSpades]);
    m_hand[trick.seat] ^= card;
    m_lengths -= m_unit[trick.seat][effectiveSuit];
    bool result;
    if (++next.place < m_game.seats) {
        next.seat = static_cast<std::uint8_t>(m_game.after(trick.seat));
        Slots decider = 0;
        relevant = 0;
        result = playTrick(next, 0, relevant, decider);
    } else {
        result = start(trick.left - 1, m_goals[trick.goal].next[next.bestSeat], next.bestSeat,
                       next.broken, relevant);
        // Ranks decided, where the suit was played more than once.
        const EffectiveSuit won = m_game.effectiveSuitOf[std::countr_zero(next.best)];
        if ((next.played & m_game.effectiveSuit[won]) != next.best)
            relevant |= next.best;
    }
    m_lengths += m_unit[trick.seat][effectiveSuit];
    m_hand[trick.seat] ^= card;
    return result;
}

/// The cards that may be played. `free`: those that may be led while spades may not; their places
/// matter as long as only they may be led.
template<class Machine>
Slots GoalSearch<Machine>::playable(const Trick &trick, Slots &free) const
{
    const Slots hand = m_hand[trick.seat];
    if (trick.place > 0) {
        const Slots following = hand & m_game.effectiveSuit[trick.led];
        return following ? following : hand;
    }
    for (int seat = 0; m_game.lead.free && seat < m_game.seats; ++seat)
        free |= m_hand[seat] & m_game.lead.free;
    return leads(trick);
}

template<class Machine>
bool GoalSearch<Machine>::playTrick(const Trick &trick, Slots hint, Slots &relevant, Slots &decider)
{
    Slots free = 0;
    const Slots legal = playable(trick, free);
    relevant |= free;
    if (!(legal & (legal - 1))) {
        Slots found = 0;
        const bool result = playCard(trick, legal, found);
        relevant = found | free;
        decider = legal;
        return result;
    }
    const bool ours = m_game.isOurs(trick.seat);
    const Sight sight = look(trick, legal);
    if (hint &= legal)
        hint = highestOf(sight.distinct & (hint * 2 - 1)); // the same of its equals as below
    OrderedCards cards;
    Slots open = sight.distinct; // not known yet to be in vain
    bool ordered = false;
    for (;;) {
        Slots card = open & (open - 1) ? 0 : open; // the last one
        if (!card && !ordered) {
            order(trick, sight, open, hint, cards);
            ordered = true;
        }
        while (!card && cards.left)
            card = open & slotBit(cards.take());
        if (!card)
            return !ours;
        Slots found = 0;
        const bool result = playCard(trick, card, found);
        if (m_meter.cut)
            return !ours;
        if (result == ours) {
            // Earlier failed tries say nothing of why this one decides.
            relevant = found | free;
            decider = card;
            if (trick.place == 0)
                decidedAt(trick) = static_cast<std::uint8_t>(std::countr_zero(card) + 1);
            return ours;
        }
        relevant |= found;
        // So are all that differ from it in a rank that did not matter.
        const Slots vain = card | (open & asLow(card, found));
        open &= ~vain;
        // That any of the equals could have been played instead holds while they are together:
        // a higher card may harm, too, by winning a trick that had better be lost.
        for (Slots rest = vain; rest; rest &= rest - 1) {
            if (found & equalsOf(lowestBit(rest), legal, sight))
                relevant |= lowestBit(rest);
        }
    }
}

/// The cards of its suit that a proof distinguishes from others no more than this one; none where
/// it does depend on it. The one spade that may always be led is like no other.
template<class Machine>
Slots GoalSearch<Machine>::asLow(Slots card, Slots relevant) const
{
    const Slots effectiveSuit =
        m_game.effectiveSuit[m_game.effectiveSuitOf[std::countr_zero(card)]];
    const Slots known = (relevant & effectiveSuit) | (effectiveSuit & m_game.lead.free);
    const Slots below = known ? effectiveSuit & (lowestBit(known) - 1) : effectiveSuit;
    return card & below ? below : 0;
}

/// The other cards of the run that this one represents.
template<class Machine>
Slots GoalSearch<Machine>::equalsOf(Slots card, Slots legal, const Sight &sight) const
{
    const Slots above =
        m_game.effectiveSuit[m_game.effectiveSuitOf[std::countr_zero(card)]] & ~(card * 2 - 1);
    const Slots next = lowestBit(sight.distinct & above);
    return legal & above & (next - 1);
}

/// Of every run of equals among the cards the lowest: a carry runs up from the start of each run to
/// its first card. Adjacent suits are not done at the same time.
template<class Machine>
Slots GoalSearch<Machine>::distinctOf(Slots legal, Slots others) const
{
    Slots distinct = 0;
    for (const Slots suits : m_apart) {
        if (!(legal & suits))
            continue;
        const Slots gaps = suits & ~others;
        const Slots starts = gaps & (~(gaps << 1) | m_lowest);
        const Slots empty = gaps & ~legal;
        distinct |= legal & ~empty & (empty + starts);
    }
    return distinct;
}

/// The cards of everyone as whose turn it is sees them.
template<class Machine>
typename GoalSearch<Machine>::Sight GoalSearch<Machine>::look(const Trick &trick, Slots legal) const
{
    Sight sight;
    const unsigned likes = m_goals[trick.goal].likes;
    sight.wished = m_game.isOurs(trick.seat) ? likes : ~likes;
    int place = trick.place + 1;
    for (int seat = m_game.after(trick.seat); seat != trick.seat; seat = m_game.after(seat)) {
        const Slots hand = m_hand[seat];
        const bool wished = (sight.wished >> seat) & 1;
        (wished ? sight.friends : sight.foes) |= hand;
        if (place++ < m_game.seats && !wished && trick.place > 0) {
            const Slots follow = hand & m_game.effectiveSuit[trick.led];
            const Slots could = (follow ? follow : hand) & m_game.beats[trick.led];
            sight.threat = std::max(sight.threat, could);
        }
    }
    sight.distinct = distinctOf(legal, sight.friends | sight.foes | trick.played);
    return sight;
}

template<class Machine>
void GoalSearch<Machine>::order(const Trick &trick, const Sight &sight, Slots tried, Slots hint,
                                OrderedCards &cards)
{
    const int decided = trick.place == 0 ? decidedAt(trick) : 0;
    const bool ducks = !((sight.wished >> trick.seat) & 1);
    for (Slots rest = tried; rest; rest &= rest - 1) {
        const Slots card = lowestBit(rest);
        const auto slot = static_cast<Slot>(std::countr_zero(card));
        const std::int32_t points = ducks              ? duckPoints(trick, sight, card)
                                    : trick.place == 0 ? leadPoints(trick, sight, card)
                                                       : followPoints(trick, sight, card);
        cards.add(slot, points + (slot + 1 == decided ? kDecidedBefore : 0) +
                            (card == hint ? kDecidedAlike : 0));
    }
}

/// Winners first, then suits that a friend wins or ruffs, then what drives out the foes' highest
/// card, last what they ruff. The weights were fitted by the tricks begun over some hundred deals.
template<class Machine>
std::int32_t GoalSearch<Machine>::leadPoints(const Trick &trick, const Sight &sight,
                                             Slots card) const
{
    const EffectiveSuit suit = m_game.effectiveSuitOf[std::countr_zero(card)];
    const Slots effectiveSuit = m_game.effectiveSuit[suit];
    const Slots foes = sight.foes & effectiveSuit, friends = sight.friends & effectiveSuit;
    const auto cost = std::popcount((foes | friends) & (card - 1));
    const bool trump = suit == m_game.trump;
    const int next = m_game.after(trick.seat);
    bool friendRuffs = false;
    std::int32_t points = trump ? -20 : 0, ruffed = 0;
    for (int seat = 0; seat < m_game.seats; ++seat) {
        if (seat == trick.seat || (m_hand[seat] & effectiveSuit) ||
            !(m_hand[seat] & m_game.over[suit]))
            continue;
        if ((sight.wished >> seat) & 1)
            friendRuffs = true;
        else
            ruffed = std::max(-100, (ruffed ? -20 : 0) + ruffed - (seat == next ? 60 : 80));
    }
    if (ruffed)
        return points + ruffed + (friendRuffs ? 20 : 0) + cost;
    if (friendRuffs)
        return points + 45 + (card > foes ? 25 : 0);
    if (!foes)
        return points + 20 - (card > friends ? 40 : 0) - 4 * cost;
    if (card > foes)
        return points + 60 - (trump ? 4 * cost : 0);
    if (friends > foes)
        return points + 50 - 6 * cost;
    return points + drivePoints(trick, foes, friends, card) - 2 * cost;
}

/// A lead that a foe can beat and no friend can.
template<class Machine>
std::int32_t GoalSearch<Machine>::drivePoints(const Trick &trick, Slots foes, Slots friends,
                                              Slots card) const
{
    const Slots own =
        m_hand[trick.seat] & m_game.effectiveSuit[m_game.effectiveSuitOf[std::countr_zero(card)]];
    if (own > foes)
        return 0;
    const Slots top = highestOf(foes);
    const Slots second = highestOf((own | foes | friends) ^ top);
    if (friends & second)
        return m_hand[m_game.after(trick.seat)] & top ? 12 : 5;
    return !(own & second) ? -24 : card == second ? 6 : -12;
}

/// The cheapest card that wins for good, or the cheapest of all.
template<class Machine>
std::int32_t GoalSearch<Machine>::followPoints(const Trick &trick, const Sight &sight,
                                               Slots card) const
{
    const Slots effectiveSuit =
        m_game.effectiveSuit[m_game.effectiveSuitOf[std::countr_zero(card)]];
    const auto cost = std::popcount((sight.foes | sight.friends) & effectiveSuit & (card - 1));
    const bool wins = (card & m_game.beats[trick.led]) && card > trick.best;
    const bool trumped =
        !(card & m_game.effectiveSuit[trick.led]) && (card & m_game.effectiveSuit[m_game.trump]);
    const bool partnerWins = ((sight.wished >> trick.bestSeat) & 1);
    if (partnerWins && sight.threat < trick.best)
        return (wins ? 0 : 40) - 5 * cost - (trumped && !wins ? 18 : 0);
    if (wins)
        return (sight.threat > card ? 10 : 60);
    return 20 - 5 * cost - (trumped ? 30 : 0);
}

/// Of one who had better not win: low cards where another is to take them, high ones where they are
/// safe.
template<class Machine>
std::int32_t GoalSearch<Machine>::duckPoints(const Trick &trick, const Sight &sight,
                                             Slots card) const
{
    const Slots effectiveSuit =
        m_game.effectiveSuit[m_game.effectiveSuitOf[std::countr_zero(card)]];
    const auto cost = std::popcount((sight.foes | sight.friends) & effectiveSuit & (card - 1));
    if (trick.place > 0 && !((card & m_game.beats[trick.led]) && card > trick.best))
        return (((sight.wished >> trick.bestSeat) & 1) ? 60 : 30) + cost;
    const Slots friends = sight.friends & effectiveSuit, foes = sight.foes & effectiveSuit;
    return (friends > foes ? 20 : 0) + (friends > card ? 10 : -20) - 2 * cost;
}

} // namespace sandbag
