// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of bonuses for the last trick mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

constexpr MeaningRow kRows[] = {
#include "families/last_trick/options.def"
};

} // namespace

const FamilyMeaning kLastTrickMeaning = {kRows};

} // namespace sandbag
