// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/worth_by_tricks.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Hands the tricks that are left to the seats in every way and notes what each is worth.
class Shares
{
public:
    Shares(LeafCache &leaves, const PlayTables &tables, PlayState end, int side)
        : m_leaves(leaves),
          m_tables(tables),
          m_end(end),
          m_side(side),
          m_left(end.tricksInDeal - end.tricksPlayed),
          m_worth(static_cast<std::size_t>(m_left) + 1)
    {
        m_end.tricksPlayed = m_end.tricksInDeal;
    }

    /// False as soon as the same number of tricks is worth different things.
    bool share(int seat, int left, int ours)
    {
        if (seat == m_tables.players - 1)
            return note(seat, left, ours);
        for (int tricks = 0; tricks <= left; ++tricks) {
            give(seat, tricks);
            const bool same = share(seat + 1, left - tricks, ours + (isOurs(seat) ? tricks : 0));
            give(seat, -tricks);
            if (!same)
                return false;
        }
        return true;
    }

    [[nodiscard]] std::vector<float> worth() const
    {
        std::vector<float> all;
        for (const auto &one : m_worth)
            all.push_back(*one);
        return all;
    }
    [[nodiscard]] int left() const { return m_left; }

private:
    [[nodiscard]] bool isOurs(int seat) const { return m_tables.sideOf[seat] == m_side; }
    void give(int seat, int tricks)
    {
        m_end.taken[seat] = static_cast<std::uint8_t>(m_end.taken[seat] + tricks);
    }
    bool note(int seat, int tricks, int ours)
    {
        give(seat, tricks);
        const float value = m_leaves.at(m_tables, m_end).value;
        give(seat, -tricks);
        auto &known = m_worth[static_cast<std::size_t>(ours + (isOurs(seat) ? tricks : 0))];
        if (!known)
            known = value;
        return *known == value;
    }

    LeafCache &m_leaves;
    const PlayTables &m_tables;
    PlayState m_end;
    int m_side;
    int m_left;
    std::vector<std::optional<float>> m_worth;
};

} // namespace

std::optional<std::vector<float>> worthByTricks(LeafCache &leaves, const PlayTables &tables,
                                                const PlayState &state, int side)
{
    if (leaves.orderMatters() || state.anyCardSeats)
        return {};
    Shares shares(leaves, tables, state, side);
    if (!shares.share(0, shares.left(), 0))
        return {};
    std::vector<float> worth = shares.worth();
    if (!std::is_sorted(worth.begin(), worth.end()))
        return {};
    return worth;
}

} // namespace sandbag
