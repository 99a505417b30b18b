// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: numbers bid blind.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

namespace {

void describeBlindValue(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(rules.blind_exact,
                QT_TRANSLATE_NOOP("blind", "A number bid blind must be met exactly."));
    if (rules.blind_bonus > 0) {
        if (rules.blind_bonus_by == BlindBonusBy::bidder && !at.blindBySide)
            lines.count(rules.blind_bonus,
                        QT_TRANSLATE_N_NOOP(
                            "blind",
                            "The blind bidder's side scores its contract as usual. In addition, "
                            "the side earns %n point(s) if the blind bidder takes exactly as many "
                            "tricks as they bid, and loses the same number if they take fewer."));
        else
            lines.count(
                rules.blind_bonus,
                SheetWords{
                    QT_TRANSLATE_N_NOOP(
                        "blind",
                        "A blind contract scores as usual. In addition, a side that meets it "
                        "exactly "
                        "earns %n point(s), and a side that falls short loses the same number."),
                    QT_TRANSLATE_N_NOOP(
                        "blind",
                        "A blind contract scores as usual. In addition, a player who meets it "
                        "exactly "
                        "earns %n point(s), and a player who falls short loses the same number.")});
        lines.count(
            rules.blind_bonus_exceeded,
            SheetWords{
                QT_TRANSLATE_N_NOOP(
                    "blind",
                    "A side that bid blind loses %n point(s) if it takes more tricks than it bid."),
                QT_TRANSLATE_N_NOOP("blind", "A player who bid blind loses %n point(s) by taking "
                                             "more tricks than they bid.")});
        return;
    }
    lines.sayOf(rules.blind_made_per_trick,
                QT_TRANSLATE_N_NOOP("blind", "A number bid blind earns %n point(s) for each trick "
                                             "bid if made and costs %2 for each if set."),
                {rules.blind_made_per_trick, rules.blind_lost_per_trick});
    lines.say(
        rules.blind_bags
            ? QT_TRANSLATE_NOOP("blind", "Overtricks of a blind contract count as usual.")
            : QT_TRANSLATE_NOOP("blind", "Overtricks of a blind contract count for nothing."));
}

} // namespace

void describeBlindBids(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.blindNumbers)
        return;

    if (at.solo || !at.blindBySide)
        lines.say(QT_TRANSLATE_NOOP("blind", "Before looking, a player may bid a number from %1 "
                                             "to %2 blind."),
                  {at.lowestBlind, at.highestBlind});
    else
        lines.say(QT_TRANSLATE_NOOP("blind",
                                    "Before any of its players has looked, a side may make one "
                                    "blind bid from %1 to %2 for all its players."),
                  {at.lowestBlind, at.highestBlind});
    if (rules.blind_deficit > 0)
        lines.sayOf(
            rules.blind_deficit,
            at.blindMoon
                ? SheetWords{QT_TRANSLATE_N_NOOP("blind",
                                                 "Only a side at least %n point(s) behind the "
                                                 "leader may bid blind numbers and blind moons."),
                             QT_TRANSLATE_N_NOOP(
                                 "blind",
                                 "Only a player at least %n point(s) behind the leader may bid "
                                 "blind numbers and blind moons.")}
                : SheetWords{
                      QT_TRANSLATE_N_NOOP(
                          "blind",
                          "Only a side at least %n point(s) behind the leader may make this bid."),
                      QT_TRANSLATE_N_NOOP("blind", "Only a player at least %n point(s) behind the "
                                                   "leader may make this bid.")});
    describeBlindValue(at, lines);
    lines.sayIf(
        rules.blind_come_out && at.blindBySide && at.pack.tricks >= 10,
        SheetWords{
            QT_TRANSLATE_NOOP(
                "blind",
                "After looking, the side may change its blind bid to a regular bid of ten."),
            QT_TRANSLATE_NOOP(
                "blind",
                "After looking, the player may change the blind bid to a regular bid of ten.")});
}

void summarizeBlindBids(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.blindNumbers, QT_TRANSLATE_NOOP("blind", "Blind bids of %1 or more."),
                {at.rules.blind_min});
}

} // namespace sandbag
