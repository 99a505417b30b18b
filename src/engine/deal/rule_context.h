// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_tables.h"
#include "rules/rule_set.h"
#include "setup/pack.h"
#include "setup/seating.h"

#include <array>
#include <memory>
#include <vector>

namespace sandbag {

struct CallRestriction;

/// A rule set with everything that is worked out from it once: immutable and shared by all deals,
/// views and searches of a match.
struct RuleContext {
    RuleSet rules;
    Seating seating;
    PackPlan pack;
    PlayTables play;
    /// What restricts calls under these rules, by RestrictionLevel (deal/bid_restrictions.h).
    std::array<std::vector<const CallRestriction *>, 6> callRestrictions;
};

/// The rule set must pass the checker (rules/check.h).
[[nodiscard]] std::shared_ptr<const RuleContext> makeContext(const RuleSet &rules);

} // namespace sandbag
