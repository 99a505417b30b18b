// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sandbag::random_matches {

/// A match that can be played again exactly: rules, who sits there, and the seed of the rest.
struct RandomMatch {
    RuleSet rules;
    std::uint64_t seed = 0;
    /// By seat: what makePlayer() takes, or "any" for one that takes any answer.
    std::vector<std::string> players;
};

/// Which invariant did not hold, and where.
struct Fault {
    std::string invariant;
    std::string detail;
};

/// What was played and checked.
struct Tally {
    long matches = 0;
    long deals = 0;
    long events = 0;
};

/// Plays a match of at most five deals and checks every invariant: the cheap ones after every
/// event, the others after events that the seed chooses.
[[nodiscard]] std::optional<Fault> playRandomMatch(const RandomMatch &match, Tally &tally);

} // namespace sandbag::random_matches
