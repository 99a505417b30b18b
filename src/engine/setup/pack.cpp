// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/pack.h"

#include "setup/seating.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Removes one copy for each token of `deck_removed`; what was not there is noted.
void takeOut(PackPlan &plan, const CardList &removed)
{
    for (const Card card : removed) {
        const auto at = std::find(plan.cards.begin(), plan.cards.end(), card);
        if (at == plan.cards.end())
            plan.notInPack.push_back(card);
        else
            plan.cards.erase(at);
    }
}

CardList fullPack(const RuleSet &rules)
{
    CardList cards = jokersOf(rules);
    for (int pack = 0; pack < rules.deck_packs; ++pack) {
        for (int face = 0; face < Card::kNatural; ++face)
            cards.push_back(Card(face));
    }
    sortForFiles(cards);
    return cards;
}

/// D73: cards are drafted until each of the two players has a quarter of the deck.
void planDraft(PackPlan &plan, int cards, int players)
{
    plan.draft = true;
    plan.handSize = cards / 4;
    plan.leftover = cards - players * plan.handSize;
    plan.tricks = plan.handSize;
}

void planDeal(PackPlan &plan, const RuleSet &rules, int cards, int players)
{
    const bool kitty = rules.deck_leftover == DeckLeftover::kitty;
    const bool extraRound = kitty && rules.kitty_extra_round && cards >= players;
    // D107: an extra round takes its card from the number that each player gets.
    const int each = rules.deal_cards > 0 ? rules.deal_cards : cards / players;
    plan.handSize = each - (extraRound ? 1 : 0);
    plan.leftover = std::max(0, cards - players * plan.handSize);
    plan.kitty = kitty ? plan.leftover : 0;
    plan.tricks = plan.handSize + (extraRound ? 1 : 0);
    const bool chosenCard = rules.deck_leftover == DeckLeftover::aside &&
                            rules.deck_aside_card == DeckAsideCard::low_club;
    if (chosenCard && plan.leftover == 1)
        plan.setAside = lowestClub(plan.cards, rules);
}

} // namespace

CardList jokersOf(const RuleSet &rules)
{
    const CardList four = {Card::bigJoker(), Card::littleJoker(), Card::bigJoker(),
                           Card::littleJoker()};
    const CardList three = {Card::bigJoker(), Card::littleJoker(), Card::thirdJoker()};
    const CardList &from = rules.deck_jokers > 3 ? four : three;
    return {from.begin(), from.begin() + std::clamp(rules.deck_jokers, 0, 4)};
}

std::optional<Card> lowestClub(const CardList &cards, const RuleSet &rules)
{
    std::optional<Card> lowest;
    for (const Card card : cards) {
        if (card.isJoker() || card.suit() != Suit::clubs || (lowest && *lowest < card))
            continue;
        const CardList &raised = rules.trumps_elevated;
        if (std::find(raised.begin(), raised.end(), card) == raised.end())
            lowest = card;
    }
    return lowest;
}

std::optional<Suit> suitOfFirstDealer(const RuleSet &rules)
{
    switch (rules.deal_first_dealer) {
    case DealFirstDealer::first_spade:
        return Suit::spades;
    case DealFirstDealer::first_heart:
        return Suit::hearts;
    case DealFirstDealer::first_diamond:
        return Suit::diamonds;
    case DealFirstDealer::first_club:
        return Suit::clubs;
    case DealFirstDealer::random:
    case DealFirstDealer::high_card:
    case DealFirstDealer::low_card:
        break;
    }
    return {};
}

PackPlan planPack(const RuleSet &rules)
{
    PackPlan plan;
    plan.cards = fullPack(rules);
    takeOut(plan, rules.deck_removed);
    const int cards = static_cast<int>(plan.cards.size());
    const int players = Seating(rules).players;
    if (rules.deal_method != DealMethod::deal)
        planDraft(plan, cards, players);
    else
        planDeal(plan, rules, cards, players);
    return plan;
}

} // namespace sandbag
