// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "value/side_outcomes.h"
#include "value/win_model.h"

#include <vector>

namespace sandbag {

/// Whether a side may well reach the end of the match with the next deal, from the current score:
/// only for two sides that play to a target, each with contracts of its own.
[[nodiscard]] bool mayBeLastDeal(const OutcomeCache &book);

/// Bags with which the penalty of the side comes; 0 where none can in one deal.
[[nodiscard]] int bagsToPenalty(const OutcomeCache &book, int side);

/// These calls, with a number for each of the others who has not called: a usual one, or less
/// where less brings them to the target. `share`: tricks of an average hand.
[[nodiscard]] Calls othersThoughtOf(const OutcomeCache &book, Calls calls, float share);

/// The sums of a deal that may be the last one of a match between two sides: what each side scores
/// for its tricks, with bag penalties, and who has won then.
class LastDeal
{
public:
    /// `calls`: everyone's, each number as its player's own part. `side`: who wants to win.
    /// `lost`: points that it is to have lost as well.
    LastDeal(OutcomeCache &book, const WinModel &win, int side, const Calls &calls, float lost = 0);

    /// Chance to win the match once the side has taken this many tricks, and the others the rest.
    [[nodiscard]] float value(int tricks) const
    {
        return m_values[static_cast<std::size_t>(tricks)];
    }

private:
    /// The value of each number of tricks, the others having lost a nil or not.
    [[nodiscard]] std::vector<float> valuesWith(float lost, float othersLost) const;

    OutcomeCache &m_book;
    const WinModel &m_win;
    int m_side;
    std::vector<TrickOutcome> m_own, m_others;
    std::vector<float> m_values;
};

} // namespace sandbag
