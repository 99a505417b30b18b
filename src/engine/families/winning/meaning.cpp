// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of how a match ends mean together.
#include "families/meanings.h"

#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void noteEndlessMatch(const RuleFeatures &at, Findings &notes)
{
    const RuleSet &rules = at.rules;
    const bool ends = rules.win_target > 0 || rules.win_floor < 0 || rules.win_deals > 0 ||
                      rules.win_minutes > 0 || rules.win_sets_in_a_row > 0;
    if (!ends)
        notes.push_back(
            {{"win_target", "win_deals"},
             QT_TRANSLATE_NOOP("engine", "No target and no last deal: the match goes on "
                                         "until you stop it."),
             {{"win_target", "500"}}});
}

constexpr MeaningRow kRows[] = {
#include "families/winning/options.def"
};

} // namespace

const FamilyMeaning kWinningMeaning = {kRows, nullptr, nullptr, noteEndlessMatch};

} // namespace sandbag
