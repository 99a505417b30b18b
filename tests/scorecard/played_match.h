// SPDX-License-Identifier: GPL-3.0-or-later
// A deal with cards, for the tests of pages.
#pragma once

#include "arena/contest.h"
#include "card_matches.h"
#include "named/named_player.h"

#include <memory>
#include <vector>

namespace sandbag::cards {

/// A deal with cards, played by computers.
inline Match playedMatch(const char *preset)
{
    const RuleSet rules = rulesOf(*findPreset(preset));
    std::vector<std::unique_ptr<Player>> players;
    Contest::Seats seats{};
    std::vector<PlayerRecord> names;
    for (int seat = 0; seat < rules.table_players; ++seat) {
        players.push_back(makePlayer("simple", 3));
        seats[static_cast<std::size_t>(seat)] = players.back().get();
        names.push_back({kEight[static_cast<std::size_t>(seat)], "computer"});
    }
    Match match = Contest(rules, seats).playDeal(0, 5);
    match.setPlayers(names);
    return match;
}

} // namespace sandbag::cards
