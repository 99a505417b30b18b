// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace sandbag {

/// Makes a player by its name:
///
///   random                  any legal answer
///   simple                  plays by rules of thumb fitted to outcomes; microseconds
///   simple@1                … as they were first fitted, to be measured against
///   taught as simple, corrected by values of calls and cards learned from games
///                           (bidding/call_lessons.h, policy/lessons.h)
///   taught:cards            … of cards alone
///   search                  searches, 1 second a decision
///   search:ms=50            … with that time for each decision
///   search:iterations=2000  … with that many playouts: the same answer on every machine
///   search@1                … as its first version did, to be measured against; then as above
///   level:1 … level:6       beginner to expert, "level:4:bold" with a personality (levels.h)
///
/// Further words, each after a colon: see search/search_options.h. The same seed
/// gives the same player. Null when the name is not known.
[[nodiscard]] std::unique_ptr<Player> makePlayer(std::string_view spec, std::uint64_t seed);

/// What a kind of players is called, and how one is made.
struct PlayerName {
    std::string_view name; ///< with which a spec begins; none of them begins another
    std::string_view says; ///< what it is, in plain English
    /// From what is behind the name in a spec. Null where that is not known.
    std::unique_ptr<Player> (*make)(std::string_view rest, std::uint64_t seed);
};

/// Every kind, in the order of their strength; the levels come last.
[[nodiscard]] std::span<const PlayerName> playerNames();

} // namespace sandbag
