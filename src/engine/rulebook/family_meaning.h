// SPDX-License-Identifier: GPL-3.0-or-later
// What the checker runs: each family's part of it. The families' parts are in
// families/FAMILY/meaning.cpp, their list in families/meaning_list.cpp.
#pragma once

#include "rulebook/check.h"
#include "rulebook/rule_features.h"

#include <span>
#include <vector>

namespace sandbag {

using Findings = std::vector<Finding>;

/// When an option matters, made from its row (rulebook/meaning_rows.h).
struct MeaningRow {
    const char *option; ///< its id
    /// Why it does nothing at this table, marked for translation, or null where it matters. No
    /// function: it always does.
    const char *(*reasonAgainst)(const RuleFeatures &) = nullptr;
};

/// What a family of rules knows of the meaning of its options. Each function may be null.
struct FamilyMeaning {
    /// When its options matter, in the order of its rows.
    std::span<const MeaningRow> rows;
    /// Works out its features from the rules and from those of the families before it.
    void (*workOut)(RuleFeatures &) = nullptr;
    /// Adds what cannot be played.
    void (*check)(const RuleFeatures &, Findings &errors) = nullptr;
    /// Adds what can be played and may yet surprise.
    void (*remark)(const RuleFeatures &, Findings &notes) = nullptr;
};

/// All families, in the order in which features are worked out and findings said.
[[nodiscard]] std::span<const FamilyMeaning *const> familyMeanings();

/// Each card of `cards` once: a list that someone wrote may hold one a thousand times.
[[nodiscard]] CardList once(const CardList &cards);
/// `cards` without those in `unwanted`, copy by copy.
[[nodiscard]] CardList without(const CardList &cards, const CardList &unwanted);

} // namespace sandbag
