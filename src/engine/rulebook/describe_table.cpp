// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: who sits at the table, with which cards, and how these rank.
#include "rulebook/describe_parts.h"

#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Jokers that are trumps by their role, above everything that is raised one by one.
CardList topTrumps(const RuleFeatures &at)
{
    CardList top;
    for (const Card joker : {Card::bigJoker(), Card::littleJoker(), Card::thirdJoker()}) {
        const CardList inPack = jokersOf(at.rules);
        const CardList &raised = at.rules.trumps_elevated;
        const bool present = std::find(inPack.begin(), inPack.end(), joker) != inPack.end();
        const bool named = std::find(raised.begin(), raised.end(), joker) != raised.end();
        if (present && !named && at.rules.jokers_role == JokersRole::high)
            top.push_back(joker);
    }
    top.insert(top.end(), at.rules.trumps_elevated.begin(), at.rules.trumps_elevated.end());
    return top;
}

/// Jokers that are not trumps: junk or joke.
bool plainJokers(const RuleFeatures &at)
{
    const CardList jokers = jokersOf(at.rules);
    const CardList &raised = at.rules.trumps_elevated;
    return at.rules.jokers_role != JokersRole::high &&
           std::any_of(jokers.begin(), jokers.end(), [&](Card joker) {
               return std::find(raised.begin(), raised.end(), joker) == raised.end();
           });
}

void describePlainJokers(const RuleFeatures &at, Lines &lines)
{
    if (at.rules.jokers_role == JokersRole::junk) {
        lines.say(QT_TRANSLATE_NOOP(
            "engine", "Jokers that are not raised are worthless and of no suit: play one only when "
                      "you cannot follow, lead one only when you have nothing else. It never wins, "
                      "and the next plain card sets the suit."));
        return;
    }
    lines.say(QT_TRANSLATE_NOOP(
        "engine", "A joker may be played at any time and never wins. But every other card of its "
                  "side in that trick becomes a trump of its own rank, a joke trump: it beats all "
                  "plain cards and lower spades, not a spade of the same rank or a higher one. "
                  "After a led joker the next card sets the suit."));
    if (at.solo || at.rules.deck_jokers < 2)
        return;
    switch (at.rules.joke_tie) {
    case JokeTie::joker:
        return lines.say(QT_TRANSLATE_NOOP(
            "engine", "Of two sides' joke trumps of equal rank that with the higher joker wins."));
    case JokeTie::first:
        return lines.say(QT_TRANSLATE_NOOP("engine", "Of two sides' joke trumps of equal rank that "
                                                     "whose joker was played first wins."));
    case JokeTie::suit:
        return lines.say(QT_TRANSLATE_NOOP("engine", "Two sides' joke trumps of equal rank are "
                                                     "decided by suit: spades, hearts, diamonds, "
                                                     "clubs."));
    }
}

void describeJokers(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.jokers)
        return;
    lines.say(rules.jokers_big == JokersBig::red
                  ? QT_TRANSLATE_NOOP("engine", "The red joker is the big joker.")
                  : QT_TRANSLATE_NOOP("engine", "The black joker is the big joker."));
    if (plainJokers(at))
        describePlainJokers(at, lines);
    if (!at.jokersTrump)
        return;
    const bool first = rules.jokers_tie == JokersTie::first && rules.deck_jokers > 1;
    lines.sayIf(first, QT_TRANSLATE_NOOP("engine", "When two jokers fall into one trick, the one "
                                                   "played first ranks higher."));
    if (rules.jokers_big_lead_pulls)
        lines.say(first
                      ? QT_TRANSLATE_NOOP("engine", "When a joker is led, every opponent who holds "
                                                    "a spade must play the highest one.")
                      : QT_TRANSLATE_NOOP("engine", "When the big joker is led, every opponent who "
                                                    "holds a spade must play the highest one."));
}

void describeDuplicates(const RuleFeatures &at, Lines &lines)
{
    if (at.rules.deck_packs < 2)
        return;
    switch (at.rules.duplicates_winner) {
    case DuplicatesWinner::first:
        return lines.say(QT_TRANSLATE_NOOP(
            "engine", "Of two identical cards in a trick the one played first ranks higher."));
    case DuplicatesWinner::last:
        return lines.say(QT_TRANSLATE_NOOP(
            "engine", "Of two identical cards in a trick the one played last ranks higher."));
    case DuplicatesWinner::cancel:
        return lines.say(QT_TRANSLATE_NOOP(
            "engine", "Two identical cards in a trick cancel each other and cannot win it. A trick "
                      "that nobody can win is dead, and the same player leads again."));
    }
}

} // namespace

void describeSeats(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    const int players = rules.table_players;
    switch (rules.table_sides) {
    case TableSides::solo:
        lines.say(QT_TRANSLATE_NOOP("engine", "%1 players, each a side of their own."), {players});
        break;
    case TableSides::pairs:
        lines.say(QT_TRANSLATE_NOOP("engine", "%1 players in %2 pairs; partners sit opposite each "
                                              "other."),
                  {players, players / 2});
        break;
    case TableSides::triples:
        lines.say(QT_TRANSLATE_NOOP("engine", "%1 players in two teams of three, who sit "
                                              "alternately."),
                  {players});
        break;
    }
    lines.say(rules.deck_packs == 1
                  ? QT_TRANSLATE_NOOP("engine", "One pack of 52 cards.")
                  : QT_TRANSLATE_NOOP("engine", "Two packs of 52 cards, shuffled together."));
    lines.sayIf(at.jokers, QT_TRANSLATE_NOOP("engine", "Jokers in the pack: %1."),
                {cardWords(jokersOf(rules))});
    lines.sayIf(!rules.deck_removed.empty(),
                QT_TRANSLATE_NOOP("engine", "Taken out of the pack: %1."),
                {cardWords(rules.deck_removed)});
}

void describeRanks(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.say(QT_TRANSLATE_NOOP("engine", "Spades are trumps; each suit ranks from the ace down to "
                                          "the two."));
    const CardList top = topTrumps(at);
    lines.sayIf(!top.empty(),
                QT_TRANSLATE_NOOP("engine", "Above the ace of spades stand, from the top: %1. They "
                                            "are spades in every respect."),
                {cardWords(top)});
    describeJokers(at, lines);
    describeDuplicates(at, lines);
    lines.sayIf(!rules.trumps_hierarchy.empty(),
                QT_TRANSLATE_NOOP("engine", "The suits form a ladder, from the bottom: %1. If you "
                                            "cannot follow, a card of any suit above the one led "
                                            "trumps it, and the higher suit wins."),
                {suitWords(rules.trumps_hierarchy)});
    lines.sayIf(rules.aces_call,
                QT_TRANSLATE_NOOP("engine", "Whoever plays an ace calls it high or low; a low ace "
                                            "ranks below the two. A raised ace is always high."));
}

} // namespace sandbag
