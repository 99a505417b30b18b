// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <cstdint>

namespace sandbag::random_matches {

/// How a match between quick players came out that nobody stops.
enum class End {
    reached,
    foretold,  ///< it goes on, and the checker has noted that it may never end
    unforeseen ///< it goes on, and the checker is silent
};

/// Plays one, for as many deals as a slow game may take.
[[nodiscard]] End playToTheEnd(const RuleSet &rules, std::uint64_t seed);

} // namespace sandbag::random_matches
