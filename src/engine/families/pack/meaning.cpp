// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of the deck and what is left over of it mean together.
#include "families/meanings.h"

#include "text/mark.h"

#include "rulebook/meaning_rows.h"

#include <algorithm>

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const CardList &cards = at.pack.cards;
    const auto jokers =
        std::count_if(cards.begin(), cards.end(), [](Card card) { return card.isJoker(); });
    at.jokers = jokers > 0;
    at.severalJokers = jokers > 1;
    at.leftoverAside = at.rules.deck_leftover == DeckLeftover::aside;
    at.leftoverRefused = at.rules.deck_leftover == DeckLeftover::reject;
    at.kittyWanted = at.rules.deck_leftover == DeckLeftover::kitty;
    at.kitty = at.pack.kitty > 0;
}

void checkSmallHands(const RuleFeatures &at, Findings &errors)
{
    if (at.pack.handSize >= 5)
        return;
    Finding finding{
        {"table_players", "deck_packs", "deck_removed"},
        Sentence::counted(QT_TRANSLATE_N_NOOP("pack", "Each player gets only %n card(s): a hand "
                                                      "needs at least five."),
                          at.pack.handSize),
        {}};
    if (at.rules.deal_cards > 0 && !at.draft) {
        finding.ids.insert(finding.ids.begin(), "deal_cards");
        finding.fix = {{"deal_cards", "0"}};
    } else if (at.rules.deck_packs == 1)
        finding.fix = {{"deck_packs", "2"}};
    else if (at.rules.kitty_extra_round)
        finding.fix = {{"kitty_extra_round", "false"}};
    errors.push_back(std::move(finding));
}

void checkLeftOver(const RuleFeatures &at, Findings &errors)
{
    // A draft throws half the deck away by design; over is what does not come out even.
    const int over = at.draft ? static_cast<int>(at.pack.cards.size()) % 4 : at.pack.leftover;
    if (!at.leftoverRefused || over == 0)
        return;
    std::vector<const char *> ids{"deck_leftover", "table_players", "deck_removed"};
    if (at.rules.deal_cards > 0)
        ids.push_back("deal_cards");
    errors.push_back(
        {std::move(ids),
         Sentence::counted(
             QT_TRANSLATE_N_NOOP(
                 "pack", "These rules allow no leftover cards, but %n card(s) would be left over."),
             over),
         {{"deck_leftover", "aside"}}});
}

const char *ofLeftover(const RuleFeatures &at)
{
    return at.kittyWanted && !at.kitty && !at.draft
               ? QT_TRANSLATE_NOOP("pack", "the cards can be dealt evenly.")
               : nullptr;
}

const char *ofAsideCard(const RuleFeatures &at)
{
    return at.leftoverAside && !at.draft && at.pack.leftover == 1
               ? nullptr
               : QT_TRANSLATE_NOOP("pack", "there isn't exactly one card left over.");
}

const char *ofDuplicates(const RuleFeatures &at)
{
    return at.rules.deck_packs == 2 ? nullptr : QT_TRANSLATE_NOOP("pack", "only one deck is used.");
}

void checkPack(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (rules.deck_jokers == 4 && rules.deck_packs == 1)
        errors.push_back(
            {{"deck_jokers", "deck_packs"},
             QT_TRANSLATE_NOOP("pack", "Four jokers need two decks: one deck has three at most."),
             {{"deck_jokers", "3"}}});
    if (!at.pack.notInPack.empty())
        errors.push_back(
            {{"deck_removed", "deck_packs", "deck_jokers"},
             {QT_TRANSLATE_NOOP("pack", "The deck doesn't have these cards, or has too few of "
                                        "them, so they can't be removed: %1."),
              {once(at.pack.notInPack)}},
             {{"deck_removed", toString(without(rules.deck_removed, at.pack.notInPack))}}});
    checkSmallHands(at, errors);
    checkLeftOver(at, errors);
}

/// The lowest cards of the side suits that could go: 2H, 2C, 2D, 3H …
CardList lowCards(const RuleFeatures &at, int count)
{
    const CardList &pack = at.pack.cards;
    const CardList &raised = at.rules.trumps_elevated;
    CardList low;
    for (int rank = 0; rank <= 12; ++rank)
        for (const Suit suit : {Suit::hearts, Suit::clubs, Suit::diamonds}) {
            const Card card(suit, rank);
            const bool free = std::find(pack.begin(), pack.end(), card) != pack.end() &&
                              std::find(raised.begin(), raised.end(), card) == raised.end();
            if (free && static_cast<int>(low.size()) < count)
                low.push_back(card);
        }
    return low;
}

/// Jokers for which no cards were taken out: others stay out of each deal, and nobody knows which.
void noteJokers(const RuleFeatures &at, Findings &notes)
{
    const int over = at.pack.leftover;
    const int jokers = at.rules.deck_jokers;
    const bool because =
        (static_cast<int>(at.pack.cards.size()) - jokers) % at.seating.players == 0;
    if (!at.leftoverAside || at.draft || !at.jokersTrump || over == 0 || !because)
        return;
    CardList removed = at.rules.deck_removed;
    for (const Card card : lowCards(at, over))
        removed.push_back(card);
    notes.push_back(
        {{"deck_removed", "deck_jokers"},
         Sentence::counted(
             QT_TRANSLATE_N_NOOP(
                 "pack",
                 "The jokers make the deck too large: each deal leaves %n card(s) unseen, possibly "
                 "a joker. To avoid this, remove that many cards from the deck."),
             over),
         {{"deck_removed", toString(removed)}}});
}

constexpr MeaningRow kRows[] = {
#include "families/pack/options.def"
};

} // namespace

const FamilyMeaning kPackMeaning = {kRows, workOut, checkPack, noteJokers};

} // namespace sandbag
