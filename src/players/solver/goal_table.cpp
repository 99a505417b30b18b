// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/goal_table.h"

#include <algorithm>
#include <cassert>

namespace sandbag {

namespace {

constexpr std::size_t kFirstTable = 256;

std::uint64_t hashOf(int left, const PerSeat<Goal> &next, int seats)
{
    auto hash = static_cast<std::uint64_t>(left);
    for (int seat = 0; seat < seats; ++seat)
        hash = (hash ^ next[seat]) * 0x9E3779B97F4A7C15ULL;
    return hash ^ hash >> 32;
}

std::uint8_t more(std::uint8_t tricks, bool one)
{
    return static_cast<std::uint8_t>(tricks + (one ? 1 : 0));
}

} // namespace

GoalTable::GoalTable(int seats, std::uint8_t ours) : m_seats(seats), m_ours(ours)
{
    clear();
}

void GoalTable::clear()
{
    ++m_edition;
    m_table.assign(kFirstTable, kLost);
    m_implied.clear();
    GoalFacts lost, won;
    lost.noneNo = won.noneYes = 0xFF;
    won.chance = 1;
    lost.countsNo = won.countsYes = ~std::uint64_t{0};
    m_goals = {lost, won};
}

/// Works out of what becomes of a goal what there is to know of it.
void GoalTable::work(GoalFacts &facts) const
{
    float least = 1, most = 0;
    facts.noneYes = facts.noneNo = 0xFF;
    facts.countsYes = facts.countsNo = ~std::uint64_t{0};
    for (int winner = 0; winner < m_seats; ++winner) {
        const GoalFacts &then = m_goals[facts.next[winner]];
        const bool won = facts.next[winner] == kWon, lost = facts.next[winner] == kLost;
        const auto none = static_cast<std::uint8_t>(facts.left); // of the one trick fewer
        const auto yes = [&](std::uint8_t known) { return won ? 0 : lost ? none : known; };
        const auto no = [&](std::uint8_t known) { return lost ? 0 : won ? none : known; };
        for (std::size_t party = 0; party < 2; ++party) {
            const bool in = ((m_ours >> winner) & 1) == static_cast<int>(party);
            const auto forYes = static_cast<std::uint8_t>(yes(then.partyYes[party]));
            const auto forNo = static_cast<std::uint8_t>(no(then.partyNo[party]));
            facts.partyYes[party] = std::max(facts.partyYes[party], more(forYes, in));
            facts.partyNo[party] = std::max(facts.partyNo[party], more(forNo, in));
        }
        for (int seat = 0; seat < m_seats; ++seat) {
            const auto forYes = static_cast<std::uint8_t>(yes(then.seatYes[seat]));
            const auto forNo = static_cast<std::uint8_t>(no(then.seatNo[seat]));
            facts.seatYes[seat] = std::max(facts.seatYes[seat], more(forYes, seat == winner));
            facts.seatNo[seat] = std::max(facts.seatNo[seat], more(forNo, seat == winner));
        }
        // One trick less, or one seat's fewer: a number that cannot be is no objection.
        const bool ours = (m_ours >> winner) & 1;
        const std::uint64_t never = ours ? 1 : std::uint64_t{1} << facts.left;
        facts.countsYes &= (then.countsYes << (ours ? 1 : 0)) | never;
        facts.countsNo &= (then.countsNo << (ours ? 1 : 0)) | never;
        const auto itself = static_cast<std::uint8_t>(1U << winner);
        facts.noneYes &= static_cast<std::uint8_t>(then.noneYes | itself);
        facts.noneNo &= static_cast<std::uint8_t>(then.noneNo | itself);
        facts.chance += then.chance / static_cast<float>(m_seats);
        least = std::min(least, then.chance);
        most = std::max(most, then.chance);
    }
    facts.threshold = facts.partyYes[1] + facts.partyNo[0] == facts.left + 1;
    for (int seat = 0; seat < m_seats; ++seat) {
        const float chance = m_goals[facts.next[seat]].chance;
        const bool likes = most > least ? chance > (least + most) / 2 : (m_ours >> seat) & 1;
        facts.likes = static_cast<std::uint8_t>(facts.likes | (likes ? 1U << seat : 0));
    }
}

Goal GoalTable::of(int left, const PerSeat<Goal> &next)
{
    const auto all = next.begin() + m_seats;
    if (next[0] <= kWon &&
        std::all_of(next.begin(), all, [&](Goal goal) { return goal == next[0]; }))
        return next[0];
    std::size_t at = hashOf(left, next, m_seats) & (m_table.size() - 1);
    for (; m_table[at]; at = (at + 1) & (m_table.size() - 1)) {
        const GoalFacts &known = m_goals[m_table[at]];
        if (known.left == left && std::equal(next.begin(), all, known.next.begin()))
            return m_table[at];
    }
    assert(m_goals.size() < 2 * kMost);
    GoalFacts facts;
    facts.next = next;
    facts.left = static_cast<std::uint8_t>(left);
    work(facts);
    const auto goal = static_cast<Goal>(m_goals.size());
    m_goals.push_back(facts);
    m_table[at] = goal;
    if (2 * m_goals.size() > m_table.size())
        grow();
    return goal;
}

void GoalTable::grow()
{
    m_table.assign(2 * m_table.size(), kLost);
    for (std::size_t goal = kWon + 1; goal < m_goals.size(); ++goal) {
        const GoalFacts &facts = m_goals[goal];
        std::size_t at = hashOf(facts.left, facts.next, m_seats) & (m_table.size() - 1);
        while (m_table[at])
            at = (at + 1) & (m_table.size() - 1);
        m_table[at] = static_cast<Goal>(goal);
    }
}

Goal GoalTable::tricks(int left, int need)
{
    // From one trick left up: with this many left the goals by what is needed then.
    std::vector<Goal> now(static_cast<std::size_t>(need) + 1, kLost);
    now[0] = kWon;
    for (int tricks = 1; tricks <= left; ++tricks) {
        for (std::size_t i = now.size() - 1; i > 0; --i) {
            PerSeat<Goal> next{};
            for (int seat = 0; seat < m_seats; ++seat)
                next[seat] = (m_ours >> seat) & 1 ? now[i - 1] : now[i];
            now[i] = of(tricks, next);
        }
    }
    return now.back();
}

bool GoalTable::implies(Goal one, Goal other) const
{
    if (one == kLost || other == kWon || one == other)
        return true;
    if (one == kWon || other == kLost)
        return false;
    const GoalFacts &first = m_goals[one], &second = m_goals[other];
    if (first.threshold && second.threshold)
        return first.partyYes[1] >= second.partyYes[1];
    if (m_implied.empty())
        m_implied.resize(kImplied);
    const std::size_t at = (one * std::size_t{0x9E37} + other) % kImplied;
    if (m_implied[at].one == one && m_implied[at].other == other)
        return m_implied[at].yes;
    bool yes = true;
    for (int seat = 0; seat < m_seats && yes; ++seat)
        yes = implies(first.next[seat], second.next[seat]);
    m_implied[at] = {one, other, yes};
    return yes;
}

} // namespace sandbag
