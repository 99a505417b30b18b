// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules tell of hands that nobody has shown: who could do something held the cards for it.
#include "protocol/supposed_deal.h"

#include <algorithm>

namespace sandbag {

namespace {

bool isIn(const PlayTables &tables, Card card, Lane lane)
{
    const Slot slot = tables.slotOf[static_cast<std::size_t>(card.face())];
    return (slotBit(slot) & tables.lane[lane]) != 0;
}

bool promisesNoTrump(const Event &event)
{
    return (event.kind == EventKind::call && event.call().noTrump) ||
           (event.kind == EventKind::ask && event.word() == Word::noTrump);
}

} // namespace

/// The cards with which the seat itself begins the play, as far as it goes.
CardList SupposedDeal::ownAtPlay() const
{
    CardList own = m_told.hand;
    for (const Drawn &drawn : m_told.drawn)
        own.push_back(drawn.kept);
    for (const Event &event : m_told.events) {
        const bool mine = event.seat == m_seat;
        const bool came = (event.kind == EventKind::pass && event.receiver() == m_seat) ||
                          (event.kind == EventKind::take && mine);
        const bool went =
            mine && (event.kind == EventKind::pass || event.kind == EventKind::discard);
        if (came)
            own.insert(own.end(), event.cards.begin(), event.cards.end());
        for (const Card card : went ? event.cards : CardList{})
            takeOut(own, card);
    }
    return own;
}

/// Rule `opening_leader` low-club (D11): who leads first holds the lowest club of the hands, so
/// that nobody holds a lower one. Those that are free come first, to be given out last.
void SupposedDeal::putUnheldClubsFirst()
{
    if (m_table.rules.opening_leader != OpeningLeader::low_club)
        return;
    const PlayTables &tables = m_table.play;
    const auto clubSlot = [&tables](Card card) -> int {
        return isIn(tables, card, kClubLane) ? tables.slotOf[static_cast<std::size_t>(card.face())]
                                             : kNoSlot;
    };
    int lowest = kNoSlot;
    for (const Card card : ownAtPlay())
        lowest = std::min(lowest, clubSlot(card));
    const auto &events = m_told.events;
    const auto opening = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return event.kind == EventKind::play;
    });
    bool twinFits = m_seat == m_table.seating.leftOf(m_told.dealer);
    if (opening != events.end() && opening->seat != m_seat) {
        const Card led = opening->cards.front().held();
        lowest = isIn(tables, led, kClubLane) ? clubSlot(led) : lowest;
        twinFits = true;
    }
    std::stable_partition(m_free.begin(), m_free.end(), [&](Card card) {
        const int slot = clubSlot(card);
        return slot != kNoSlot && (slot < lowest || (slot == lowest && !twinFits));
    });
}

/// Who promised no trump holds a spade: gives that seat's hand a free one, if it has none.
void SupposedDeal::layNeededSpade(int seat, CardList &hand)
{
    const auto isSpade = [this](Card card) { return isIn(m_table.play, card, kSpadeLane); };
    const auto &events = m_told.events;
    const bool promised = std::any_of(events.begin(), events.end(), [seat](const Event &event) {
        return event.seat == seat && promisesNoTrump(event);
    });
    const auto spade = std::find_if(m_free.rbegin(), m_free.rend(), isSpade);
    if (seat == m_seat || !promised || spade == m_free.rend() ||
        std::any_of(hand.begin(), hand.end(), isSpade))
        return;
    hand.push_back(*spade);
    m_free.erase(std::next(spade).base());
}

} // namespace sandbag
