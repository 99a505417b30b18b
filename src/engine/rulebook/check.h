// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/catalogue.h"
#include "text/sentence.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sandbag {

/// One thing that the checker has to say.
struct Finding {
    /// The options concerned, the one that should be changed first.
    std::vector<const char *> ids;
    Sentence text;
    /// Changes (id, value as text) that cure it, all of them together; may be empty.
    std::vector<std::pair<const char *, std::string>> fix;
};

/// What the checker has to say of a rule set: it can be played where there is no error.
struct CheckResult {
    std::vector<Finding> errors; ///< what cannot be played: no match starts with these
    std::vector<Finding> notes;  ///< what has no effect or surprises, but can be played
};

/// Looks for what cannot be played (D19, D78) and for what one setting makes meaningless.
[[nodiscard]] CheckResult check(const RuleSet &rules);

struct RuleFeatures;

/// Why this option does nothing under the rules with these features, whatever its value; nothing
/// where it matters.
[[nodiscard]] std::optional<Sentence> meaningless(const Option &option, const RuleFeatures &at);

} // namespace sandbag
