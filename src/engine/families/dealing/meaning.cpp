// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of the deal, drafts and misdeals mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include <algorithm>

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const RuleSet &rules = at.rules;
    at.draft = rules.deal_method != DealMethod::deal;
    at.misdeals = !at.draft && (rules.misdeal_no_face || rules.misdeal_long_suit > 0 ||
                                rules.misdeal_spades_at_most >= 0);
}

const char *ofSecondCard(const RuleFeatures &at)
{
    return at.rules.deal_method == DealMethod::draft_keep
               ? nullptr
               : QT_TRANSLATE_NOOP("engine", "no hand is drafted card by card.");
}

const char *ofMisdealDetails(const RuleFeatures &at)
{
    if (at.draft)
        return reason::draft;
    return at.misdeals ? nullptr
                       : QT_TRANSLATE_NOOP("engine", "no hand can be declared a misdeal.");
}

const char *ofConsulting(const RuleFeatures &at)
{
    return at.solo ? reason::alone : ofMisdealDetails(at);
}

void checkDealing(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (rules.deal_cut == DealCut::french && (rules.table_players != 4 || rules.deck_packs != 1))
        errors.push_back(
            {{"deal_cut", "table_players", "deck_packs"},
             QT_TRANSLATE_NOOP("engine", "A French cut makes four stacks: it needs four "
                                         "players and one pack."),
             {{"deal_cut", "cut"}}});
    if (at.draft && rules.table_players != 2)
        errors.push_back({{"deal_method", "table_players"},
                          QT_TRANSLATE_NOOP("engine", "A draft of hands is for two players only."),
                          {{"deal_method", "deal"}}});
    if (at.draft && at.kittyWanted)
        errors.push_back({{"deal_method", "deck_leftover"},
                          QT_TRANSLATE_NOOP("engine", "A draft of hands leaves no kitty to take."),
                          {{"deck_leftover", "aside"}}});
    const auto isSpade = [](Card card) { return !card.isJoker() && card.suit() == Suit::spades; };
    if (rules.deal_first_dealer == DealFirstDealer::first_spade &&
        std::none_of(at.pack.cards.begin(), at.pack.cards.end(), isSpade))
        errors.push_back({{"deal_first_dealer", "deck_removed"},
                          QT_TRANSLATE_NOOP("engine", "The first spade cannot choose the dealer: "
                                                      "there is no spade in the pack."),
                          {{"deal_first_dealer", "high-card"}}});
}

constexpr MeaningRow kRows[] = {
#include "families/dealing/options.def"
};

} // namespace

const FamilyMeaning kDealingMeaning = {kRows, workOut, checkDealing};

} // namespace sandbag
