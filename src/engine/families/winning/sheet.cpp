// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: how a match ends.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describeWinning(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(rules.win_target > 0,
                QT_TRANSLATE_NOOP("engine", "The first side to reach %1 points wins the match; if "
                                            "several do in one deal, the highest score wins."),
                {rules.win_target});
    lines.sayIf(rules.win_floor < 0,
                QT_TRANSLATE_NOOP("engine", "A side that falls to %1 points or below loses it."),
                {rules.win_floor});
    lines.count(rules.win_deals,
                QT_TRANSLATE_N_NOOP("engine", "The match ends after %n deal(s): the highest score "
                                              "wins."));
    lines.count(rules.win_minutes,
                QT_TRANSLATE_N_NOOP("engine", "The match ends with the deal in which %n minute(s) "
                                              "are over: the highest score wins."));
    lines.count(rules.win_sets_in_a_row,
                QT_TRANSLATE_N_NOOP("engine", "A side that is set %n time(s) in a row loses the "
                                              "match."));
    const bool ends = rules.win_target > 0 || rules.win_floor < 0 || rules.win_deals > 0 ||
                      rules.win_minutes > 0 || rules.win_sets_in_a_row > 0;
    lines.say(ends ? QT_TRANSLATE_NOOP("engine", "A tie is played off in further deals.")
                   : QT_TRANSLATE_NOOP("engine", "The match goes on until you agree to stop; the "
                                                 "highest score wins."));
}

void summarizeWinning(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(rules.win_target > 0, QT_TRANSLATE_NOOP("engine", "First to %1."),
                {rules.win_target});
    lines.sayIf(rules.win_floor < 0, QT_TRANSLATE_NOOP("engine", "Lost at %1."), {rules.win_floor});
    lines.count(rules.win_deals, QT_TRANSLATE_N_NOOP("engine", "%n deal(s)."));
    lines.count(rules.win_minutes, QT_TRANSLATE_N_NOOP("engine", "%n minute(s)."));
}

} // namespace sandbag
