// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: mistakes and challenges.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describeChallenges(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (rules.renege_mode == RenegeMode::prevent)
        return;
    lines.say(QT_TRANSLATE_NOOP(
        "renege", "Reneging: any card can be played, but an opponent may challenge a trick until "
                  "the next deal starts. Only the first renege found counts."));
    switch (rules.renege_penalty) {
    case RenegePenalty::contract:
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP(
                "renege", "The side that reneged is set and loses 10 points for each trick bid."),
            QT_TRANSLATE_NOOP(
                "renege",
                "The player who reneged is set and loses 10 points for each trick bid.")});
        break;
    case RenegePenalty::three:
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP("renege",
                              "The side that reneged needs three more tricks for its contract."),
            QT_TRANSLATE_NOOP(
                "renege", "The player who reneged needs three more tricks for their contract.")});
        break;
    case RenegePenalty::points:
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP(
                "renege",
                "The challenger's side gets all points that the reneging side scores in the deal."),
            QT_TRANSLATE_NOOP(
                "renege",
                "The challenger gets all points that the player who reneged scores in the deal.")});
        break;
    case RenegePenalty::match:
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP("renege", "The side that reneged is set, loses 10 points for "
                                        "each trick bid, and loses the match."),
            QT_TRANSLATE_NOOP("renege",
                              "The player who reneged is set, loses 10 points for each trick "
                              "bid, and loses the match.")});
        break;
    }
    lines.sayIf(
        rules.renege_others_made,
        SheetWords{QT_TRANSLATE_NOOP("renege", "After a renege, the contracts of all other sides "
                                               "count as made, however many tricks they took."),
                   QT_TRANSLATE_NOOP("renege",
                                     "After a renege, the contracts of all other players count as "
                                     "made, however many tricks they took.")});
    lines.count(
        rules.renege_false_challenge,
        SheetWords{QT_TRANSLATE_N_NOOP("renege",
                                       "A false challenge costs %n trick(s), which no side gets."),
                   QT_TRANSLATE_N_NOOP("renege",
                                       "A false challenge costs %n trick(s), which nobody gets.")});
    lines.sayIf(
        rules.renege_false_set,
        SheetWords{
            QT_TRANSLATE_NOOP("renege", "After a false challenge, the challenger's side is set."),
            QT_TRANSLATE_NOOP("renege", "After a false challenge, the challenger is set.")});
    lines.sayIf(rules.renege_take_back,
                QT_TRANSLATE_NOOP("renege", "A card may be taken back until the next one is "
                                            "played."));
}

} // namespace sandbag
