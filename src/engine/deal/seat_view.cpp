// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/seat_view.h"

#include "deal/bidding.h"
#include "deal/call_menu.h"
#include "deal/event_row.h"

#include <algorithm>
#include <initializer_list>

namespace sandbag {

namespace {

bool removeOne(CardList &cards, Card card)
{
    const auto at = std::find(cards.begin(), cards.end(), card);
    if (at == cards.end())
        return false;
    cards.erase(at);
    return true;
}

/// Lanes in which a seat has failed to follow. A joke joker says nothing: it may always be played.
std::uint8_t voidsShown(const DealState &state, int seat)
{
    const PlayTables &tables = state.table->play;
    std::uint8_t voids = 0;
    for (const TrickRecord &trick : state.tricks) {
        Lane led = kNoLane;
        for (std::size_t place = 0; place < trick.cards.size(); ++place) {
            const Slot slot = tables.slotOf[static_cast<std::size_t>(trick.cards[place].face())];
            const int player = (trick.leader + static_cast<int>(place)) % state.seating().players;
            const bool joke = (slotBit(slot) & tables.jokeJokers) != 0;
            const bool dark = hasBit(state.play.anyCardSeats, player);
            if (player == seat && led != kNoLane && tables.laneOf[slot] != led && !joke && !dark)
                setBit(voids, led);
            if (led == kNoLane)
                led = tables.laneOf[slot];
        }
    }
    return voids;
}

/// Cards of another hand that everybody, or this seat, knows to be there still: those that lay face
/// up or came from this seat, less those played since. Cards that left the hand unseen may have
/// been any of them.
CardList knownToHold(const DealState &full, const CardList &hand, int viewer, int seat)
{
    if (hasBit(full.exposed, seat))
        return hand;
    CardList sure;
    if (static_cast<std::size_t>(seat) < full.faceUp.size())
        sure = full.faceUp[static_cast<std::size_t>(seat)];
    for (const Event &event : full.log) {
        const bool pass = event.kind == EventKind::pass;
        if (pass && event.seat == viewer && event.receiver() == seat)
            sure.insert(sure.end(), event.cards.begin(), event.cards.end());
        if (event.seat != seat)
            continue;
        if (event.kind == EventKind::discard || (pass && event.receiver() != viewer))
            sure.clear();
        if (event.kind == EventKind::play || pass) {
            for (const Card card : event.cards)
                removeOne(sure, card.held());
        }
    }
    for (const PassRecord &pass : full.pending) {
        for (const Card card : pass.to == seat ? pass.cards : CardList{})
            removeOne(sure, card);
    }
    return sure;
}

void keepOnly(DealState &seen, int seat, const CardList &known)
{
    const auto at = static_cast<std::size_t>(seat);
    seen.play.hand[at] = seen.play.twin[at] = 0;
    for (const Card card : known)
        addCard(seen.table->play, seen.play, seat, card);
}

/// Leaves of a pass only its size for those who neither gave nor got it.
void blankPasses(std::vector<PassRecord> &passes, int viewer, bool arrived)
{
    for (PassRecord &pass : passes) {
        const bool mine = pass.from == viewer || (arrived && pass.to == viewer);
        if (!mine)
            pass.cards.clear();
    }
}

/// A pass to this seat that has not arrived (D72) is as secret as any other.
void blankPending(DealState &seen, int viewer)
{
    for (const PassRecord &pass : seen.pending) {
        const auto last =
            std::find_if(seen.log.rbegin(), seen.log.rend(), [&pass](const Event &event) {
                return event.kind == EventKind::pass && event.seat == pass.from &&
                       event.receiver() == pass.to;
            });
        if (pass.to == viewer && last != seen.log.rend())
            last->cards.clear();
    }
}

/// Takes out of the events what their rows do not open to the viewer.
void blankEvents(DealState &seen, int viewer)
{
    blankPending(seen, viewer);
    for (Event &event : seen.log)
        event = asKnownTo(viewer, event);
}

/// A kitty is seen by whoever is choosing from it, in no order; the stock of a draft card by card.
CardList asideSeenBy(const DealState &full, int viewer)
{
    const bool choosing =
        full.seat == viewer && (full.stage == Stage::kittyEarly || full.stage == Stage::kittyLate);
    CardList kitty = choosing ? full.aside : CardList{};
    sortForFiles(kitty);
    return kitty;
}

/// What a player of a draft has kept of the stock, and what he has looked at and laid away.
std::vector<Drawn> drawnBy(const DealState &full, int viewer)
{
    const bool secondSeen =
        full.rules().deal_method == DealMethod::draft_pair || full.rules().deal_draft_see_second;
    std::vector<Drawn> drawn;
    std::size_t next = 0;
    for (const Event &event : full.log) {
        if (event.kind != EventKind::draft)
            continue;
        const std::size_t first = next;
        next += 2;
        if (event.seat != viewer || first + 1 >= full.aside.size())
            continue;
        if (event.word() != Word::keep)
            drawn.push_back({full.aside[first + 1], full.aside[first]});
        else if (secondSeen)
            drawn.push_back({full.aside[first], full.aside[first + 1]});
        else
            drawn.push_back({full.aside[first], {}});
    }
    return drawn;
}

} // namespace

CardList offeredCards(const DealState &state)
{
    const auto next = 2 * state.step;
    if (state.stage != Stage::draft || next + 1 >= static_cast<int>(state.aside.size()))
        return {};
    const auto first = state.aside.begin() + next;
    return {first, first + (state.rules().deal_method == DealMethod::draft_pair ? 2 : 1)};
}

SeatView::SeatView(const DealState &state, int seat) : m_seen(state), m_seat(seat)
{
    const int players = state.seating().players;
    if (state.seat == seat) {
        m_prompt = legal(state);
        m_menu = callMenu(state);
    }
    if (state.seat == seat)
        m_offered = offeredCards(state);
    else if (state.stage < Stage::play && state.rules().bid_style == BidStyle::side)
        m_prompt.talk = legal(state).talk; // partners talk out of turn (rule `bid_talk`)
    m_unseen = state.table->pack.cards;
    for (int other = 0; other < players; ++other) {
        const auto at = static_cast<std::size_t>(other);
        m_held[at] = cardCount(state.play, other);
        m_voids[at] = voidsShown(state, other);
        const CardList hand = handOf(state, other);
        const bool own = other == seat && handKnown();
        const CardList known = own ? hand : knownToHold(state, hand, seat, other);
        keepOnly(m_seen, other, known);
        for (const Card card : known)
            removeOne(m_unseen, card);
        if (other != seat) {
            m_seen.received[at].clear();
            m_seen.misdealSeats = static_cast<std::uint8_t>(m_seen.misdealSeats & ~(1u << other));
        }
    }
    for (const TrickRecord &trick : state.tricks) {
        for (const Card card : trick.cards)
            removeOne(m_unseen, card.held());
    }
    hideRest(state);
    sortForFiles(m_unseen);
}

CardList SeatView::laidAway() const
{
    CardList cards;
    for (const Drawn &drawn : m_drawn) {
        if (drawn.laidAway)
            cards.push_back(*drawn.laidAway);
    }
    return cards;
}

void SeatView::hideRest(const DealState &state)
{
    const CardList aside = asideSeenBy(state, m_seat);
    m_drawn = drawnBy(state, m_seat);
    const CardList away = laidAway();
    CardList ownDiscards;
    for (const Event &event : state.log) {
        if (event.kind == EventKind::discard && event.seat == m_seat)
            ownDiscards.insert(ownDiscards.end(), event.cards.begin(), event.cards.end());
    }
    for (const CardList *cards :
         std::initializer_list<const CardList *>{&aside, &away, &ownDiscards}) {
        for (const Card card : *cards)
            removeOne(m_unseen, card);
    }
    // Cards this seat has laid out for a partner who has not got them yet.
    for (const PassRecord &pass : state.pending) {
        for (const Card card : pass.from == m_seat ? pass.cards : CardList{})
            removeOne(m_unseen, card);
    }
    m_seen.aside = aside;
    m_seen.discards = ownDiscards;
    m_seen.beforeLastCard = {};
    if (m_seen.rules().opening_leader != OpeningLeader::low_club)
        m_seen.play.openingClub = kNoSlot;
    blankPasses(m_seen.passes, m_seat, true);
    blankPasses(m_seen.pending, m_seat, false);
    blankEvents(m_seen, m_seat);
    for (TrickRecord &trick : m_seen.tricks)
        trick.unlawful = 0;
    if (!handKnown())
        m_seen.misdealSeats = static_cast<std::uint8_t>(m_seen.misdealSeats & ~(1u << m_seat));
}

DealState SeatView::imagine(const std::vector<CardList> &hidden) const
{
    DealState full = m_seen;
    CardList rest = m_unseen;
    for (std::size_t other = 0; other < hidden.size(); ++other) {
        for (const Card card : hidden[other]) {
            addCard(full.table->play, full.play, static_cast<int>(other), card);
            removeOne(rest, card);
        }
    }
    if (full.aside.empty() && full.kittyTaker < 0)
        full.aside = rest;
    return full;
}

} // namespace sandbag
