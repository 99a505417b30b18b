// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/leaf_cache.h"

#include "play/fact_row.h"
#include "scoring/score_deal.h"

namespace sandbag {

namespace {

constexpr std::size_t kFirstSize = 1024;
constexpr std::size_t kMostEntries = 1 << 17; ///< 16 MiB

} // namespace

LeafCache::LeafCache(const ScoringPlan &plan, const WinModel &win, const Standing &before, int side,
                     Objective objective)
    : m_plan(plan),
      m_win(win),
      m_before(before),
      m_side(side),
      m_objective(objective),
      m_reads(plan.reads()),
      m_ordered(objective != Objective::tricks && m_reads.hasAny(factsOfPlay())),
      m_entries(kFirstSize)
{
}

void LeafCache::setDeal(const DealState &state)
{
    m_facts = factsOf(state);
    m_extraSeat = state.kitty.extraTrickSeat;
    m_entries.assign(kFirstSize, {});
    m_count = 0;
}

std::uint64_t LeafCache::keyOf(const PlayState &end) const
{
    std::uint64_t key = 0;
    for (int seat = 0; seat < kMaxSeats; ++seat)
        key |= static_cast<std::uint64_t>(end.taken[seat]) << (8 * seat);
    key = stirred(0, key);
    return m_ordered ? mixFacts(key, end, m_reads) : key;
}

DealFacts LeafCache::factsAt(const PlayTables &tables, const PlayState &end) const
{
    DealFacts facts = m_facts;
    fillFacts(tables, end, facts);
    if (m_extraSeat >= 0) {
        ++facts.tricks[m_extraSeat];
        ++facts.tricksInDeal;
    }
    return facts;
}

Leaf LeafCache::ofFacts(const DealFacts &facts) const
{
    const DealScore score = scoreDeal(m_plan, facts, m_before);
    const Standing after = advance(m_plan.rules(), m_plan.seating(), m_before, score);
    const SideScore &mine = score.side[m_side];
    Leaf leaf;
    const float price = m_win.bagPrice();
    leaf.points = static_cast<float>(mine.points);
    float bagsOfOthers = 0;
    for (int side = 0; side < m_plan.seating().sides; ++side) {
        if (side == m_side)
            continue;
        leaf.othersPoints += static_cast<float>(score.side[side].points);
        bagsOfOthers += static_cast<float>(score.side[side].bags);
        leaf.othersSet |= score.side[side].set();
        leaf.othersPenalty |= score.side[side].bagPenalties > 0;
    }
    const auto others = static_cast<float>(m_plan.seating().sides - 1);
    leaf.lead = leaf.points + price * static_cast<float>(mine.bags) -
                (leaf.othersPoints + price * bagsOfOthers) / others;
    leaf.othersPoints /= others;
    leaf.value = valueOf(facts, leaf, after, mine.points);
    leaf.bags = static_cast<float>(mine.bags);
    leaf.set = mine.set();
    leaf.contract = mine.contract > 0;
    leaf.penalty = mine.bagPenalties > 0;
    if (leaf.penalty && m_dread > 0 && !after.over && m_objective == Objective::match) {
        Standing dreaded = after;
        dreaded.totals[m_side] -= static_cast<int>(m_dread);
        leaf.value -= m_win.chance(after, m_side) - m_win.chance(dreaded, m_side);
    }
    if (after.over && after.winner >= 0)
        leaf.ends = static_cast<std::int8_t>(after.winner == m_side ? 1 : -1);
    for (int seat = 0; seat < m_plan.seating().players; ++seat) {
        if (facts.bids[seat].isNil() && score.fate[seat].kept())
            leaf.nilsMade = static_cast<std::uint8_t>(leaf.nilsMade | 1U << seat);
    }
    return leaf;
}

float LeafCache::valueOf(const DealFacts &facts, const Leaf &leaf, const Standing &after,
                         int points) const
{
    switch (m_objective) {
    case Objective::match:
        return m_win.chance(after, m_side) + WinModel::kPoint * leaf.lead;
    case Objective::win:
        return m_win.chance(after, m_side);
    case Objective::points:
        return static_cast<float>(points);
    case Objective::tricks:
        break;
    }
    int tricks = 0;
    for (int seat = 0; seat < m_plan.seating().players; ++seat)
        tricks += m_plan.seating().sideOf(seat) == m_side ? facts.tricks[seat] : 0;
    return static_cast<float>(tricks);
}

const Leaf &LeafCache::at(const PlayTables &tables, const PlayState &end)
{
    const std::uint64_t key = keyOf(end);
    std::size_t at = key % m_entries.size();
    while (m_entries[at].used && m_entries[at].key != key)
        at = (at + 1) % m_entries.size();
    Entry &entry = m_entries[at];
    if (entry.used)
        return entry.leaf;
    if (m_count >= kMostEntries) {
        m_lone = ofFacts(factsAt(tables, end));
        return m_lone;
    }
    entry = {key, ofFacts(factsAt(tables, end)), true};
    ++m_count;
    if (2 * m_count < m_entries.size())
        return entry.leaf;
    m_lone = entry.leaf;
    grow();
    return m_lone;
}

void LeafCache::grow()
{
    std::vector<Entry> old(2 * m_entries.size());
    old.swap(m_entries);
    for (const Entry &entry : old) {
        if (!entry.used)
            continue;
        std::size_t at = entry.key % m_entries.size();
        while (m_entries[at].used)
            at = (at + 1) % m_entries.size();
        m_entries[at] = entry;
    }
}

} // namespace sandbag
