// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of seats, pack, trumps and dealing (D19, D78).
#include "rulebook/check_parts.h"

#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

bool has(const CardList &cards, Card card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

/// Each card of `cards` once.
CardList once(const CardList &cards)
{
    CardList seen;
    for (const Card card : cards) {
        if (!has(seen, card))
            seen.push_back(card);
    }
    return seen;
}

CardList without(const CardList &cards, const CardList &unwanted)
{
    CardList kept = cards;
    for (const Card card : unwanted) {
        const auto at = std::find(kept.begin(), kept.end(), card);
        if (at != kept.end())
            kept.erase(at);
    }
    return kept;
}

void checkSmallHands(const RuleFeatures &at, Findings &errors)
{
    if (at.pack.handSize >= 5)
        return;
    Finding finding{{"table_players", "deck_packs", "deck_removed"},
                    {QT_TRANSLATE_NOOP("engine", "There are only %1 cards for each player: a hand "
                                                 "needs at least five."),
                     {at.pack.handSize}},
                    {}};
    if (at.rules.deck_packs == 1)
        finding.mend = {{"deck_packs", "2"}};
    else if (at.rules.kitty_extra_round)
        finding.mend = {{"kitty_extra_round", "false"}};
    errors.push_back(std::move(finding));
}

void checkLeftOver(const RuleFeatures &at, Findings &errors)
{
    // A draft throws half the pack away by design; over is what does not come out even.
    const int over = at.draft ? static_cast<int>(at.pack.cards.size()) % 4 : at.pack.leftover;
    if (at.rules.deck_leftover != DeckLeftover::reject || over == 0)
        return;
    errors.push_back({{"deck_leftover", "table_players", "deck_removed"},
                      Sentence::counted(QT_TRANSLATE_N_NOOP("engine", "%n card(s) left over cannot "
                                                                      "be dealt evenly, and these "
                                                                      "rules refuse such a table."),
                                        over),
                      {{"deck_leftover", "aside"}}});
}

} // namespace

void checkSeats(const RuleFeatures &at, Findings &errors)
{
    const int players = at.rules.table_players;
    const bool evenPairs = players >= 4 && players % 2 == 0;
    if (at.rules.table_sides == TableSides::pairs && !evenPairs)
        errors.push_back({{"table_sides", "table_players"},
                          {QT_TRANSLATE_NOOP("engine", "Pairs of partners need four, six or eight "
                                                       "players; %1 cannot play in pairs."),
                           {players}},
                          {{"table_sides", "solo"}}});
    if (at.rules.table_sides == TableSides::triples && players != 6)
        errors.push_back({{"table_sides", "table_players"},
                          QT_TRANSLATE_NOOP("engine", "Two teams of three (triples) need six "
                                                      "players."),
                          {{"table_players", "6"}, {"deck_packs", "2"}}});
}

void checkPack(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (rules.deck_jokers == 4 && rules.deck_packs == 1)
        errors.push_back({{"deck_jokers", "deck_packs"},
                          QT_TRANSLATE_NOOP("engine", "Four jokers need two packs: one pack has "
                                                      "three at most."),
                          {{"deck_jokers", "3"}}});
    if (!at.pack.notInPack.empty())
        errors.push_back(
            {{"deck_removed", "deck_packs", "deck_jokers"},
             {QT_TRANSLATE_NOOP("engine", "Cards are to be removed that are not in the pack, or "
                                          "not so often: %1."),
              {toString(at.pack.notInPack)}},
             {{"deck_removed", toString(without(rules.deck_removed, at.pack.notInPack))}}});
    checkSmallHands(at, errors);
    checkLeftOver(at, errors);
}

void checkTrumps(const RuleFeatures &at, Findings &errors)
{
    const CardList &raised = at.rules.trumps_elevated;
    const CardList single = once(raised);
    if (single.size() != raised.size())
        errors.push_back(
            {{"trumps_elevated"},
             {QT_TRANSLATE_NOOP("engine", "Among the cards raised above the ace one is "
                                          "named twice: %1."),
              {toString(raised)}},
             {{"trumps_elevated", toString(single)}}});
    const CardList absent = without(single, at.pack.cards);
    if (!absent.empty())
        errors.push_back(
            {{"trumps_elevated", "deck_removed", "deck_jokers"},
             {QT_TRANSLATE_NOOP("engine", "Raised (elevated) cards that are not in the "
                                          "pack: %1."),
              {toString(absent)}},
             {{"trumps_elevated", toString(without(single, absent))}}});
    const auto isJoker = [](Card card) { return card.isJoker(); };
    if (at.rules.jokers_role == JokersRole::joke &&
        std::any_of(raised.begin(), raised.end(), isJoker))
        errors.push_back(
            {{"jokers_role", "trumps_elevated"},
             QT_TRANSLATE_NOOP("engine", "Joke trumps do not go with raised (elevated) "
                                         "jokers: a joker is one or the other."),
             {{"jokers_role", "high"}}});
    const std::vector<Suit> &ladder = at.rules.trumps_hierarchy;
    const bool each = std::all_of(std::begin(kAllSuits), std::end(kAllSuits), [&](Suit suit) {
        return std::count(ladder.begin(), ladder.end(), suit) == 1;
    });
    if (!ladder.empty() && (!each || ladder.size() != kSuits || ladder.back() != Suit::spades))
        errors.push_back({{"trumps_hierarchy"},
                          QT_TRANSLATE_NOOP("engine", "The ladder (hierarchy) of suits must name "
                                                      "each suit once and end with spades."),
                          {{"trumps_hierarchy", "C D H S"}}});
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
    if (at.draft && rules.deck_leftover == DeckLeftover::kitty)
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

} // namespace sandbag
