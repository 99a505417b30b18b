// SPDX-License-Identifier: GPL-3.0-or-later
// Options of table, pack, trumps, dealing, kitty and passing that other settings make meaningless.
#include "rulebook/check_parts.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

bool raised(const RuleFeatures &at, Card card)
{
    const CardList &cards = at.rules.trumps_elevated;
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

const char *ofLeftover(const RuleFeatures &at)
{
    const bool kittyWanted = at.rules.deck_leftover == DeckLeftover::kitty;
    return kittyWanted && !at.kitty && !at.draft
               ? QT_TRANSLATE_NOOP("engine", "the cards can be dealt evenly.")
               : nullptr;
}

const char *ofAsideCard(const RuleFeatures &at)
{
    const bool aside = at.rules.deck_leftover == DeckLeftover::aside && !at.draft;
    return aside && at.pack.leftover == 1
               ? nullptr
               : QT_TRANSLATE_NOOP("engine", "not exactly one card is set aside.");
}

const char *ofDuplicates(const RuleFeatures &at)
{
    return at.rules.deck_packs == 2 ? nullptr
                                    : QT_TRANSLATE_NOOP("engine", "only one pack is used.");
}

const char *ofJokersRole(const RuleFeatures &at)
{
    if (!at.jokers)
        return reason::noJokers;
    const CardList jokers = jokersOf(at.rules);
    const bool all =
        std::all_of(jokers.begin(), jokers.end(), [&](Card joker) { return raised(at, joker); });
    return all && at.rules.jokers_role != JokersRole::joke
               ? QT_TRANSLATE_NOOP("engine", "all jokers are raised above the ace.")
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
        return QT_TRANSLATE_NOOP("engine", "jokers are no trumps.");
    return at.rules.deck_jokers > 1 ? nullptr
                                    : QT_TRANSLATE_NOOP("engine", "there is only one joker.");
}

const char *ofPulling(const RuleFeatures &at)
{
    if (!at.jokers)
        return reason::noJokers;
    return at.jokersTrump ? nullptr : QT_TRANSLATE_NOOP("engine", "jokers are no trumps.");
}

const char *ofJokeTie(const RuleFeatures &at)
{
    if (!at.jokers)
        return reason::noJokers;
    if (at.rules.jokers_role != JokersRole::joke)
        return QT_TRANSLATE_NOOP("engine", "there are no joke trumps.");
    if (at.solo)
        return reason::alone;
    return at.rules.deck_jokers > 1 ? nullptr
                                    : QT_TRANSLATE_NOOP("engine", "there is only one joker.");
}

const char *ofFaceUp(const RuleFeatures &at)
{
    return at.draft ? reason::draft : nullptr;
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

const char *ofKittyTaker(const RuleFeatures &at)
{
    return at.kitty ? nullptr : reason::noKitty;
}

const char *ofKittyDiscard(const RuleFeatures &at)
{
    if (!at.kitty)
        return reason::noKitty;
    if (!at.kittyTaken)
        return QT_TRANSLATE_NOOP("engine", "nobody takes the kitty.");
    if (!at.kittyEarly)
        return QT_TRANSLATE_NOOP("engine", "the bids decide who takes the kitty.");
    return at.ownSpades ? reason::ownSpades : nullptr;
}

const char *ofExtraRound(const RuleFeatures &at)
{
    return at.rules.deck_leftover == DeckLeftover::kitty && !at.draft ? nullptr : reason::noKitty;
}

const char *ofPassing(const RuleFeatures &at)
{
    return at.solo ? reason::alone : nullptr;
}

const char *ofPassingTime(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    return at.rules.pass_every_deal > 0
               ? nullptr
               : QT_TRANSLATE_NOOP("engine", "no cards are passed in every deal.");
}

const char *ofNilExchange(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (!at.nil)
        return reason::noNil;
    return at.rules.pass_blind_only
               ? QT_TRANSLATE_NOOP("engine", "cards are exchanged at a blind nil only.")
               : nullptr;
}

const char *ofBlindNilExchange(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    return at.blindNil ? nullptr : reason::noBlindNil;
}

const char *ofBlindOnly(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (!at.nil)
        return reason::noNil;
    return at.rules.pass_nil > 0 ? nullptr
                                 : QT_TRANSLATE_NOOP("engine", "no cards are exchanged at nil.");
}

const char *ofPassOrder(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    return at.nilExchange || at.blindNilExchange
               ? nullptr
               : QT_TRANSLATE_NOOP("engine", "no cards are exchanged at nil.");
}

constexpr RelevanceRow kRows[] = {
    {"deck_leftover", ofLeftover},
    {"deck_aside_card", ofAsideCard},
    {"duplicates_winner", ofDuplicates},
    {"jokers_role", ofJokersRole},
    {"jokers_big", ofBigJoker},
    {"jokers_tie", ofJokersTie},
    {"jokers_big_lead_pulls", ofPulling},
    {"joke_tie", ofJokeTie},
    {"deal_face_up misdeal_no_face misdeal_long_suit misdeal_spades_at_most", ofFaceUp},
    {"deal_draft_see_second", ofSecondCard},
    {"misdeal_redeal", ofMisdealDetails},
    {"misdeal_consult", ofConsulting},
    {"kitty_taker", ofKittyTaker},
    {"kitty_discard", ofKittyDiscard},
    {"kitty_extra_round", ofExtraRound},
    {"pass_every_deal", ofPassing},
    {"pass_every_deal_when", ofPassingTime},
    {"pass_nil", ofNilExchange},
    {"pass_blind_nil", ofBlindNilExchange},
    {"pass_blind_only", ofBlindOnly},
    {"pass_order", ofPassOrder},
};

} // namespace

std::span<const RelevanceRow> relevanceOfTable()
{
    return kRows;
}

} // namespace sandbag
