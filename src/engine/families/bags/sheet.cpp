// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: what bags cost.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describeBags(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (at.auction)
        return;
    if (rules.bags_limit > 0) {
        const auto cost =
            Sentence::counted(QT_TRANSLATE_N_NOOP("bags", "%n point(s)"), rules.bags_penalty);
        lines.count(
            rules.bags_limit,
            SheetWords{QT_TRANSLATE_N_NOOP("bags", "Every overtrick is a bag; a side loses %1 for "
                                                   "%n bag(s)."),
                       QT_TRANSLATE_N_NOOP(
                           "bags", "Every overtrick is a bag; a player loses %1 for %n bag(s).")},
            {nested(cost)});
        lines.say(rules.bags_after == BagsAfter::carry
                      ? QT_TRANSLATE_NOOP("bags", "Any further bags count toward the next penalty.")
                      : QT_TRANSLATE_NOOP("bags", "All bags are then reset."));
    } else {
        lines.say(QT_TRANSLATE_NOOP("bags", "There is no penalty for bags."));
    }
    lines.sayIf(
        rules.bags_cancel_card == BagsCancelCard::fixed,
        SheetWords{QT_TRANSLATE_NOOP("bags", "If a side takes %1, makes its contract, and has an "
                                             "overtrick, it counts one bag fewer in that deal."),
                   QT_TRANSLATE_NOOP("bags",
                                     "If a player takes %1, makes their contract, and has an "
                                     "overtrick, they count one bag fewer in that deal.")},
        {rules.bags_cancel_fixed});
    lines.sayIf(
        rules.bags_cancel_card == BagsCancelCard::cut,
        SheetWords{
            QT_TRANSLATE_NOOP(
                "bags",
                "Before each deal, a card is cut. If a side takes that card in a trick, makes "
                "its contract, and has an overtrick, it counts one bag fewer in that deal."),
            QT_TRANSLATE_NOOP(
                "bags",
                "Before each deal, a card is cut. If a player takes that card in a trick, makes "
                "their contract, and has an overtrick, they count one bag fewer in that deal.")});
}

void summarizeBags(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.auction)
        lines.say(rules.bags_limit > 0 ? QT_TRANSLATE_NOOP("bags", "Bags: at %1, lose %2.")
                                       : QT_TRANSLATE_NOOP("bags", "Bags cost nothing."),
                  {rules.bags_limit, rules.bags_penalty});
}

} // namespace sandbag
