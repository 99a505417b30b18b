// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "text/sentence.h"

#include <vector>

namespace sandbag {

/// A part of the rule sheet: a heading and whole sentences, each a line of its own.
struct SheetSection {
    Sentence heading;
    std::vector<Sentence> lines;
};

/// The rule sheet of any rules that the checker accepts: whole and exact, so that someone could
/// play by it. What does not exist at this table is not mentioned, and sections without a line
/// are left out.
[[nodiscard]] std::vector<SheetSection> describe(const RuleSet &rules);

/// The rules in a few short sentences ("Nil 50."), for a line below the options.
[[nodiscard]] std::vector<Sentence> summary(const RuleSet &rules);

} // namespace sandbag
