// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/share_values.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kBits = 7; ///< of a number of tricks, at most 54
/// As many as keep the places on the way to them below what a book of goals takes at a time.
constexpr std::size_t kMostEnds = 6'500;

constexpr std::uint64_t oneOf(int seat)
{
    return std::uint64_t{1} << (kBits * seat);
}
constexpr std::uint64_t withLast(std::uint64_t shares, int last)
{
    return shares | static_cast<std::uint64_t>(last) << (kBits * kMaxSeats);
}
constexpr int tricksOf(std::uint64_t shares, int seat)
{
    return static_cast<int>(shares >> (kBits * seat)) & ((1 << kBits) - 1);
}

/// In how many ways this many tricks fall to this many seats; stops counting above the limit.
std::size_t countEnds(int seats, int left)
{
    double ways = 1;
    for (int i = 1; i < seats; ++i)
        ways = ways * (left + i) / i;
    return ways > kMostEnds ? kMostEnds + 1 : static_cast<std::size_t>(ways + 0.5);
}

} // namespace

/// Every end with its value, sorted by how the tricks fall.
struct ShareValues::Ends {
    int seats;
    bool lastCounts;
    std::vector<std::pair<std::uint64_t, double>> worth{};

    void gather(const Worth &value, Shares &shares, int seat, int left)
    {
        if (seat + 1 < seats) {
            for (int tricks = 0; tricks <= left; ++tricks) {
                shares[seat] = static_cast<std::uint8_t>(tricks);
                gather(value, shares, seat + 1, left - tricks);
            }
            return;
        }
        shares[seat] = static_cast<std::uint8_t>(left);
        std::uint64_t key = 0;
        for (int i = 0; i < seats; ++i)
            key += shares[i] * oneOf(i);
        for (int last = 0; last < (lastCounts ? seats : 1); ++last) {
            if (!lastCounts || shares[last] > 0)
                worth.emplace_back(withLast(key, last), value(shares, last));
        }
    }
    [[nodiscard]] double at(std::uint64_t key) const
    {
        const auto less = [](const auto &end, std::uint64_t asked) { return end.first < asked; };
        return std::lower_bound(worth.begin(), worth.end(), key, less)->second;
    }
    /// A trick of one is worth what a trick of the other is, wherever it falls.
    [[nodiscard]] bool alike(int one, int other) const
    {
        return std::all_of(worth.begin(), worth.end(), [&](const auto &end) {
            if (tricksOf(end.first, one) == 0)
                return true;
            const std::uint64_t moved = end.first - oneOf(one) + oneOf(other);
            const int last = static_cast<int>(end.first >> (kBits * kMaxSeats));
            const std::uint64_t shares = moved & (oneOf(kMaxSeats) - 1);
            if (!lastCounts)
                return at(moved) == end.second;
            const bool stays = last != one || tricksOf(end.first, one) > 1;
            return (!stays || at(moved) == end.second) &&
                   (last != one || at(withLast(shares, other)) == end.second);
        });
    }
};

std::optional<ShareValues> ShareValues::of(int seats, int left, bool lastCounts, const Worth &worth)
{
    if (left <= 0 || countEnds(seats, left) > kMostEnds)
        return {};
    Ends ends{seats, lastCounts};
    Shares shares{};
    ends.gather(worth, shares, 0, left);
    std::sort(ends.worth.begin(), ends.worth.end());
    ShareValues made;
    made.m_seats = seats;
    for (const auto &end : ends.worth)
        made.m_values.push_back(end.second);
    std::sort(made.m_values.begin(), made.m_values.end());
    made.m_values.erase(std::unique(made.m_values.begin(), made.m_values.end()),
                        made.m_values.end());
    for (int seat = 0; seat < seats; ++seat) {
        int first = 0;
        while (first < seat && !(made.m_alike[first] == first && ends.alike(seat, first)))
            ++first;
        made.m_alike[seat] = first;
    }
    made.m_start = made.placeOf(ends, 0, left, 0);
    made.m_known.clear();
    return made;
}

ShareValues::Place ShareValues::placeOf(const Ends &ends, std::uint64_t shares, int left, int last)
{
    const std::uint64_t key = withLast(shares, left == 0 && ends.lastCounts ? last : 0);
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    Node node;
    node.left = left;
    if (left == 0) {
        const auto rank = std::lower_bound(m_values.begin(), m_values.end(), ends.at(key));
        node.least = node.most = static_cast<int>(rank - m_values.begin());
    } else {
        node.least = static_cast<int>(m_values.size());
    }
    for (int seat = 0; left > 0 && seat < m_seats; ++seat) {
        const int like = m_alike[seat];
        node.next[seat] =
            like < seat ? node.next[like] : placeOf(ends, shares + oneOf(seat), left - 1, seat);
        const Node &then = m_places[node.next[seat]];
        node.least = std::min(node.least, then.least);
        node.most = std::max(node.most, then.most);
    }
    const auto place = static_cast<Place>(m_places.size());
    m_places.push_back(node);
    m_known.emplace(key, place);
    return place;
}

Goal ShareValues::atLeast(GoalTable &goals, Place place, int rank)
{
    if (m_places[place].least >= rank)
        return kWon;
    if (m_places[place].most < rank)
        return kLost;
    if (m_places[place].asked == rank && m_places[place].edition == goals.edition())
        return m_places[place].goal;
    PerSeat<Goal> next{};
    for (int seat = 0; seat < m_seats; ++seat) {
        const int like = m_alike[seat];
        next[seat] = like < seat ? next[like] : atLeast(goals, m_places[place].next[seat], rank);
    }
    Node &node = m_places[place];
    node.goal = goals.of(node.left, next);
    node.asked = rank;
    node.edition = goals.edition();
    return node.goal;
}

} // namespace sandbag
