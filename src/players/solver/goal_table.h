// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sandbag {

/// A yes-or-no question about how the tricks that are left will fall to the seats, such as "our
/// party makes four of them" or "this player makes none". Numbers of one book; two questions with
/// the same answer however the tricks fall have the same number.
using Goal = std::uint16_t;
inline constexpr Goal kLost = 0; ///< no, whatever happens
inline constexpr Goal kWon = 1;  ///< yes, whatever happens

/// The knowledge about a goal.
struct GoalFacts {
    PerSeat<Goal> next{};     ///< the goal that remains when that seat wins the next trick
    std::uint8_t left = 0;    ///< tricks that are left
    std::uint8_t likes = 0;   ///< bit per seat: who should win the next trick for a yes
    bool threshold = false;   ///< this many tricks of our party and no fewer
    std::uint8_t noneYes = 0; ///< bit per seat: yes if that seat wins no trick …
    std::uint8_t noneNo = 0;  ///< … or no
    /// By party, ours 1: this many tricks of it decide, for a yes and for a no; more than are left:
    /// no number does.
    std::array<std::uint8_t, 2> partyYes{}, partyNo{};
    PerSeat<std::uint8_t> seatYes{}, seatNo{}; ///< the same of one seat's tricks
    /// Bit per number of tricks of our party, those left at most: it decides for a yes or a no,
    /// by whichever of its seats they are made.
    std::uint64_t countsYes = 0, countsNo = 0;
    float chance = 0; ///< of a yes if every seat were as likely to win every trick
};

/// Goals of one table, each once. So a search that remembers what it proved of a goal has proved it
/// for whatever leads there: a contract that is safe, a nil that is broken, bags that cannot come
/// to a penalty any more.
class GoalTable
{
public:
    /// Anyone who makes goals makes fewer than this many before it looks again whether it is full.
    static constexpr std::size_t kMost = 30'000;

    GoalTable(int seats, std::uint8_t ours);

    [[nodiscard]] const GoalFacts &operator[](Goal goal) const { return m_goals[goal]; }
    /// The goal that becomes `next[seat]` when a seat wins the first of the tricks left.
    Goal of(int left, const PerSeat<Goal> &next);
    /// Our party makes at least `need` of the tricks left.
    Goal tricks(int left, int need);
    /// Whenever the answer to one is yes, so it is to the other. Of goals with as many tricks left.
    [[nodiscard]] bool implies(Goal one, Goal other) const;
    /// No goal more may be made: clear it first, and whatever remembers goals.
    [[nodiscard]] bool full() const { return m_goals.size() >= kMost; }
    void clear();
    /// How often it was cleared: a goal of before means something else now.
    [[nodiscard]] unsigned edition() const { return m_edition; }
    [[nodiscard]] int seats() const { return m_seats; }

private:
    /// An answer remembered, in its only possible place.
    struct Implied {
        Goal one = 0, other = 0;
        bool yes = false;
    };
    static constexpr std::size_t kImplied = 1 << 12;

    void work(GoalFacts &facts) const;
    void grow();

    int m_seats;
    std::uint8_t m_ours;
    unsigned m_edition = 0;
    std::vector<GoalFacts> m_goals;
    std::vector<Goal> m_table; ///< goals by their hash; 0: none
    mutable std::vector<Implied> m_implied;
};

} // namespace sandbag
