// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the checker, for its own files only. Each adds its findings to the list.
#pragma once

#include "rules/check.h"
#include "rules/situation.h"

namespace sandbag {

using Findings = std::vector<Finding>;

void checkSeats(const Situation &at, Findings &errors);
void checkPack(const Situation &at, Findings &errors);
void checkTrumps(const Situation &at, Findings &errors);
void checkDealing(const Situation &at, Findings &errors);
void checkBidding(const Situation &at, Findings &errors);
void checkSpecialBids(const Situation &at, Findings &errors);

/// What can be played and may yet surprise.
void noteSurprises(const Situation &at, Findings &notes);

/// One row of the table of options that other settings make meaningless: the reason, marked for
/// translation, or null where the option matters.
struct RelevanceRow {
    const char *ids; ///< with a space between
    const char *(*reason)(const Situation &);
};

[[nodiscard]] std::span<const RelevanceRow> relevanceOfTable();
[[nodiscard]] std::span<const RelevanceRow> relevanceOfBids();
[[nodiscard]] std::span<const RelevanceRow> relevanceOfNil();
[[nodiscard]] std::span<const RelevanceRow> relevanceOfSpecialBids();
[[nodiscard]] std::span<const RelevanceRow> relevanceOfPlay();
[[nodiscard]] std::span<const RelevanceRow> relevanceOfScores();

} // namespace sandbag
