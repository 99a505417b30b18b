// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <atomic>
#include <optional>
#include <string>
#include <vector>

namespace sandbag {

/// What a computer makes of a deal that a person played: at the same seat, with the same cards and
/// the same others at the table.
struct RivalTable {
    RuleSet rules;
    DealRecord deal;                  ///< its cards
    std::vector<std::string> players; ///< by seat, as makePlayer() names them
};
/// Plays it from 0 : 0: the points of that seat's side. Nothing when it was stopped, or has no
/// score.
[[nodiscard]] std::optional<int> pointsOfRival(const RivalTable &table, int seat,
                                               const std::atomic<bool> &stop);

/// The points of the seat's side in that deal, from 0, of a match.
class Match;
[[nodiscard]] std::optional<int> pointsInDeal(const Match &match, int deal, int seat);

} // namespace sandbag
