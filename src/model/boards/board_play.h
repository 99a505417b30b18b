// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sandbag {

class Match;

/// What that deal of a match, from 0, came to by side; empty where it has no score. Nothing as long
/// as it is played.
[[nodiscard]] std::optional<BoardPoints> pointsOfBoard(const Match &match, int deal);

/// Computers play the boards at a table of their own: `players` by seat, as makePlayer() names
/// them. The callback gets each board, from 0. The same players have the same results everywhere.
/// Ends early when it is stopped; where scores are carried on, the boards after the end of the
/// match have no score.
void playBoards(const BoardSet &set, const std::vector<std::string> &players,
                const std::atomic<bool> &stop,
                const std::function<void(int board, const BoardPoints &points)> &tell);

} // namespace sandbag
