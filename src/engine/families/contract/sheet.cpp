// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: what contracts and overtricks are worth.
#include "families/sheets.h"

#include "text/mark.h"

#include <cstdlib>

namespace sandbag {

namespace {

void describeMaking(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    const int each = rules.contract_per_trick;
    // D46: where partners have no numbers of their own these read as at-least and exact.
    const bool own = at.ownNumbers;
    if (rules.contract_made == ContractMade::each_at_least && own)
        lines.count(each, QT_TRANSLATE_N_NOOP("contract",
                                              "A contract earns %n point(s) for each trick bid, "
                                              "if each partner takes at least their own bid."));
    else if (rules.contract_made == ContractMade::each_exact && own)
        lines.count(each, QT_TRANSLATE_N_NOOP("contract",
                                              "A contract earns %n point(s) for each trick bid, "
                                              "if each partner takes exactly their own bid."));
    else if (at.exact)
        lines.count(
            each,
            SheetWords{
                QT_TRANSLATE_N_NOOP(
                    "contract",
                    "A side that takes exactly its contract earns %n point(s) for each trick bid."),
                QT_TRANSLATE_N_NOOP("contract", "A player who takes exactly their contract earns "
                                                "%n point(s) for each trick bid.")});
    else
        lines.count(
            each,
            SheetWords{QT_TRANSLATE_N_NOOP("contract", "A side that takes at least its contract "
                                                       "earns %n point(s) for each trick bid."),
                       QT_TRANSLATE_N_NOOP("contract", "A player who takes at least their contract "
                                                       "earns %n point(s) for each trick bid.")});
    if (rules.contract_made == ContractMade::each_at_least && own)
        lines.say(
            rules.highlander_loss == HighlanderLoss::side
                ? QT_TRANSLATE_NOOP("contract", "If a partner misses their own bid, the side loses "
                                                "the whole contract; overtricks still score.")
                : QT_TRANSLATE_NOOP("contract", "If a partner misses their own bid, the side loses "
                                                "only that bid; overtricks still score."));
}

void describeSet(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    switch (rules.set_penalty) {
    case SetPenalty::bid:
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP("contract",
                              "Otherwise the side is set and loses the same number of points."),
            QT_TRANSLATE_NOOP("contract",
                              "Otherwise the player is set and loses the same number of points.")});
        break;
    case SetPenalty::short_:
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP(
                "contract",
                "Otherwise the side is set. Each missing trick costs as much as a trick bid earns; "
                "a "
                "side that is set for taking too many tricks loses its whole contract."),
            QT_TRANSLATE_NOOP(
                "contract",
                "Otherwise the player is set. Each missing trick costs as much as a trick bid "
                "earns; a "
                "player who is set for taking too many tricks loses their whole contract.")});
        break;
    case SetPenalty::none:
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP("contract", "Otherwise the side is set and scores nothing."),
            QT_TRANSLATE_NOOP("contract", "Otherwise the player is set and scores nothing.")});
        break;
    case SetPenalty::per_taken:
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP(
                "contract", "Otherwise the side is set and scores 1 point for each trick it took."),
            QT_TRANSLATE_NOOP(
                "contract",
                "Otherwise the player is set and scores 1 point for each trick they took.")});
        break;
    }
    lines.count(
        rules.set_to_opponents,
        at.seating.sides > 2
            ? SheetWords{QT_TRANSLATE_N_NOOP("contract",
                                             "For each trick that a side is short, every "
                                             "other side gets %n point(s)."),
                         QT_TRANSLATE_N_NOOP("contract", "For each trick that a player is short, "
                                                         "every other player gets %n point(s).")}
            : SheetWords{
                  QT_TRANSLATE_N_NOOP("contract", "For each trick that a side is short, the "
                                                  "opponents get %n point(s)."),
                  QT_TRANSLATE_N_NOOP(
                      "contract",
                      "For each trick that a player is short, the opponent gets %n point(s).")});
}

