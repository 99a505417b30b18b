// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <functional>

namespace sandbag::random_matches {

/// The rule set with as many options as can be put back to Standard while `fails` still holds of
/// it: no single one of those left can be spared, nor any pair of them. Every rule set that is
/// tried passes the checker. `rules` itself must fail.
[[nodiscard]] RuleSet shrink(const RuleSet &rules,
                             const std::function<bool(const RuleSet &)> &fails);

} // namespace sandbag::random_matches
