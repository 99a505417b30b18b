// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the checker, for its own files only. Each adds its findings to the list.
#pragma once

#include "rulebook/check.h"
#include "rulebook/rule_features.h"

namespace sandbag {

using Findings = std::vector<Finding>;

void checkSeats(const RuleFeatures &at, Findings &errors);
void checkPack(const RuleFeatures &at, Findings &errors);
void checkTrumps(const RuleFeatures &at, Findings &errors);
void checkDealing(const RuleFeatures &at, Findings &errors);
void checkBidding(const RuleFeatures &at, Findings &errors);
void checkSpecialBids(const RuleFeatures &at, Findings &errors);

/// What can be played and may yet surprise.
void noteSurprises(const RuleFeatures &at, Findings &notes);

/// One row of the table of options that other settings make meaningless: the reason, marked for
/// translation, or null where the option matters.
struct RelevanceRow {
    const char *ids; ///< with a space between
    const char *(*reason)(const RuleFeatures &);
};

[[nodiscard]] std::span<const RelevanceRow> relevanceOfTable();
[[nodiscard]] std::span<const RelevanceRow> relevanceOfBids();
[[nodiscard]] std::span<const RelevanceRow> relevanceOfNil();
[[nodiscard]] std::span<const RelevanceRow> relevanceOfSpecialBids();
[[nodiscard]] std::span<const RelevanceRow> relevanceOfPlay();
[[nodiscard]] std::span<const RelevanceRow> relevanceOfScores();

} // namespace sandbag
