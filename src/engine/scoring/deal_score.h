// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "scoring/call_fate.h"
#include "scoring/score_line.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sandbag {

/// What became of that which a side undertook instead of a contract (D51). A failed nil is none;
/// of a broken no trump the partner's share can count (`partly`, D43).
enum class Outcome : std::uint8_t { none, made, partly, failed };

/// One side's part of a deal's score. `points` and `bags` are the sums of its lines, always.
struct SideScore {
    int contract = 0; ///< as a result prints it (D36); 0 when nobody named a number
    int tricks = 0;   ///< all tricks that its players took, before anything is moved (D36)
    int points = 0;
    int bags = 0;
    Outcome outcome = Outcome::none;
    int bagPenalties = 0;      ///< times its bags were full
    bool winsMatch = false;    ///< an instant win by tricks (moon, double nil …)
    bool losesMatch = false;   ///< an instant loss by a failed bid
    bool swept = false;        ///< wins it by every trick without a bid for it (`sweep_wins`)
    bool outOfFirst = false;   ///< loses it by too few tricks (`win_first_deal_least`)
    bool reneged = false;      ///< loses it by a renege (`renege_penalty` match)
    bool sevenCounted = false; ///< counts for the race of `seven_bonus`

    [[nodiscard]] bool set() const { return outcome == Outcome::failed; }
    /// The deal wins or loses the match, whatever the score.
    [[nodiscard]] bool winsAtOnce() const { return winsMatch || swept; }
    [[nodiscard]] bool losesAtOnce() const { return losesMatch || outOfFirst || reneged; }
};

/// The score of one deal: explained lines in the order of D1 and what follows from them.
class DealScore
{
public:
    /// More lines than the rules of any deal give; of rulings and bag penalties without number
    /// the last ones are drawn together.
    static constexpr int kMaxLines = 112;

    int sides = 0;
    /// False for a void deal: rulings only, and nothing else follows from it (D50).
    bool counts = true;
    PerSide<std::uint8_t> sidesCalled{}; ///< the side that called first, second … (D29, D48)
    int pot = 0;                         ///< of failed nils, after the deal (`nil_pot`)
    PerSide<SideScore> side{};
    PerSeat<CallFate> fate{}; ///< of each player's call
    /// Of a declaration that is in addition to the contract and can fail while that is made (bemo).
    PerSeat<CallFate> declarationFate{};

    DealScore() {} // leaves the few lines as they are: only the first m_count are ever read
    DealScore(const DealScore &other) { *this = other; }
    DealScore &operator=(const DealScore &other);
    ~DealScore() = default;

    [[nodiscard]] std::span<const ScoreLine> lines() const
    {
        return {m_more.empty() ? m_few.data() : m_more.data(), static_cast<std::size_t>(m_count)};
    }
    /// The line about a call; null where there is none.
    [[nodiscard]] const ScoreLine *lineOf(const CallFate &told) const
    {
        assert(told.line < m_count);
        return told.line < 0 ? nullptr : &lines()[static_cast<std::size_t>(told.line)];
    }
    /// Lines that still fit.
    [[nodiscard]] int room() const { return kMaxLines - m_count; }
    /// Adds a line and its points and bags to its side: the one place where they are summed.
    /// Without room left it is drawn into the last line of its side and rule. Returns the place of
    /// a line of its own.
    int append(const ScoreLine &line)
    {
        side[line.side].points += line.points;
        side[line.side].bags += line.bags;
        if (m_count < kFew) {
            m_few[static_cast<std::size_t>(m_count)] = line;
            return m_count++;
        }
        return appendToMany(line);
    }

private:
    /// Those of nearly every deal. A match of hundreds keeps the score of each, and copies it.
    static constexpr int kFew = 20;

    int appendToMany(const ScoreLine &line);
    void drawTogether(const ScoreLine &line);

    int m_count = 0;
    std::array<ScoreLine, kFew> m_few;
    std::vector<ScoreLine> m_more; ///< all of them, where there are more than a few
};

} // namespace sandbag
