// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of streaks, the dix and the tally of bonuses mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

const char *ofStreak(const RuleFeatures &at)
{
    return at.rules.streak_length > 0 ? nullptr
                                      : QT_TRANSLATE_NOOP("bonuses", "streaks earn nothing.");
}

constexpr MeaningRow kRows[] = {
#include "families/bonuses/options.def"
};

} // namespace

const FamilyMeaning kBonusesMeaning = {kRows};

} // namespace sandbag
