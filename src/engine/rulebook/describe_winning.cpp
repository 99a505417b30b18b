// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: bonuses for certain tricks, and how a match ends.
#include "rulebook/describe_parts.h"

#include "text/mark.h"

namespace sandbag {

namespace {

void describeLastTrick(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.count(rules.last_trick_bonus,
                QT_TRANSLATE_N_NOOP("engine", "The last trick of a deal earns %n point(s)."));
    lines.count(rules.last_trick_ace,
                QT_TRANSLATE_N_NOOP("engine", "To win the last trick with an ace other than the "
                                              "ace of spades earns %n point(s)."));
    lines.count(rules.last_trick_spade_ace,
                QT_TRANSLATE_N_NOOP("engine", "To win the last trick with the ace of spades earns "
                                              "%n point(s)."));
    lines.count(rules.last_trick_deuce,
                QT_TRANSLATE_N_NOOP("engine", "To win the last trick with a two that is no spade "
                                              "earns %n point(s)."));
    lines.count(rules.last_trick_high_spade,
                QT_TRANSLATE_N_NOOP("engine", "To win the last trick with the nine of spades or "
                                              "higher, and so to meet the contract exactly, earns "
                                              "%n point(s)."));
    lines.sayIf(rules.last_trick_ace_on_nil && at.anyNil,
                QT_TRANSLATE_NOOP("engine", "A nil that is made, and whose bidder plays an ace to "
                                            "the last trick, earns a fifth of its value more."));
}

void describeStreak(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (rules.streak_length == 0)
        return;
    lines.count(rules.streak_per_trick,
                QT_TRANSLATE_N_NOOP("engine",
                                    "A player who wins the last %1 tricks of a deal earns "
                                    "%n point(s) for each of them."),
                {rules.streak_length});
    lines.sayIf(rules.streak_breaker,
                QT_TRANSLATE_NOOP("engine", "An opponent who wins the last trick, and so ends a "
                                            "run that needed only that one, gets these points "
                                            "instead."));
}

} // namespace

void describeBonuses(const RuleFeatures &at, Lines &lines)
{
    describeLastTrick(at, lines);
    describeStreak(at, lines);
    lines.sayIf(at.rules.dix_allowed,
                QT_TRANSLATE_NOOP("engine", "Dix: a trick won by the nine of spades earns 1 point, "
                                            "5 if it beat another spade, 10 if spades were led."));
    lines.sayIf(at.rules.bonus_split && !at.solo,
                QT_TRANSLATE_NOOP("engine", "Eight and ten: a tally for each player is kept too, "
                                            "in which partners share their side's bonuses half "
                                            "and half."));
}

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

} // namespace sandbag
