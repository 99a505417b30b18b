// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/standing.h"

#include <algorithm>
#include <cstddef>

namespace sandbag {

namespace {

using Sides = std::uint8_t; ///< bit per side

/// What ends a match: who wins it, or that a tie lets it go on.
struct Ending {
    EndReason reason = EndReason::none;
    int winner = -1;
};

class Judge
{
public:
    Judge(const RuleSet &rules, const Standing &now, const DealScore &score)
        : m_rules(rules), m_now(now), m_score(score)
    {
    }

    /// The first condition that is met decides, in the order of D29. When it meets a tie the
    /// match goes on (D49).
    [[nodiscard]] Ending judge() const
    {
        if (const Sides winners = sidesThat(&Judge::winsAtOnce))
            return {EndReason::slam, firstToSpeak(winners)};
        if (const Sides losers = sidesThat(&Judge::losesAtOnce))
            return {EndReason::slam,
                    losers == all() ? firstToSpeak(losers) : best(all() & ~losers)};
        if (const Sides losers = sidesThat(&Judge::setTooOften))
            return {EndReason::sets, bestBut(losers)};
        if (const Sides winners = sidesThat(&Judge::atTarget))
            return {EndReason::target, best(winners)};
        if (const Sides losers = sidesThat(&Judge::atFloor))
            return {EndReason::floor, bestBut(losers)};
        if (m_rules.win_deals > 0 && m_now.dealsScored >= m_rules.win_deals)
            return {EndReason::deals, best(all())};
        if (m_rules.win_minutes > 0 && m_now.minutes >= m_rules.win_minutes)
            return {EndReason::minutes, best(all())};
        return {};
    }

private:
    [[nodiscard]] Sides all() const { return static_cast<Sides>((1U << m_score.sides) - 1); }
    [[nodiscard]] int total(int side) const { return m_now.totals[static_cast<std::size_t>(side)]; }
    [[nodiscard]] const SideScore &deal(int side) const
    {
        return m_score.side[static_cast<std::size_t>(side)];
    }

    [[nodiscard]] bool winsAtOnce(int side) const { return deal(side).winsMatch; }
    [[nodiscard]] bool losesAtOnce(int side) const { return deal(side).losesMatch; }
    [[nodiscard]] bool setTooOften(int side) const
    {
        const int most = m_rules.win_sets_in_a_row;
        return most > 0 && m_now.setsInRow[static_cast<std::size_t>(side)] >= most;
    }
    [[nodiscard]] bool atTarget(int side) const
    {
        return m_rules.win_target > 0 && total(side) >= m_rules.win_target;
    }
    [[nodiscard]] bool atFloor(int side) const
    {
        return m_rules.win_floor < 0 && total(side) <= m_rules.win_floor;
    }

    [[nodiscard]] Sides sidesThat(bool (Judge::*condition)(int) const) const
    {
        unsigned found = 0;
        for (int side = 0; side < m_score.sides; ++side)
            found |= (this->*condition)(side) ? 1U << side : 0U;
        return static_cast<Sides>(found);
    }

    /// The one with the most points of these sides; −1 on a tie.
    [[nodiscard]] int best(unsigned sides) const
    {
        int winner = -1;
        int most = 0;
        int equal = 0;
        for (int side = 0; side < m_score.sides; ++side) {
            if ((sides >> side & 1) == 0)
                continue;
            if (equal == 0 || total(side) > most) {
                winner = side;
                most = total(side);
                equal = 1;
            } else if (total(side) == most) {
                ++equal;
            }
        }
        return equal == 1 ? winner : -1;
    }

    /// The best of those that have not lost (D48); of all when all have.
    [[nodiscard]] int bestBut(Sides losers) const
    {
        return losers == all() ? best(all()) : best(all() & ~losers);
    }

    [[nodiscard]] int firstToSpeak(Sides sides) const
    {
        for (int i = 0; i < m_score.sides; ++i) {
            const int side = (m_score.firstSide + i) % m_score.sides;
            if (sides >> side & 1)
                return side;
        }
        return -1;
    }

    const RuleSet &m_rules;
    const Standing &m_now;
    const DealScore &m_score;
};

void addDeal(Standing &now, const DealScore &score)
{
    ++now.dealsScored;
    now.pot = score.pot;
    for (int side = 0; side < score.sides; ++side) {
        const auto i = static_cast<std::size_t>(side);
        now.setsInRow[i] = score.side[i].set() ? now.setsInRow[i] + 1 : 0;
        now.sevens[i] += score.side[i].sevenCounted ? 1 : 0;
    }
}

} // namespace

const char *toString(EndReason reason)
{
    switch (reason) {
    case EndReason::none:
        return "";
    case EndReason::slam:
        return "slam";
    case EndReason::sets:
        return "sets";
    case EndReason::target:
        return "target";
    case EndReason::floor:
        return "floor";
    case EndReason::deals:
        return "deals";
    case EndReason::minutes:
        return "minutes";
    }
    return "";
}

Standing advance(const RuleSet &rules, const Seating &seating, const Standing &before,
                 const DealScore &score, std::optional<int> minutes)
{
    Standing now = before;
    for (int side = 0; side < seating.sides; ++side) {
        const auto i = static_cast<std::size_t>(side);
        now.totals[i] += score.side[i].points;
        now.bags[i] += score.side[i].bags;
    }
    now.minutes = std::max(now.minutes, minutes.value_or(0));
    if (!score.counts) // D50: a void deal ends nothing
        return now;
    addDeal(now, score);
    const Ending ending = Judge(rules, now, score).judge();
    if (ending.winner >= 0) {
        now.over = true;
        now.winner = ending.winner;
        now.reason = ending.reason;
    }
    return now;
}

} // namespace sandbag
