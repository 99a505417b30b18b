// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: what may be announced in addition to a bid or instead of one.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

namespace {

void describeNoTrump(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.noTrump)
        return;
    lines.say(QT_TRANSLATE_NOOP("declarations",
                                "No trump: a player who holds a spade may promise, as part of "
                                "a bid, to win no trick with a spade unless spades were led."));
    lines.sayIf(rules.notrump_consent && !at.solo,
                QT_TRANSLATE_NOOP("declarations", "The player's partner must agree first."));
    lines.say(
        rules.notrump_scoring == NotrumpScoring::bid
            ? SheetWords{QT_TRANSLATE_NOOP("declarations", "If the no-trump promise is kept and "
                                                           "the contract made, the bid counts "
                                                           "double; if the promise is broken, the "
                                                           "side loses the points of that bid."),
                         QT_TRANSLATE_NOOP(
                             "declarations",
                             "If the no-trump promise is kept and the contract made, the bid "
                             "counts double; "
                             "if the promise is broken, the player loses the points of that bid.")}
            : SheetWords{
                  QT_TRANSLATE_NOOP(
                      "declarations",
                      "If the no-trump promise is kept, each trick that the bidder takes counts "
                      "double; if it is broken, the side loses the points of the bidder's bid."),
                  QT_TRANSLATE_NOOP(
                      "declarations",
                      "If the no-trump promise is kept, each trick that the bidder takes counts "
                      "double; if it is broken, the bidder loses the points of the bid.")});
}

} // namespace

void describeDeclarations(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    describeNoTrump(at, lines);
    if (at.auction)
        return;
    lines.sayIf(
        rules.bemo_allowed,
        SheetWords{QT_TRANSLATE_NOOP(
                       "declarations",
                       "Bemo: in addition to its contract, a side may announce that it will win "
                       "the first six tricks (little bemo) or the first nine (big bemo). It "
                       "wins or loses 60 points with a little bemo and 90 with a big one."),
                   QT_TRANSLATE_NOOP(
                       "declarations",
                       "Bemo: in addition to their contract, a player may announce that they will "
                       "win the first six tricks (little bemo) or the first nine (big bemo). They "
                       "win or lose 60 points with a little bemo and 90 with a big one.")});
    lines.sayIf(
        rules.moe_allowed && rules.moe_lost == MoeLost::value,
        SheetWords{
            QT_TRANSLATE_NOOP("declarations",
                              "Moe: instead of a contract, a side may announce that it will "
                              "win six tricks in a row (little moe, 150 points won or lost) "
                              "or eight (big moe, 300). The side gets no bags for it."),
            QT_TRANSLATE_NOOP("declarations",
                              "Moe: instead of a contract, a player may announce that they will "
                              "win six tricks in a row (little moe, 150 points won or lost) or "
                              "eight (big moe, 300). The player gets no bags for it.")});
    lines.sayIf(
        rules.moe_allowed && rules.moe_lost == MoeLost::none,
        SheetWords{
            QT_TRANSLATE_NOOP("declarations",
                              "Moe: instead of a contract, a side may announce that it will win "
                              "six tricks in a row (little moe, 150 points) or eight (big moe, "
                              "300). The side gets no bags for it; a failed moe costs nothing."),
            QT_TRANSLATE_NOOP(
                "declarations",
                "Moe: instead of a contract, a player may announce that they will win six "
                "tricks in a row (little moe, 150 points) or eight (big moe, 300). The "
                "player gets no bags for it; a failed moe costs nothing.")});
    if (rules.mo_allowed)
        lines.sayOf(
            rules.mo_little_value,
            SheetWords{
                QT_TRANSLATE_N_NOOP(
                    "declarations",
                    "Mo: instead of bidding a contract, a side may announce that it "
                    "will win the first seven tricks (little mo, for %n point(s) won "
                    "or lost) or the first ten (big mo, for %2). It gets no bags."),
                QT_TRANSLATE_N_NOOP(
                    "declarations",
                    "Mo: instead of bidding a contract, a player may announce that they will "
                    "win the first seven tricks (little mo, for %n point(s) won or lost) or "
                    "the first ten (big mo, for %2). They get no bags.")},
            {rules.mo_little_value, rules.mo_big_value});
    lines.sayIf(
        rules.mo_allowed && !at.solo,
        QT_TRANSLATE_NOOP("declarations",
                          "Before announcing a little or big mo (the first seven or ten "
                          "tricks), a player may ask how many tricks their partner can add. "
                          "The partners decide which of them leads to the first trick."));
    lines.sayIf(rules.mo_allowed && at.solo,
                QT_TRANSLATE_NOOP("declarations",
                                  "The player who announced a little or big mo (the first seven "
                                  "or ten tricks) leads to the first trick."));
}

} // namespace sandbag
