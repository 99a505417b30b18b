// SPDX-License-Identifier: GPL-3.0-or-later
// The tricks of a deal, on top of the play of play_state.h: who leads first (D22), and the record
// of every trick.
#include "deal/bidding.h"
#include "deal/first_card.h"
#include "deal/stages.h"
#include "play/play_restrictions.h"
#include "text/mark.h"

#include <bit>

namespace sandbag {

namespace {

Phase playPhase(const DealState &)
{
    return Phase::play;
}

/// The first holder from the dealer's left of the lowest club in the hands (D11).
int openingClubHolder(const DealState &state)
{
    for (int ahead = 1; ahead <= state.seating().players; ++ahead) {
        const int seat = (state.dealer + ahead) % state.seating().players;
        if (state.play.hand[seat] & slotBit(state.play.openingClub))
            return seat;
    }
    return state.seating().leftOf(state.dealer);
}

int lowClubLeader(const DealState &state)
{
    const int told = state.hidden.nextTold;
    return state.hidden.whole || told < 0 ? openingClubHolder(state) : told;
}

/// Who named the highest number, the first on ties; of an auction its winner (D116).
int highBidder(const DealState &state)
{
    if (state.bidding.highSeat >= 0)
        return state.bidding.highSeat;
    int highest = -1, leader = state.seating().leftOf(state.dealer);
    for (int place = 0; place < state.seating().players; ++place) {
        const int seat = state.bidding.order[place];
        const Call &call = state.calls[seat];
        const bool moon = call.what == Call::What::moon;
        const int named = moon ? 2 * state.context->pack.tricks : call.contractHalves();
        if (!call.made() || named <= highest)
            continue;
        highest = named;
        leader = seat;
    }
    return leader;
}

int openingLeader(const DealState &state)
{
    if (state.bidding.moLeader >= 0)
        return state.bidding.moLeader;
    switch (state.rules().opening_leader) {
    case OpeningLeader::left:
        return state.seating().leftOf(state.dealer);
    case OpeningLeader::dealer:
        return state.dealer;
    case OpeningLeader::low_club:
    case OpeningLeader::low_club_any:
        return lowClubLeader(state);
    case OpeningLeader::high_bidder:
        return highBidder(state);
    }
    return 0;
}

/// For the record of the play, so that it does not grow card by card.
void makeRoom(DealState &state, std::size_t tricks)
{
    const std::size_t events = tricks * static_cast<std::size_t>(state.seating().players);
    state.tricks.reserve(tricks);
    state.hidden.unlawful.reserve(tricks);
    state.log.reserve(state.log.size() + events);
    state.disclosures.reserve(state.disclosures.size() + events);
}

void openPlay(DealState &state)
{
    const PlayTables &tables = state.context->play;
    const int tricks = cardsHeld(state, 0);
    startPlay(tables, state.play, 0, tricks); // finds the lowest club, who leads
    startPlay(tables, state.play, openingLeader(state), tricks);
    if (!state.hidden.whole && state.rules().opening_leader != OpeningLeader::low_club)
        state.play.openingClub = kNoSlot;
    for (int seat = 0; seat < state.seating().players; ++seat) {
        const Call &call = state.calls[seat];
        if (call.noTrump)
            setBit(state.play.noTrumpSeats, seat);
        if (call.dark)
            setBit(state.play.anyCardSeats, seat);
    }
    makeRoom(state, static_cast<std::size_t>(tricks));
    state.step = 1;
}

bool seekPlay(DealState &state)
{
    if (state.step == 0)
        openPlay(state);
    if (state.play.over()) {
        endDeal(state, state.disputes.claimedBy < 0 ? DealEnd::played : DealEnd::claimed);
        return false;
    }
    state.seat = state.play.turn;
    return true;
}

void askPlay(const DealState &state, Prompt &prompt)
{
    const PlayTables &tables = state.context->play;
    const Slots legal = legalPlays(tables, state.play);
    const auto add = [&](Card card) {
        prompt.choices.add([&] { return Event::play(state.seat, card); });
    };
    if (!tables.fallsAsInFiles) {
        for (const Card card : rowOf(tables, legal))
            add(card);
        return;
    }
    for (Slots rest = legal; rest;) {
        const auto highest = static_cast<Slot>(std::bit_width(rest) - 1);
        add(tables.cardAt[highest]);
        rest ^= slotBit(highest);
    }
}

/// Who opens with the lowest club shows which one that is.
void learnOpeningClub(DealState &state, Slot slot)
{
    const bool opens = state.play.tricksPlayed == 0 && state.play.inTrick == 0 &&
                       state.rules().opening_leader == OpeningLeader::low_club;
    if (!state.hidden.whole && opens &&
        state.context->play.effectiveSuitOf[slot] == kEffectiveClubs)
        state.play.openingClub = slot;
}

void carryPlay(DealState &state, const Event &event)
{
    const PlayTables &tables = state.context->play;
    const Card card = event.cards.front();
    const Slot slot = tables.slotOf[card.face()];
    HiddenCards &hidden = state.hidden;
    if (state.play.inTrick == 0) {
        state.tricks.push_back({});
        state.tricks.back().leader = state.seat;
        hidden.unlawful.push_back({});
    }
    TrickRecord &trick = state.tricks.back();
    const bool dark = hasBit(state.play.anyCardSeats, state.seat);
    if (hidden.whole && tables.anyCard && !dark &&
        !(lawfulPlays(tables, state.play) & slotBit(slot)))
        hidden.unlawful.back().add(state.seat);
    trick.cards.push_back(card);
    if (mayTakeBack(state.rules()))
        hidden.beforeLastCard = state.play;
    learnOpeningClub(state, slot);
    if (!holds(tables, state.play, state.seat, card.held()))
        --hidden.unknown[state.seat];
    playSlot(tables, state.play, slot);
    if (!hidden.whole)
        state.play.broken = state.disclosures.back().broken.value_or(state.play.broken);
    if (state.play.inTrick == 0)
        trick.winner = state.play.winners[state.play.tricksPlayed - 1];
}

} // namespace

Refusal whyNotPlay(const DealState &state, Card card)
{
    const PlayTables &tables = state.context->play;
    if (state.stage != Stage::play)
        return Sentence(QT_TRANSLATE_NOOP("engine", "%1: you can't play a card now."), {card});
    const Slot slot = tables.slotOf[card.face()];
    if (legalPlays(tables, state.play) & slotBit(slot))
        return {};
    if (!holds(tables, state.play, state.seat, card.held()) || slot == kNoSlot)
        return Sentence(QT_TRANSLATE_NOOP("engine", "%1 is not in this hand."), {card});
    return Sentence(whyUnlawful(tables, state.play, slot), {card});
}

CardList lawfulCards(const DealState &state)
{
    const PlayTables &tables = state.context->play;
    if (state.stage != Stage::play)
        return {};
    return cardsOf(tables, lawfulPlays(tables, state.play));
}

const StageRules kPlayStage{playPhase, seekPlay, askPlay, carryPlay};

std::optional<PlayState> playUncalled(const DealState &state)
{
    const int cards = cardsHeld(state, 0);
    const Phase next = phaseOf(state);
    if (!state.log.empty() || !state.hidden.whole || (next != Phase::call && next != Phase::look))
        return {};
    for (int seat = 1; seat < state.seating().players; ++seat) {
        if (cardsHeld(state, seat) != cards)
            return {};
    }
    DealState opened = state;
    openPlay(opened);
    return opened.play;
}

} // namespace sandbag
