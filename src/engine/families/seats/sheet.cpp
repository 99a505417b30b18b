// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: who sits at the table.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describeSeats(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    const int players = rules.table_players;
    switch (rules.table_sides) {
    case TableSides::solo:
        lines.say(QT_TRANSLATE_NOOP("seats", "%1 players, no partners."), {players});
        break;
    case TableSides::pairs:
        lines.say(QT_TRANSLATE_NOOP("seats", "%1 players in %2 pairs; partners sit opposite each "
                                             "other."),
                  {players, players / 2});
        break;
    case TableSides::triples:
        lines.say(QT_TRANSLATE_NOOP("seats", "%1 players in two teams of three, who sit "
                                             "alternately."),
                  {players});
        break;
    }
    lines.sayIf(at.counterClockwise,
                QT_TRANSLATE_NOOP("seats", "Play goes counter-clockwise: cards are dealt to the "
                                           "right, and the next player is the one on your "
                                           "right."));
}

void summarizeSeats(const RuleFeatures &at, Lines &lines)
{
    const int players = at.rules.table_players;
    switch (at.rules.table_sides) {
    case TableSides::solo:
        lines.say(QT_TRANSLATE_NOOP("seats", "%1 players, no partners."), {players});
        break;
    case TableSides::pairs:
        lines.say(QT_TRANSLATE_NOOP("seats", "%1 players in pairs."), {players});
        break;
    case TableSides::triples:
        lines.say(QT_TRANSLATE_NOOP("seats", "Two teams of three."));
        break;
    }
}

} // namespace sandbag
