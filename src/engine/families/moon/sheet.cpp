// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: slams: the moon and the Lexington.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describeMoon(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(at.moon,
                QT_TRANSLATE_NOOP("engine", "Moon: a bid, for the side, to take every trick. It "
                                            "earns %1 points and costs %2."),
                {rules.moon_value, rules.moon_lost});
    lines.sayIf(at.moon && rules.moon_wins,
                QT_TRANSLATE_NOOP("engine", "A moon that is made wins the match."));
    if (at.blindMoon) {
        const bool bidder =
            at.solo || (!at.sideBids && rules.blind_moon_needs == BlindMoonNeeds::bidder);
        lines.say(bidder ? QT_TRANSLATE_NOOP("engine", "Blind moon, bid before the bidder has "
                                                       "looked, earns %1 points and costs %2.")
                         : QT_TRANSLATE_NOOP("engine", "Blind moon, bid before anybody of the side "
                                                       "has looked, earns %1 points and costs "
                                                       "%2."),
                  {rules.blind_moon_value, rules.blind_moon_lost});
        lines.sayIf(rules.blind_deficit > 0 && !at.blindNumbers,
                    QT_TRANSLATE_NOOP("engine", "It is open to a side that is at least %1 points "
                                                "behind the leader."),
                    {rules.blind_deficit});
        lines.sayIf(rules.blind_moon_wins,
                    QT_TRANSLATE_NOOP("engine", "A blind moon that is made wins the match."));
    }
    lines.sayIf((at.moon || at.blindMoon) && at.doubleNil && rules.moon_excludes_double_nil,
                QT_TRANSLATE_NOOP("engine", "Once a side has bid a moon the others may not bid a "
                                            "double nil, and the other way round."));
}

void describeLexington(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (at.pack.tricks < 12 || at.auction)
        return;
    if (rules.lexington_mode == LexingtonMode::taken)
        lines.say(QT_TRANSLATE_NOOP("engine", "Lexington: a side with a contract that takes "
                                              "exactly twelve tricks scores %1 points instead of "
                                              "it."),
                  {rules.lexington_value});
    if (rules.lexington_mode != LexingtonMode::declared)
        return;
    lines.say(QT_TRANSLATE_NOOP("engine", "Lexington: a contract of twelve earns %1 points when "
                                          "made and costs as many when set."),
              {rules.lexington_value});
    lines.sayIf(rules.lexington_wins,
                QT_TRANSLATE_NOOP("engine", "A Lexington that is made wins the match."));
}

void summarizeMoon(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.moon, QT_TRANSLATE_NOOP("engine", "Moon %1."), {at.rules.moon_value});
}

} // namespace sandbag
