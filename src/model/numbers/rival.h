// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/deal_source.h"
#include "match/record.h"
#include "referee/referee.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sandbag {

class Match;

/// What a computer makes of a deal that a person played: at the same seat, with the same cards and
/// the same others at the table.
struct RivalTable {
    RuleSet rules;
    DealRecord deal;                  ///< its cards
    std::vector<std::string> players; ///< by seat, as makePlayer() names them
    /// Where the cards of a match come from that begins with this deal, and how many are played at
    /// the most; its points are those of all of them.
    std::optional<DealSource> match = {};
    int deals = 1;
};
/// Computers at a table of their own, which play deals out in the background.
class RivalPlayers
{
public:
    /// By seat, as makePlayer() names them. They play by the seeds of that source.
    RivalPlayers(const std::vector<std::string> &players, const DealSource &source);

    /// The next deal of the match, which comes from there. False when it was stopped, or cannot be
    /// played to its end.
    bool playDeal(Match &match, int dealer, const DealSource &source,
                  const std::atomic<bool> &stop);

private:
    std::vector<std::unique_ptr<Player>> m_players;
    Referee m_referee;
};

/// Plays it from the beginning: the points of that seat's side. Nothing when it was stopped, or has
/// no score.
[[nodiscard]] std::optional<int> pointsOfRival(const RivalTable &table, int seat,
                                               const std::atomic<bool> &stop);

/// The points of the seat's side in that deal, from 0, of a match.
[[nodiscard]] std::optional<int> pointsInDeal(const Match &match, int deal, int seat);

} // namespace sandbag
