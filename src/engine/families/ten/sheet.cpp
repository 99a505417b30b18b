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
        lines.sayOf(
            rules.ten_value,
            QT_TRANSLATE_N_NOOP(
                "ten",
                "An announced bid of ten earns %n point(s) if made and costs %2 if it fails."),
            {rules.ten_value, rules.ten_lost});
    else
        lines.sayOf(rules.ten_value,
                    QT_TRANSLATE_N_NOOP("ten",
                                        "Every contract of exactly ten earns %n point(s) when "
                                        "made and costs %2 when set."),
                    {rules.ten_value, rules.ten_lost});
    const bool above = rules.ten_mode == TenMode::automatic && rules.ten_reach != TenReach::exact;
    if (above)
        lines.say(
            rules.ten_reach == TenReach::flat
                ? QT_TRANSLATE_NOOP("ten",
                                    "A contract above ten scores the same as a contract of ten.")
                : QT_TRANSLATE_NOOP("ten", "A contract above ten scores in proportion: eleven "
                                           "earns or costs one tenth more than ten."));
    lines.sayIf(rules.ten_exact,
                above ? QT_TRANSLATE_NOOP("ten", "A contract of ten or more must be met exactly.")
                      : QT_TRANSLATE_NOOP("ten", "A bid of ten needs exactly ten tricks."));
    lines.say(rules.ten_bags
                  ? QT_TRANSLATE_NOOP("ten", "Overtricks on a bid of ten count as usual.")
                  : QT_TRANSLATE_NOOP("ten", "Overtricks on a bid of ten count for nothing."));
    if (at.blindTen)
        lines.sayOf(
            rules.ten_value * rules.ten_blind_multiplier,
            QT_TRANSLATE_N_NOOP(
                "ten", "A blind bid of ten earns %n point(s) when made and costs %2 when set."),
            {rules.ten_value * rules.ten_blind_multiplier, rules.ten_lost});
    lines.sayIf(
        rules.ten_thirteen_wins,
        SheetWords{
            QT_TRANSLATE_NOOP("ten", "A side that bids ten and takes every trick wins the match."),
            QT_TRANSLATE_NOOP("ten",
                              "A player who bids ten and takes every trick wins the match.")});
}

void summarizeTen(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.ten, QT_TRANSLATE_NOOP("ten", "A bid of ten scores %1."), {at.rules.ten_value});
}

} // namespace sandbag
