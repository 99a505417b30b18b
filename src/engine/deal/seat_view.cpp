// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/seat_view.h"
#include "bids/bid_rules.h"

#include "bids/call_kind.h"
#include "deal/bidding.h"
#include "deal/call_menu.h"
#include "deal/event_row.h"

#include <algorithm>

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
    const PlayTables &tables = state.context->play;
    std::uint8_t voids = 0;
    for (const TrickRecord &trick : state.tricks) {
        EffectiveSuit led = kNoEffectiveSuit;
        for (std::size_t place = 0; place < trick.cards.size(); ++place) {
            const Slot slot = tables.slotOf[trick.cards[place].face()];
            const int player = (trick.leader + static_cast<int>(place)) % state.seating().players;
            const bool joke = (slotBit(slot) & tables.jokeJokers) != 0;
            const bool dark = hasBit(state.play.anyCardSeats, player);
            if (player == seat && led != kNoEffectiveSuit && tables.effectiveSuitOf[slot] != led &&
                !joke && !dark)
                setBit(voids, led);
            if (led == kNoEffectiveSuit)
                led = tables.effectiveSuitOf[slot];
        }
    }
    return voids;
}

bool isSpade(const PlayTables &tables, Slot slot)
{
    return tables.effectiveSuitOf[slot] == kEffectiveSpades;
}

int spadesPlayed(const DealState &state, int seat)
{
    const PlayTables &tables = state.context->play;
    int spades = 0;
    for (const TrickRecord &trick : state.tricks) {
        for (std::size_t place = 0; place < trick.cards.size(); ++place) {
            const int player = (trick.leader + static_cast<int>(place)) % state.seating().players;
            const Slot held = tables.heldSlot[tables.slotOf[trick.cards[place].face()]];
            spades += player == seat && isSpade(tables, held) ? 1 : 0;
        }
    }
    return spades;
}

/// What came before that seat's call.
struct UpToCall {
    std::size_t passes = 0; ///< of all seats
    bool all = true;        ///< of the kitty: the seat has taken nothing since, nor put back
};

UpToCall upToCall(const ToldDeal &told, int seat)
{
    UpToCall before;
    bool called = false;
    for (const ToldEvent &at : told.events) {
        const EventKind kind = at.event.kind;
        const bool own = at.event.seat == seat;
        called = called || (own && kind == EventKind::call);
        before.passes += !called && kind == EventKind::pass;
        before.all &= !called || !own || (kind != EventKind::take && kind != EventKind::discard);
    }
    return before;
}

/// Spades that came less those that went by passing; nothing where that is not known.
std::optional<int> spadesPassed(const DealState &state, int seat, std::size_t from)
{
    const PlayTables &tables = state.context->play;
    int spades = 0;
    const auto count = [&](const PassRecord &pass, int sign) {
        for (const Card card : pass.cards)
            spades += isSpade(tables, tables.slotOf[card.face()]) ? sign : 0;
        return pass.cards.size() == static_cast<std::size_t>(pass.count);
    };
    const std::vector<PassRecord> &passes = state.exchange.passes;
    for (std::size_t i = from; i < passes.size(); ++i) {
        if ((passes[i].from == seat && !count(passes[i], -1)) ||
            (passes[i].to == seat && !count(passes[i], 1)))
            return {};
    }
    for (const PassRecord &pass : state.exchange.pending) { // gone, not yet come
        if (pass.from == seat && !count(pass, -1))
            return {};
    }
    return spades;
}

} // namespace

SeatView::SeatView(const DealState &state, int seat) : SeatView(state.context, toldTo(state, seat))
{
}

SeatView::SeatView(std::shared_ptr<const RuleContext> context, ToldDeal told)
    : m_told(std::move(told)), m_seen(foldTold(std::move(context), m_told))
{
    if (m_seen.seat == seat()) {
        m_prompt = legal(m_seen);
        m_menu = callMenu(m_seen);
    } else if (m_seen.stage < Stage::play && sidesBid(rules())) {
        m_prompt.talk = legal(m_seen).talk; // partners talk out of turn (rule `bid_talk`)
    }
    for (const ToldEvent &event : m_told.events) {
        if (event.disclosed.drawn)
            m_drawn.push_back(*event.disclosed.drawn);
    }
    for (int other = 0; other < m_seen.seating().players; ++other)
        m_voids[other] = voidsShown(m_seen, other);
    countUnseen();
}

std::optional<int> SeatView::spadesStated(int seat) const
{
    const Call &call = m_seen.calls[seat];
    const auto spadesOf = callKind(call).spadesStated;
    const std::optional<int> called = spadesOf ? spadesOf(rules(), call) : std::nullopt;
    const UpToCall before = called ? upToCall(m_told, seat) : UpToCall{};
    const std::optional<int> passed = spadesPassed(m_seen, seat, before.passes);
    if (!called || !before.all || !passed)
        return {};
    return *called + *passed - spadesPlayed(m_seen, seat);
}

Slots SeatView::cardsOfSuitsGone() const
{
    const PlayTables &tables = context().play;
    std::uint8_t gone = tables.anyCard ? 0 : 0xff;
    for (int other = 0; other < m_seen.seating().players; ++other) {
        if (other != seat())
            gone &= m_voids[other];
    }
    Slots cards = 0;
    for (std::size_t suit = 0; suit < tables.effectiveSuit.size(); ++suit)
        cards |= gone >> suit & 1U ? tables.effectiveSuit[suit] : 0;
    return cards;
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

/// The deck without every card whose place is known; that of the one taken out beforehand is.
void SeatView::countUnseen()
{
    m_unseen = context().pack.cards;
    const auto seen = [this](const CardList &cards) {
        for (const Card card : cards)
            removeOne(m_unseen, card.held());
    };
    for (int seat = 0; seat < m_seen.seating().players; ++seat)
        seen(handOf(m_seen, seat));
    for (const TrickRecord &trick : m_seen.tricks)
        seen(trick.cards);
    for (const PassRecord &pass : m_seen.exchange.pending)
        seen(pass.cards);
    seen(m_seen.hidden.undealt);
    seen(m_seen.hidden.discards);
    seen(laidAway());
    if (context().pack.setAside)
        removeOne(m_unseen, *context().pack.setAside);
    sortForFiles(m_unseen);
}

} // namespace sandbag
