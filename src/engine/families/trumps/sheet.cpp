// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: how the cards rank.
#include "families/sheets.h"

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
            "trumps",
            "Jokers that are not trumps are worthless and belong to no suit: play one only when "
            "you cannot follow suit, lead one only when you have nothing else. Such a joker never "
            "wins; if it is led, the next regular card sets the suit."));
        return;
    }
    lines.say(SheetWords{
        QT_TRANSLATE_NOOP(
            "trumps",
            "A joker may be played at any time and never wins. But it turns every other card "
            "that the same side plays to the trick into a trump (“joke trump”). Such a card "
            "keeps its rank and beats all non-trump cards and lower spades, but not a spade "
            "of the same or higher rank. If a joker is led, the next card sets the suit."),
        QT_TRANSLATE_NOOP("trumps",
                          "A joker may be played at any time and never wins. If a joker is "
                          "led, the next card sets the suit.")});
    if (at.solo || !at.severalJokers)
        return;
    switch (at.rules.joke_tie) {
    case JokeTie::joker:
        return lines.say(QT_TRANSLATE_NOOP("trumps",
                                           "If jokers of two sides turn cards of equal rank into "
                                           "trumps, the side with the higher joker wins."));
    case JokeTie::first:
        return lines.say(QT_TRANSLATE_NOOP("trumps",
                                           "If jokers of two sides turn cards of equal rank into "
                                           "trumps, the side whose joker was played first wins."));
    case JokeTie::suit:
        return lines.say(QT_TRANSLATE_NOOP(
            "trumps", "If jokers of two sides turn cards of equal rank into trumps, the card of "
                      "the higher suit wins: spades before hearts, diamonds, and clubs."));
    }
}

void describeJokers(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.jokers)
        return;
    lines.say(rules.jokers_big == JokersBig::red
                  ? QT_TRANSLATE_NOOP("trumps", "The red joker is the big joker.")
                  : QT_TRANSLATE_NOOP("trumps", "The black joker is the big joker."));
    if (plainJokers(at))
        describePlainJokers(at, lines);
    if (!at.jokersTrump)
        return;
    const bool first = rules.jokers_tie == JokersTie::first && at.severalJokers;
    lines.sayIf(first,
                QT_TRANSLATE_NOOP(
                    "trumps",
                    "When two jokers are played to one trick, the one played first ranks higher."));
    if (rules.jokers_big_lead_pulls)
        lines.say(
            first ? QT_TRANSLATE_NOOP("trumps", "When a joker is led, every opponent who holds a "
                                                "spade must play their highest spade.")
                  : QT_TRANSLATE_NOOP("trumps", "When the big joker is led, every opponent who "
                                                "holds a spade must play their highest spade."));
}

} // namespace

void describeRanks(const RuleFeatures &at, Lines &lines)
{
    lines.say(QT_TRANSLATE_NOOP("trumps",
                                "Spades are trump; each suit ranks from the ace down to the two."));
    const CardList top = topTrumps(at);
    lines.sayIf(
        !top.empty(),
        QT_TRANSLATE_NOOP(
            "trumps",
            "Ranked above the ace of spades, from the top: %1. They are spades in every respect."),
        {top});
    describeJokers(at, lines);
}

void describeLadder(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(!rules.trumps_hierarchy.empty(),
                QT_TRANSLATE_NOOP(
                    "trumps",
                    "The suits form a ladder, lowest first: %1. If you cannot follow suit, a "
                    "card of any suit above the one led is a trump, and the highest suit wins."),
                {rules.trumps_hierarchy});
    lines.sayIf(rules.aces_call,
                QT_TRANSLATE_NOOP(
                    "trumps",
                    "A player who plays an ace calls it high or low; a low ace ranks below the "
                    "two. Exception: an ace raised above the ace of spades is always high."));
}

void summarizeTrumps(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(!rules.trumps_elevated.empty(), QT_TRANSLATE_NOOP("trumps", "High: %1."),
                {rules.trumps_elevated});
    lines.sayIf(!rules.trumps_hierarchy.empty(), QT_TRANSLATE_NOOP("trumps", "Ladder of suits."));
}

} // namespace sandbag
