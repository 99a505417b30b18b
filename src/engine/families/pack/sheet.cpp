// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: the cards.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describePack(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.say(rules.deck_packs == 1
                  ? QT_TRANSLATE_NOOP("pack", "One deck of 52 cards.")
                  : QT_TRANSLATE_NOOP("pack", "Two decks of 52 cards, shuffled together."));
    lines.sayIf(at.jokers, QT_TRANSLATE_NOOP("pack", "Jokers in the deck: %1."), {jokersOf(rules)});
    lines.sayIf(!rules.deck_removed.empty(),
                QT_TRANSLATE_NOOP("pack", "Removed from the deck: %1."), {rules.deck_removed});
}

void describeDuplicates(const RuleFeatures &at, Lines &lines)
{
    if (at.rules.deck_packs < 2)
        return;
    switch (at.rules.duplicates_winner) {
    case DuplicatesWinner::first:
        return lines.say(QT_TRANSLATE_NOOP(
            "pack", "If two identical cards are in a trick, the one played first ranks higher."));
    case DuplicatesWinner::last:
        return lines.say(QT_TRANSLATE_NOOP(
            "pack", "If two identical cards are in a trick, the one played last ranks higher."));
    case DuplicatesWinner::cancel:
        return lines.say(QT_TRANSLATE_NOOP(
            "pack", "Two identical cards in a trick cancel each other out and cannot win it. A "
                    "trick that nobody can win is dead, and the same player leads again."));
    }
}

void summarizePack(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.rules.deck_packs == 2, QT_TRANSLATE_NOOP("pack", "Two decks."));
    lines.count(at.rules.deck_jokers, QT_TRANSLATE_N_NOOP("pack", "%n joker(s)."));
}

} // namespace sandbag
