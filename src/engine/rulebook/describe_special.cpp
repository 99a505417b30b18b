// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: blind numbers, tens, slams and what may be announced beside or instead of a bid.
#include "rulebook/describe_parts.h"

#include "text/mark.h"

namespace sandbag {

namespace {

void describeBlindValue(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(rules.blind_exact, QT_TRANSLATE_NOOP("engine", "It must be met exactly."));
    if (rules.blind_bonus > 0) {
        lines.say(QT_TRANSLATE_NOOP("engine", "Its contract scores as usual, %1 points more when "
                                              "met exactly, %1 less when short."),
                  {rules.blind_bonus});
        lines.sayIf(rules.blind_bonus_exceeded > 0,
                    QT_TRANSLATE_NOOP("engine", "When it takes more tricks than bid, it costs %1 "
                                                "points."),
                    {rules.blind_bonus_exceeded});
        return;
    }
    lines.say(QT_TRANSLATE_NOOP("engine", "It earns %1 points for each trick bid when made and "
                                          "costs %2 for each when set."),
              {rules.blind_made_per_trick, rules.blind_lost_per_trick});
    lines.say(rules.blind_bags
                  ? QT_TRANSLATE_NOOP("engine", "Its overtricks count like any others.")
                  : QT_TRANSLATE_NOOP("engine", "Its overtricks count for nothing."));
}

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

void describeNoTrump(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.noTrump)
        return;
    lines.say(QT_TRANSLATE_NOOP("engine", "No trump: a player who holds a spade may promise, with "
                                          "a number, to win no trick with a spade unless spades "
                                          "were led."));
    lines.sayIf(rules.notrump_consent && !at.solo,
                QT_TRANSLATE_NOOP("engine", "Partner must be asked first and say yes."));
    lines.say(rules.notrump_scoring == NotrumpScoring::bid
                  ? QT_TRANSLATE_NOOP("engine", "If the promise is kept and the contract made, the "
                                                "bidder's number counts double; broken, it is "
                                                "lost.")
                  : QT_TRANSLATE_NOOP("engine", "As long as the promise is kept, each trick that "
                                                "the bidder takes counts double; broken, the "
                                                "number is lost."));
}

} // namespace

void describeBlindBids(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.blindNumbers)
        return;

    if (at.solo || !at.blindBySide)
        lines.say(QT_TRANSLATE_NOOP("engine", "Before looking, a player may bid a number from %1 "
                                              "to %2 blind."),
                  {at.lowestBlind, at.highestBlind});
    else
        lines.say(QT_TRANSLATE_NOOP("engine", "Before anybody of it has looked, a side may bid a "
                                              "number from %1 to %2 blind, for all its players."),
                  {at.lowestBlind, at.highestBlind});
    lines.sayIf(rules.blind_deficit > 0,
                at.blindMoon ? QT_TRANSLATE_NOOP("engine", "Blind numbers and blind moons are open "
                                                           "to a side that is at least %1 points "
                                                           "behind the leader.")
                             : QT_TRANSLATE_NOOP("engine", "It is open to a side that is at least "
                                                           "%1 points behind the leader."),
                {rules.blind_deficit});
    describeBlindValue(at, lines);
    lines.sayIf(rules.blind_come_out && at.blindBySide && at.pack.tricks >= 10,
                QT_TRANSLATE_NOOP("engine", "After looking, the side may come out of its blind bid "
                                            "and bid a plain ten instead."));
}

void describeSlams(const RuleFeatures &at, Lines &lines)
{
    describeTen(at, lines);
    describeMoon(at, lines);
    describeLexington(at, lines);
}

void describeDeclarations(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    describeNoTrump(at, lines);
    if (at.auction)
        return;
    lines.sayIf(rules.bemo_allowed,
                QT_TRANSLATE_NOOP("engine", "Bemo: beside its contract a side may announce the "
                                            "first six tricks (little bemo, for 60 points won or "
                                            "lost) or the first nine (big bemo, for 90)."));
    lines.sayIf(rules.moe_allowed && rules.moe_lost == MoeLost::value,
                QT_TRANSLATE_NOOP("engine", "Moe: in place of a contract, and without bags, a side "
                                            "may announce six tricks in a row (little moe, 150 "
                                            "points) or eight (big moe, 300), won or lost."));
    lines.sayIf(rules.moe_allowed && rules.moe_lost == MoeLost::none,
                QT_TRANSLATE_NOOP("engine", "Moe: in place of a contract, and without bags, a side "
                                            "may announce six tricks in a row (little moe, 150 "
                                            "points) or eight (big moe, 300); a failure costs "
                                            "nothing."));
    lines.sayIf(rules.mo_allowed,
                QT_TRANSLATE_NOOP("engine", "Mo: in place of a contract, and without bags, a side "
                                            "may announce the first seven tricks (little mo, for "
                                            "%1 points won or lost) or the first ten (big mo, for "
                                            "%2)."),
                {rules.mo_little_value, rules.mo_big_value});
    lines.sayIf(rules.mo_allowed && !at.solo,
                QT_TRANSLATE_NOOP("engine", "Before that a player may ask partner how many tricks "
                                            "they add. The side leads to the first trick; the "
                                            "partners settle who."));
    lines.sayIf(rules.mo_allowed && at.solo,
                QT_TRANSLATE_NOOP("engine", "Its player leads to the first trick."));
}

} // namespace sandbag
