// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <QStringList>

#include <optional>

namespace sandbag {

// By which rules these people last began a match in company, no matter who opened the table. Kept
// in the settings under a hash of their names: no name is in them.

/// Nothing where they have not played together, or it cannot be read any more.
[[nodiscard]] std::optional<RuleSet> lastRulesOf(const QStringList &people);
void keepRulesOf(const QStringList &people, const RuleSet &rules);

} // namespace sandbag
