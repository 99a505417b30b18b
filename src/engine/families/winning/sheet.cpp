// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: how a match ends.
#include "families/sheets.h"

#include "families/winning/ending.h"

#include "text/mark.h"

#include <cstddef>

namespace sandbag {

namespace {

/// Points that the sides begin with, in their order.
void describeStart(const RuleSet &rules, Lines &lines)
{
    for (std::size_t side = 0; side < rules.start_points.size(); ++side) {
        lines.count(
            rules.start_points[side],
            SheetWords{QT_TRANSLATE_N_NOOP("winning", "Side %1 starts with %n point(s)."),
                       QT_TRANSLATE_N_NOOP("winning", "Player %1 starts with %n point(s).")},
            {static_cast<int>(side) + 1});
    }
}

void describeSets(const RuleSet &rules, Lines &lines)
{
    lines.count(
        rules.win_sets_in_a_row,
        SheetWords{
            QT_TRANSLATE_N_NOOP("winning", "A side that is set %n time(s) in a row loses the "
                                           "match."),
            QT_TRANSLATE_N_NOOP("winning",
                                "A player who is set %n time(s) in a row loses the match.")});
    lines.count(
        rules.win_sets_total,
        SheetWords{QT_TRANSLATE_N_NOOP("winning",
                                       "A side that is set %n time(s) in total loses the match."),
                   QT_TRANSLATE_N_NOOP(
                       "winning", "A player who is set %n time(s) in total loses the match.")});
}

} // namespace

void describeWinning(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    describeStart(rules, lines);
    if (rules.win_target > 0)
        lines.sayOf(
            rules.win_target,
            SheetWords{QT_TRANSLATE_N_NOOP("winning",
                                           "The first side to reach %n point(s) wins the match; if "
                                           "several do in one deal, the highest score wins."),
                       QT_TRANSLATE_N_NOOP(
                           "winning", "The first player to reach %n point(s) wins the match; if "
                                      "several do in one deal, the highest score wins.")});
    if (rules.win_floor < 0)
        lines.sayOf(
            -rules.win_floor,
            SheetWords{
                QT_TRANSLATE_N_NOOP("winning",
                                    "A side that falls to %1 point(s) or below loses the match."),
                QT_TRANSLATE_N_NOOP("winning",
                                    "A player who falls to %1 point(s) or below loses the match.")},
            {rules.win_floor});
    lines.count(rules.win_deals,
                QT_TRANSLATE_N_NOOP("winning", "The match ends after %n deal(s): the highest score "
                                               "wins."));
    lines.count(rules.win_minutes,
                QT_TRANSLATE_N_NOOP("winning",
                                    "After %n minute(s), the deal in progress is finished, and "
                                    "then the match ends: the highest score wins."));
    describeSets(rules, lines);
    lines.count(
        rules.win_first_deal_least <= at.pack.tricks ? rules.win_first_deal_least : 0,
        SheetWords{
            QT_TRANSLATE_N_NOOP("winning", "A side that takes fewer than %n trick(s) in the "
                                           "first deal loses the match."),
            QT_TRANSLATE_N_NOOP(
                "winning",
                "A player who takes fewer than %n trick(s) in the first deal loses the match.")});
    const bool held = rules.win_target > 0 || rules.win_floor < 0 || rules.win_minutes > 0;
    if (rules.win_deals_least > 1 && held)
        lines.count(
            rules.win_deals_least,
            QT_TRANSLATE_N_NOOP(
                "winning", "The score and the clock can end the match only after %n deal(s)."));
    const bool ends = rules.win_target > 0 || rules.win_floor < 0 || rules.win_deals > 0 ||
                      rules.win_minutes > 0 || setsLose(rules);
    lines.say(ends ? QT_TRANSLATE_NOOP("winning", "A tie is broken by playing more deals.")
                   : QT_TRANSLATE_NOOP("winning", "The match goes on until you agree to stop; the "
                                                  "highest score wins."));
}

void summarizeWinning(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    describeStart(rules, lines);
    lines.sayIf(rules.win_target > 0, QT_TRANSLATE_NOOP("winning", "First to %1."),
                {rules.win_target});
    lines.sayIf(rules.win_floor < 0, QT_TRANSLATE_NOOP("winning", "Losing score: %1."),
                {rules.win_floor});
    lines.count(rules.win_deals, QT_TRANSLATE_N_NOOP("winning", "%n deal(s)."));
    lines.count(rules.win_minutes, QT_TRANSLATE_N_NOOP("winning", "%n minute(s)."));
    lines.count(rules.win_sets_total,
                QT_TRANSLATE_N_NOOP("winning", "Lost after being set %n time(s)."));
}

} // namespace sandbag
