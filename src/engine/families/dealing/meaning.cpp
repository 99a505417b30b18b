// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of the deal, drafts and misdeals mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "setup/pack.h"
#include "text/mark.h"

#include <algorithm>
#include <string>

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    at.draft = rules.deal_method != DealMethod::deal;
    at.misdealConditions = (rules.misdeal_no_face ? 1 : 0) + (rules.misdeal_long_suit > 0 ? 1 : 0) +
                           (rules.misdeal_spades_at_most >= 0 ? 1 : 0);
    at.misdeals = !at.draft && at.misdealConditions > 0;
}

const char *ofSecondCard(const RuleFeatures &at)
{
    return at.rules.deal_method == DealMethod::draft_keep
               ? nullptr
               : QT_TRANSLATE_NOOP("dealing",
                                   "the rule “Dealing or drafting” is not set to “Draft: "
                                   "keep or take the next”.");
}

const char *ofMisdealDetails(const RuleFeatures &at)
{
    if (at.draft)
        return reason::draft;
    return at.misdeals ? nullptr
                       : QT_TRANSLATE_NOOP("dealing", "no hand can be declared a misdeal.");
}

const char *ofAceFace(const RuleFeatures &at)
{
    if (at.draft)
        return reason::draft;
    return at.rules.misdeal_no_face
               ? nullptr
               : QT_TRANSLATE_NOOP("dealing", "a hand without face cards isn't a misdeal.");
}

const char *ofAllConditions(const RuleFeatures &at)
{
    if (const char *why = ofMisdealDetails(at))
        return why;
    return at.misdealConditions > 1
               ? nullptr
               : QT_TRANSLATE_NOOP("dealing", "only one condition for a misdeal is in use.");
}

/// It also says who deals after a deal in which too little was bid.
const char *ofRedeal(const RuleFeatures &at)
{
    return at.sumVoids ? nullptr : ofMisdealDetails(at);
}

const char *ofConsulting(const RuleFeatures &at)
{
    return at.solo ? reason::alone : ofMisdealDetails(at);
}

/// Printed suits, elevated cards too; jokers have none (D125).
void checkFirstDealer(const RuleFeatures &at, Findings &errors)
{
    const auto suit = suitOfFirstDealer(at.rules);
    const auto fits = [&](Card card) { return !card.isJoker() && card.suit() == suit; };
    if (suit && std::none_of(at.pack.cards.begin(), at.pack.cards.end(), fits))
        errors.push_back(
            {{"deal_first_dealer", "deck_removed"},
             QT_TRANSLATE_NOOP(
                 "dealing",
                 "No card of that suit is in the deck, so it can't decide who deals first."),
             {{"deal_first_dealer", "high-card"}}});
}

/// D107.
void checkHandSize(const RuleFeatures &at, Findings &errors)
{
    const int wanted = at.rules.deal_cards;
    if (wanted == 0 || at.draft)
        return;
    const int cards = static_cast<int>(at.pack.cards.size());
    const int most = cards / at.seating.players;
    if (wanted > most)
        errors.push_back(
            {{"deal_cards", "table_players", "deck_packs"},
             {QT_TRANSLATE_NOOP(
                  "dealing",
                  "The deck has only %3 cards: too few to deal %1 to each of %2 players."),
              {wanted, at.seating.players, cards}},
             {{"deal_cards", std::to_string(most)}}});
    else if (at.pack.kitty > at.pack.handSize)
        errors.push_back(
            {{"deal_cards", "deck_leftover"},
             {QT_TRANSLATE_NOOP("dealing", "A kitty of %1 would be bigger than a hand of %2."),
              {at.pack.kitty, at.pack.handSize}},
             {{"deck_leftover", "aside"}}});
}

void checkDealing(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (rules.deal_cut == DealCut::french && (rules.table_players != 4 || rules.deck_packs != 1))
        errors.push_back(
            {{"deal_cut", "table_players", "deck_packs"},
             QT_TRANSLATE_NOOP(
                 "dealing", "A French cut makes four stacks: it needs four players and one deck."),
             {{"deal_cut", "cut"}}});
    if (at.draft && rules.table_players != 2)
        errors.push_back(
            {{"deal_method", "table_players"},
             QT_TRANSLATE_NOOP("dealing", "Hands can be drafted only in a two-player game."),
             {{"deal_method", "deal"}}});
    if (at.draft && at.kittyWanted)
        errors.push_back(
            {{"deal_method", "deck_leftover"},
             QT_TRANSLATE_NOOP("dealing", "If hands are drafted, no cards are left for a kitty."),
             {{"deck_leftover", "aside"}}});
    checkFirstDealer(at, errors);
    checkHandSize(at, errors);
}

/// Two players with half the deck each play twenty-six tricks, which few people mean.
void noteHalfPacks(const RuleFeatures &at, Findings &notes)
{
    if (at.rules.table_players != 2 || at.draft || at.rules.deal_cards > 0)
        return;
    notes.push_back({{"deal_cards", "table_players"},
                     Sentence::counted(
                         QT_TRANSLATE_N_NOOP(
                             "dealing", "With two players, each holds half the deck: %n card(s)."),
                         at.pack.handSize),
                     {{"deal_cards", "13"}}});
}

constexpr MeaningRow kRows[] = {
#include "families/dealing/options.def"
};

} // namespace

const FamilyMeaning kDealingMeaning = {kRows, workOut, checkDealing, noteHalfPacks};

} // namespace sandbag
