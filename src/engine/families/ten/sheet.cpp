// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: ten for two hundred.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describeTen(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.ten)
        return;
    if (rules.ten_mode == TenMode::declared)
        lines.say(QT_TRANSLATE_NOOP("engine", "“Ten”, announced as such for the side, earns %1 "
                                              "points with ten tricks and costs %2 without."),
                  {rules.ten_value, rules.ten_lost});
    else
        lines.say(QT_TRANSLATE_NOOP("engine", "Every contract of exactly ten earns %1 points when "
                                              "made and costs %2 when set."),
                  {rules.ten_value, rules.ten_lost});
    lines.sayIf(rules.ten_exact,
                QT_TRANSLATE_NOOP("engine", "Exactly ten tricks are needed for it."));
    lines.say(rules.ten_bags
                  ? QT_TRANSLATE_NOOP("engine", "Overtricks of a ten count like any others.")
                  : QT_TRANSLATE_NOOP("engine", "Overtricks of a ten count for nothing."));
    lines.sayIf(at.blindTen,
                QT_TRANSLATE_NOOP("engine", "A blind ten earns %1 points and costs %2."),
                {rules.ten_value * rules.ten_blind_multiplier, rules.ten_lost});
    lines.sayIf(rules.ten_thirteen_wins,
                QT_TRANSLATE_NOOP("engine", "Whoever bids ten and takes every trick wins the "
                                            "match."));
}

void summarizeTen(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.ten, QT_TRANSLATE_NOOP("engine", "Ten is %1."), {at.rules.ten_value});
}

} // namespace sandbag
