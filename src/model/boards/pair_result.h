// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"
#include "match/match.h"

#include <QString>
#include <QStringList>

#include <variant>

namespace sandbag {

/// That board, from 0, at a real table as a match of its own from 0 : 0: with the deal that was
/// entered there, or without any. Why the rules do not allow that deal, in one sentence.
[[nodiscard]] std::variant<Match, QString> matchOfBoard(const BoardSet &set, int board,
                                                        const std::optional<DealRecord> &entered);

/// The result with the points that follow from its deal; one without a deal as it is. Why there are
/// none, in one sentence.
[[nodiscard]] std::variant<PairResult, QString> scored(const BoardSet &set, PairResult result);

/// Its bids and tricks in short, bids by seat and tricks by side: "4 3 N 2 · 7 : 6"; "" where
/// points alone were.
[[nodiscard]] QString enteredInShort(const PairResult &result);
/// North and south, then east and west, as the score of a board names them.
[[nodiscard]] QStringList sidesOf(const PairsContest &contest, const PairResult &result);

} // namespace sandbag
