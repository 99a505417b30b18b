// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: slams: the moon and the Lexington.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describeMoon(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (at.moon)
        lines.sayOf(
            rules.moon_value,
            SheetWords{QT_TRANSLATE_N_NOOP(
                           "moon", "Moon, a bid that your side will take every trick, earns "
                                   "%n point(s) if made and costs %2 if it fails."),
                       QT_TRANSLATE_N_NOOP("moon", "Moon, a bid to take every trick, earns %n "
                                                   "point(s) if made and costs %2 if it fails.")},
            {rules.moon_value, rules.moon_lost});
    lines.sayIf(
        at.moonByNumber,
        SheetWords{
            QT_TRANSLATE_NOOP("moon", "A contract for all the tricks also counts as a moon, "
                                      "even if each partner bid only part of it."),
            QT_TRANSLATE_NOOP("moon", "A contract for all the tricks also counts as a moon.")});
    lines.sayIf(at.moon && rules.moon_wins,
                QT_TRANSLATE_NOOP("moon", "A moon that is made wins the match on the spot."));
    if (at.blindMoon) {
        const bool bidder =
            at.solo || (!at.sideBids && rules.blind_moon_needs == BlindMoonNeeds::bidder);
        lines.sayOf(
            rules.blind_moon_value,
            bidder ? QT_TRANSLATE_N_NOOP(
                         "moon", "A blind moon, which is bid before the bidder has looked at their "
                                 "cards, earns %n point(s) if made and costs %2 if it fails.")
                   : QT_TRANSLATE_N_NOOP(
                         "moon",
                         "A blind moon, which is bid before anyone on the side has looked at their "
                         "cards, earns %n point(s) if made and costs %2 if it fails."),
            {rules.blind_moon_value, rules.blind_moon_lost});
        if (rules.blind_deficit > 0 && !at.blindNumbers)
            lines.sayOf(
                rules.blind_deficit,
                SheetWords{
                    QT_TRANSLATE_N_NOOP(
                        "moon",
                        "Only a side at least %n point(s) behind the leader may make this bid."),
                    QT_TRANSLATE_N_NOOP("moon", "Only a player at least %n point(s) behind the "
                                                "leader may make this bid.")});
        lines.sayIf(rules.blind_moon_wins,
                    QT_TRANSLATE_NOOP("moon", "A blind moon that is made wins the match."));
    }
    lines.sayIf(
        (at.moon || at.blindMoon) && at.doubleNil && rules.moon_excludes_double_nil,
        QT_TRANSLATE_NOOP(
            "moon",
            "Once a side has bid a moon, the others may not bid a double nil, and vice versa."));
}

void describeLexington(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (at.pack.tricks < 12 || at.auction)
        return;
    if (rules.lexington_mode == LexingtonMode::taken)
        lines.sayOf(
            rules.lexington_value,
            SheetWords{
                QT_TRANSLATE_N_NOOP("moon", "Lexington: a side that takes exactly twelve tricks "
                                            "scores %n point(s) instead of its contract."),
                QT_TRANSLATE_N_NOOP("moon",
                                    "Lexington: a player who takes exactly twelve tricks scores %n "
                                    "point(s) instead of their contract.")});
    if (rules.lexington_mode != LexingtonMode::declared)
        return;
    lines.sayOf(rules.lexington_value,
                QT_TRANSLATE_N_NOOP("moon", "Lexington: a contract of twelve earns %n point(s) "
                                            "when made and costs the same when set."));
    lines.sayIf(rules.lexington_wins,
                QT_TRANSLATE_NOOP(
                    "moon", "A Lexington (a contract of twelve) that is made wins the match."));
}

void describeSweep(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.count(
        rules.sweep_value,
        SheetWords{QT_TRANSLATE_N_NOOP("moon", "A side that takes every trick of a deal without "
                                               "having bid them all scores %n extra point(s)."),
                   QT_TRANSLATE_N_NOOP(
                       "moon", "A player who takes every trick of a deal without having bid "
                               "them all scores %n extra point(s).")});
    lines.sayIf(
        rules.sweep_wins,
        SheetWords{QT_TRANSLATE_NOOP("moon", "A side that takes every trick of a deal without "
                                             "having bid them all wins the match."),
                   QT_TRANSLATE_NOOP("moon", "A player who takes every trick of a deal without "
                                             "having bid them all wins the match.")});
}

void summarizeMoon(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.moon, QT_TRANSLATE_NOOP("moon", "Moon %1."), {at.rules.moon_value});
}

} // namespace sandbag
