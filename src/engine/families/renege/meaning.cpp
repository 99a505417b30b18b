// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of reneges mean together.
#include "families/meanings.h"

#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

const char *ofChallenge(const RuleFeatures &at)
{
    return at.rules.renege_mode == RenegeMode::challenge
               ? nullptr
               : QT_TRANSLATE_NOOP("renege", "reneges are prevented.");
}

constexpr MeaningRow kRows[] = {
#include "families/renege/options.def"
};

} // namespace

const FamilyMeaning kRenegeMeaning = {kRows};

} // namespace sandbag
