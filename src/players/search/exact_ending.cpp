// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/exact_ending.h"

#include "policy/equal_cards.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <new>
#include <type_traits>

namespace sandbag {

namespace {

std::uint64_t mix(std::uint64_t hash, std::uint64_t part)
{
    hash = (hash ^ part) * 0x9E3779B97F4A7C15ULL;
    return hash ^ (hash >> 29);
}

/// The lowest card of every run of equals.
Slots different(const PlayTables &tables, const PlayState &state, Slots legal)
{
    Slots others = 0;
    for (int seat = 0; seat < tables.players; ++seat) {
        if (seat != state.turn)
            others |= state.hand[seat] | state.secondCopy[seat];
    }
    Slots left = 0;
    eachDifferent(tables, state, others, legal, [&left](Slot card) { left |= slotBit(card); });
    return left;
}

} // namespace

Slots honestPlays(const PlayTables &tables, const PlayState &state)
{
    return (state.anyCardSeats >> state.turn) & 1 ? legalPlays(tables, state)
                                                  : lawfulPlays(tables, state);
}

ExactEnding::ExactEnding(LeafCache &leaves, const Budget &budget, std::size_t entries)
    : m_leaves(leaves), m_budget(budget), m_entries(entries), m_context(emptyTable(entries))
{
    assert(std::has_single_bit(entries));
}

ExactEnding::Table ExactEnding::emptyTable(std::size_t entries)
{
    static_assert(std::is_trivially_copyable_v<Entry> && static_cast<int>(Bound::none) == 0);
    auto *empty = static_cast<Entry *>(std::calloc(entries, sizeof(Entry)));
    if (!empty)
        throw std::bad_alloc();
    return Table(empty);
}

/// Only where no fact of the play is read: how the tricks were won matters to nothing.
std::uint64_t ExactEnding::keyOf(const PlayTables &tables, const PlayState &state) const
{
    std::uint64_t key = static_cast<std::uint64_t>(state.leader) << 1 | state.broken;
    for (int seat = 0; seat < tables.players; ++seat) {
        key = mix(key, state.hand[seat]);
        key = mix(key, state.secondCopy[seat]);
        key = mix(key, state.taken[seat]);
    }
    return key;
}

Leaf ExactEnding::search(const PlayTables &tables, const PlayState &state, float alpha, float beta)
{
    if (++m_nodes % kNodesPerLook == 0 && m_budget.over())
        m_cut = true;
    if (m_mostNodes && m_nodes > m_mostNodes)
        m_cut = true;
    if (m_cut)
        return {};
    if (state.over())
        return m_leaves.at(tables, state);
    // Rules that look at the order of tricks, or at the card that wins one, make equal hands and
    // neighbouring cards unequal: nothing is remembered then, and every card is tried.
    const bool remember = state.inTrick == 0 && !m_leaves.orderMatters();
    Entry *entry = nullptr;
    std::uint64_t key = 0;
    if (remember) {
        key = keyOf(tables, state);
        entry = &m_context[key & (m_entries - 1)];
        if (entry->key == key && entry->bound != Bound::none) {
            const float value = entry->leaf.value;
            if (entry->bound == Bound::exact || (entry->bound == Bound::least && value >= beta) ||
                (entry->bound == Bound::most && value <= alpha))
                return entry->leaf;
        }
    }
    const bool ours = tables.sideOf[state.turn] == m_side;
    Leaf best;
    best.value = ours ? -1e9F : 1e9F;
    float low = alpha, high = beta;
    const Slots legal = honestPlays(tables, state);
    Slots rest = m_leaves.orderMatters() ? legal : different(tables, state, legal);
    while (rest && low < high && !m_cut) {
        // High cards first: they decide tricks.
        const auto card = static_cast<Slot>(63 - std::countl_zero(rest));
        rest &= ~slotBit(card);
        PlayState next = state;
        playSlot(tables, next, card);
        const Leaf leaf = search(tables, next, low, high);
        if (ours ? leaf.value > best.value : leaf.value < best.value)
            best = leaf;
        if (ours)
            low = std::max(low, best.value);
        else
            high = std::min(high, best.value);
    }
    if (entry && !m_cut) {
        const Bound bound = best.value <= alpha  ? Bound::most
                            : best.value >= beta ? Bound::least
                                                 : Bound::exact;
        *entry = {key, best, bound};
    }
    return best;
}

std::optional<Leaf> ExactEnding::solve(const PlayTables &tables, const PlayState &state, int side)
{
    assert(side >= 0 && side < tables.players);
    if (m_side >= 0 && side != m_side)
        m_context = emptyTable(m_entries);
    m_side = side;
    const Leaf best = search(tables, state, -1e9F, 1e9F);
    return m_cut ? std::nullopt : std::optional(best);
}

} // namespace sandbag