void describeOvertricks(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (at.overtricks || at.nilBagsPay) {
        if (rules.bags_separate)
            lines.say(QT_TRANSLATE_NOOP(
                "contract",
                "Overtricks are kept separately from the score, as bags, and earn no points."));
        else if (rules.over_points == 0)
            lines.say(QT_TRANSLATE_NOOP("contract", "Overtricks earn no points."));
        else
            lines.count(std::abs(rules.over_points),
                        rules.over_points > 0
                            ? QT_TRANSLATE_N_NOOP("contract", "Each overtrick earns %n point(s).")
                            : QT_TRANSLATE_N_NOOP("contract", "Each overtrick costs %n point(s)."));
    }
    lines.sayIf(
        rules.over_set_at > 0 && !at.wholeExact,
        SheetWords{
            QT_TRANSLATE_NOOP("contract", "A side that takes %1 or more overtricks is also set."),
            QT_TRANSLATE_NOOP("contract", "A player who takes %1 or more overtricks is also set.")},
        {rules.over_set_at});
    if (rules.over_twice == OverTwice::off || (at.wholeExact && rules.over_twice_multiplier == 1))
        return;
    lines.say(
        rules.over_twice == OverTwice::twice
            ? SheetWords{QT_TRANSLATE_NOOP("contract", "A side is also set when it takes twice its "
                                                       "contract or more."),
                         QT_TRANSLATE_NOOP(
                             "contract",
                             "A player is also set when they take twice their contract or more.")}
            : SheetWords{
                  QT_TRANSLATE_NOOP("contract", "A side is also set when it takes more than twice "
                                                "its contract."),
                  QT_TRANSLATE_NOOP(
                      "contract",
                      "A player is also set when they take more than twice their contract.")});
    const bool costs =
        rules.set_penalty == SetPenalty::bid || rules.set_penalty == SetPenalty::short_;
    lines.sayIf(costs && rules.over_twice_multiplier > 1,
                QT_TRANSLATE_NOOP("contract",
                                  "A set for taking too many tricks costs %1 times the contract."),
                {rules.over_twice_multiplier});
}

void describeSeven(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    switch (rules.seven_bonus) {
    case SevenBonus::off:
        break;
    case SevenBonus::value:
        lines.say(QT_TRANSLATE_NOOP("contract", "A made contract of seven or more earns 10 extra "
                                                "points for each trick bid above six."));
        break;
    case SevenBonus::race:
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP("contract",
                              "A side that makes a contract of seven or more earns 10 extra "
                              "points the first time, 20 the second time, and so on."),
            QT_TRANSLATE_NOOP("contract",
                              "A player who makes a contract of seven or more earns 10 extra "
                              "points the first time, 20 the second time, and so on.")});
        break;
    case SevenBonus::race_won:
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP(
                "contract",
                "A side that takes seven tricks or more earns 10 extra points the first "
                "time, 20 the second time, and so on, no matter what it bid."),
            QT_TRANSLATE_NOOP(
                "contract",
                "A player who takes seven tricks or more earns 10 extra points the first "
                "time, 20 the second time, and so on, no matter what they bid.")});
        break;
    }
    lines.sayIf(rules.partners_exact_bonus && at.ownNumbers,
                QT_TRANSLATE_NOOP("contract",
                                  "When both partners take exactly their own bids, they earn 10 "
                                  "extra points for every two tricks of the contract."));
}

} // namespace

void describeContract(const RuleFeatures &at, Lines &lines)
{
    if (!at.auction) {
        describeMaking(at, lines);
        describeSet(at, lines);
        describeOvertricks(at, lines);
    }
    describeSeven(at, lines);
}

void summarizeContract(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.exact && !at.auction,
                QT_TRANSLATE_NOOP("contract", "Contracts must be met exactly."));
}

} // namespace sandbag
