// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of ranks, jokers and trumps mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include <algorithm>
#include <iterator>

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const auto isJoker = [](Card card) { return card.isJoker(); };
    const CardList &raised = at.rules.trumps_elevated;
    at.jokersTrump = at.jokers && (at.rules.jokers_role == JokersRole::high ||
                                   std::any_of(raised.begin(), raised.end(), isJoker));
}

/// Each card that is there more than once.
CardList repeated(const CardList &cards)
{
    CardList more = once(cards);
    std::erase_if(
        more, [&cards](Card card) { return std::count(cards.begin(), cards.end(), card) == 1; });
    return more;
}

bool raised(const RuleFeatures &at, Card card)
{
    const CardList &cards = at.rules.trumps_elevated;
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

bool inPack(const RuleFeatures &at, Card card)
{
    const CardList &cards = at.pack.cards;
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

const char *ofJokersRole(const RuleFeatures &at)
{
    if (!at.jokers)
        return reason::noJokers;
    const CardList jokers = jokersOf(at.rules);
    const bool all =
        std::all_of(jokers.begin(), jokers.end(), [&](Card joker) { return raised(at, joker); });
    return all && at.rules.jokers_role != JokersRole::joke
               ? QT_TRANSLATE_NOOP("trumps", "all jokers are raised above the ace.")
               : nullptr;
}

const char *ofBigJoker(const RuleFeatures &at)
{
    return at.jokers ? nullptr : reason::noJokers;
}

const char *ofJokersTie(const RuleFeatures &at)
{
    if (!at.jokers)
        return reason::noJokers;
    if (!at.jokersTrump)
        return QT_TRANSLATE_NOOP("trumps", "jokers aren't trump.");
    return at.severalJokers ? nullptr : QT_TRANSLATE_NOOP("trumps", "there is only one joker.");
}

const char *ofPulling(const RuleFeatures &at)
{
    if (!at.jokers)
        return reason::noJokers;
    if (!at.jokersTrump)
        return QT_TRANSLATE_NOOP("trumps", "jokers aren't trump.");
    // With `jokers_tie` first either joker pulls.
    return at.rules.jokers_tie == JokersTie::first || inPack(at, Card::bigJoker())
               ? nullptr
               : QT_TRANSLATE_NOOP("trumps", "there is no big joker in the deck.");
}

/// Elevated aces are not called (D77).
const char *ofCalledAces(const RuleFeatures &at)
{
    const CardList &cards = at.pack.cards;
    const bool some = std::any_of(cards.begin(), cards.end(),
                                  [&](Card card) { return card.isAce() && !raised(at, card); });
    return some ? nullptr
                : QT_TRANSLATE_NOOP("trumps",
                                    "every ace is among the raised cards, which are always high.");
}

const char *ofJokeTie(const RuleFeatures &at)
{
    if (!at.jokers)
        return reason::noJokers;
    if (at.rules.jokers_role != JokersRole::joke)
        return QT_TRANSLATE_NOOP("trumps", "jokers don't turn other cards into trumps.");
    if (at.solo)
        return reason::alone;
    return at.severalJokers ? nullptr : QT_TRANSLATE_NOOP("trumps", "there is only one joker.");
}

void checkTrumps(const RuleFeatures &at, Findings &errors)
{
    const CardList &raised = at.rules.trumps_elevated;
    const CardList single = once(raised);
    if (single.size() != raised.size())
        errors.push_back(
            {{"trumps_elevated"},
             {QT_TRANSLATE_NOOP("trumps", "These cards are listed more than once among the cards "
                                          "raised above the ace of spades: %1."),
              {repeated(raised)}},
             {{"trumps_elevated", toString(single)}}});
    const CardList absent = without(single, at.pack.cards);
    if (!absent.empty())
        errors.push_back(
            {{"trumps_elevated", "deck_removed", "deck_jokers"},
             {QT_TRANSLATE_NOOP("trumps",
                                "Cards that are raised above the ace but not in the deck: %1."),
              {absent}},
             {{"trumps_elevated", toString(without(single, absent))}}});
    const auto isJoker = [](Card card) { return card.isJoker(); };
    if (at.rules.jokers_role == JokersRole::joke &&
        std::any_of(raised.begin(), raised.end(), isJoker))
        errors.push_back(
            {{"jokers_role", "trumps_elevated"},
             QT_TRANSLATE_NOOP("trumps", "Two rules clash: jokers that turn other cards into "
                                         "trumps can't be raised above the ace of spades."),
             {{"jokers_role", "high"}}});
    const std::vector<Suit> &ladder = at.rules.trumps_hierarchy;
    const bool each = std::all_of(std::begin(kAllSuits), std::end(kAllSuits), [&](Suit suit) {
        return std::count(ladder.begin(), ladder.end(), suit) == 1;
    });
    if (!ladder.empty() && (!each || ladder.size() != kSuits || ladder.back() != Suit::spades))
        errors.push_back({{"trumps_hierarchy"},
                          QT_TRANSLATE_NOOP("trumps", "The ladder (hierarchy) of suits must name "
                                                      "each suit once and end with spades."),
                          {{"trumps_hierarchy", "C D H S"}}});
}

constexpr MeaningRow kRows[] = {
#include "families/trumps/options.def"
};

} // namespace

const FamilyMeaning kTrumpsMeaning = {kRows, workOut, checkTrumps};

} // namespace sandbag
