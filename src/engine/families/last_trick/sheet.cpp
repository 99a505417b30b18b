// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: bonuses for the last trick.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describeLastTrick(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.count(rules.last_trick_bonus,
                QT_TRANSLATE_N_NOOP("last_trick", "The last trick of a deal earns %n point(s)."));
    lines.count(
        rules.last_trick_ace,
        QT_TRANSLATE_N_NOOP(
            "last_trick",
            "Winning the last trick with an ace other than the ace of spades earns %n point(s)."));
    lines.count(
        rules.last_trick_spade_ace,
        QT_TRANSLATE_N_NOOP("last_trick",
                            "Winning the last trick with the ace of spades earns %n point(s)."));
    lines.count(
        rules.last_trick_deuce,
        QT_TRANSLATE_N_NOOP(
            "last_trick",
            "Winning the last trick with a two of hearts, diamonds, or clubs earns %n point(s)."));
    lines.count(rules.last_trick_high_spade,
                QT_TRANSLATE_N_NOOP("last_trick",
                                    "Winning the last trick with the nine of spades or higher, "
                                    "and so meeting the contract exactly, earns %n point(s)."));
    lines.sayIf(
        rules.last_trick_ace_on_nil && at.anyNil,
        QT_TRANSLATE_NOOP(
            "last_trick",
            "A nil that is made earns 20% more if its bidder plays an ace to the last trick."));
}

} // namespace sandbag
