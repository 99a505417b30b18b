// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <vector>

namespace sandbag {

// One enumeration for each option of that type, e.g. `enum class KittyTaker { dealer, … }`, made
// from the rows (option_types.in). Ids are the words of the files with '_' for '-'; a trailing '_'
// is dropped in the files.
#include "rules/option_types.inc"

/// One table's house rules: a plain value with a member for each option of the catalogue, named by
/// its id. A default-constructed rule set is the Standard game. Nothing here is checked: see
/// rulebook/check.h for what can be played.
struct RuleSet {
    // Made from the rows too (option_fields.in), without their texts: a new wording there does not
    // build everything again.
#include "rules/option_fields.inc"

    bool operator==(const RuleSet &) const = default;
};

} // namespace sandbag
