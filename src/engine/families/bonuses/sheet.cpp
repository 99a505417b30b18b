// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: streaks, the dix and the tally of bonuses.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

namespace {

void describeStreak(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (rules.streak_length == 0)
        return;
    lines.count(
        rules.streak_per_trick,
        QT_TRANSLATE_N_NOOP(
            "bonuses",
            "Winning streak: a player who wins %1 of a deal earns %n point(s) for each of them."),
        {nested(Sentence::counted(QT_TRANSLATE_N_NOOP("bonuses", "the last %n trick(s)"),
                                  rules.streak_length))});
    lines.sayIf(
        rules.streak_breaker,
        SheetWords{
            QT_TRANSLATE_NOOP(
                "bonuses",
                "If a player needs only the last trick of the deal to complete a streak, but an "
                "opponent wins that trick, the opponent's side gets the points for the streak."),
            QT_TRANSLATE_NOOP(
                "bonuses",
                "If a player needs only the last trick of the deal to complete a streak, but an "
                "opponent wins that trick, the opponent gets the points for the streak.")});
}

} // namespace

void describeBonuses(const RuleFeatures &at, Lines &lines)
{
    describeStreak(at, lines);
    lines.sayIf(at.rules.dix_allowed,
                QT_TRANSLATE_NOOP("bonuses",
                                  "Dix: a trick won by the nine of spades earns 1 point, "
                                  "5 if it beat another spade, 10 if spades were led."));
    lines.sayIf(
        at.rules.bonus_split && !at.solo,
        QT_TRANSLATE_NOOP("bonuses",
                          "The scorecard also keeps a score for each player: partners split "
                          "their side's bonuses evenly. This rule is called “eight and ten”."));
}

} // namespace sandbag
