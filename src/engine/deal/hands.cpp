// SPDX-License-Identifier: GPL-3.0-or-later
// Cards on their way between hands that need not be known, and what the cards decide.
#include "deal/bidding.h"
#include "deal/claim_proof.h"
#include "deal/stages.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace sandbag {

namespace {

void countCards(const DealState &, const Event &event, Disclosure &disclosed)
{
    disclosed.cards = static_cast<int>(event.cards.size());
}

/// Two cards of the stock: the first or the second is kept.
void draw(const DealState &state, const Event &event, Disclosure &disclosed)
{
    const auto first = static_cast<std::size_t>(2 * state.step);
    const CardList &stock = state.hidden.undealt;
    if (first + 1 >= stock.size())
        return;
    const bool keep = event.word() == Word::keep;
    disclosed.drawn = Drawn{stock[keep ? first : first + 1], stock[keep ? first + 1 : first]};
}

void findRenege(const DealState &state, const Event &event, Disclosure &disclosed)
{
    disclosed.stood =
        state.hidden.unlawful[static_cast<std::size_t>(event.trick() - 1)].has(event.accused());
}

void tryClaim(const DealState &state, const Event &event, Disclosure &disclosed)
{
    const RuleSet &rules = state.rules();
    disclosed.stood =
        rules.claim_mode == ClaimMode::checked || claimStandsOnTheCards(state, event.seat);
    if (disclosed.stood || rules.claim_wrong != ClaimWrong::forfeit)
        disclosed.shown = handOf(state, event.seat);
}

void showMisdeal(const DealState &state, const Event &event, Disclosure &disclosed)
{
    if (event.call().what == Call::What::misdeal)
        disclosed.shown = handOf(state, event.seat);
}

/// What the cards decide of each kind of event; nothing of most.
struct DisclosureRows {
    using Find = void (*)(const DealState &, const Event &, Disclosure &);
    std::array<Find, kEventKinds> find{};

    constexpr DisclosureRows()
    {
        of(EventKind::pass) = of(EventKind::take) = of(EventKind::discard) = countCards;
        of(EventKind::draft) = draw;
        of(EventKind::challenge) = findRenege;
        of(EventKind::claim) = tryClaim;
        of(EventKind::call) = showMisdeal;
    }
    constexpr Find &of(EventKind kind) { return find[static_cast<std::size_t>(kind)]; }
};
constexpr DisclosureRows kDisclosures;

} // namespace

Disclosure disclosureOf(const DealState &state, const Event &event)
{
    assert(state.hidden.whole);
    Disclosure disclosed;
    if (const auto find = kDisclosures.find[static_cast<std::size_t>(event.kind)])
        find(state, event, disclosed);
    return disclosed;
}

int cardsHeld(const DealState &state, int seat)
{
    return cardCount(state.play, seat) + state.hidden.unknown[seat];
}

/// Cards that leave a hand unseen may have been any of it: nothing of it is certain any more.
void takeOut(DealState &state, int seat, const CardList &cards, int count)
{
    std::uint8_t &unknown = state.hidden.unknown[seat];
    if (static_cast<int>(cards.size()) < count) {
        unknown = static_cast<std::uint8_t>(std::max(0, cardsHeld(state, seat) - count));
        state.play.hand[seat] = state.play.secondCopy[seat] = 0;
        return;
    }
    for (const Card card : cards) {
        if (holds(state.context->play, state.play, seat, card))
            removeCard(state.context->play, state.play, seat, card);
        else if (unknown > 0)
            --unknown;
    }
}

void putIn(DealState &state, int seat, const CardList &cards, int count)
{
    for (const Card card : cards)
        addCard(state.context->play, state.play, seat, card);
    const int unseen = count - static_cast<int>(cards.size());
    state.hidden.unknown[seat] = static_cast<std::uint8_t>(state.hidden.unknown[seat] + unseen);
}

void layOpen(DealState &state, int seat)
{
    state.disputes.exposed.add(seat);
    const CardList &shown = state.disclosures.back().shown;
    if (state.hidden.whole || static_cast<int>(shown.size()) != cardsHeld(state, seat))
        return;
    takeOut(state, seat, {}, cardsHeld(state, seat));
    putIn(state, seat, shown, static_cast<int>(shown.size()));
}

} // namespace sandbag
