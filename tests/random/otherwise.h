// SPDX-License-Identifier: GPL-3.0-or-later
// The same deal with what a seat cannot see lying otherwise.
#pragma once

#include "deal/seat_view.h"
#include "deal/stages.h"
#include "match/dealing.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace sandbag {

/// Every card that stands anywhere in what a seat was told.
inline CardList cardsTold(const ToldDeal &told)
{
    CardList cards = told.kitty;
    const auto add = [&cards](const CardList &more) {
        for (const Card card : more)
            cards.push_back(card.held());
    };
    add(told.offered);
    for (const auto *lists : {&told.start.hands, &told.start.faceUp})
        std::for_each(lists->begin(), lists->end(), add);
    for (const auto &[event, disclosed] : told.events) {
        add(event.cards);
        add(disclosed.shown);
        if (disclosed.drawn)
            add({disclosed.drawn->kept});
        if (disclosed.drawn && disclosed.drawn->laidAway)
            add({*disclosed.drawn->laidAway});
    }
    return cards;
}

/// Exchanges the cards that a seat was told nothing of for one another.
class Exchanged
{
public:
    Exchanged(const RuleContext &context, const ToldDeal &told, Dice &dice)
    {
        std::map<Card, int> copies;
        for (const Card card : context.pack.cards)
            ++copies[card];
        for (const Card card : cardsTold(told))
            copies.erase(card);
        if (context.pack.setAside)
            copies.erase(*context.pack.setAside);
        std::map<int, CardList> alike; // jokers may be fewer than the packs
        for (const auto &[card, count] : copies)
            alike[count].push_back(card);
        for (const auto &[count, cards] : alike) {
            CardList others = cards;
            shuffle(others, dice);
            for (std::size_t i = 0; i < cards.size(); ++i)
                m_instead[cards[i]] = others[i];
        }
    }

    [[nodiscard]] CardList operator()(CardList cards) const
    {
        for (Card &card : cards) {
            if (const auto other = m_instead.find(card); other != m_instead.end())
                card = other->second;
        }
        return cards;
    }

    [[nodiscard]] DealStart operator()(DealStart start) const
    {
        for (CardList &hand : start.hands)
            hand = (*this)(hand);
        start.undealt = (*this)(start.undealt);
        return start;
    }

private:
    std::map<Card, Card> m_instead;
};

/// What everybody sees of an event and its consequences.
inline bool looksAlike(const DealState &a, const DealState &b)
{
    const Disclosure &one = a.disclosures.back();
    const Disclosure &other = b.disclosures.back();
    return a.seat == b.seat && a.stage == b.stage && one.stood == other.stood &&
           one.shown == other.shown && one.broken == other.broken && one.next == other.next;
}

/// The deal with its unseen cards exchanged, if the table sees the same happen in it.
inline std::optional<DealState> dealtOtherwise(const DealState &deal, const Exchanged &exchanged)
{
    DealState same = startDeal(deal.context, *deal.hidden.start);
    DealState other = startDeal(deal.context, exchanged(*deal.hidden.start));
    if (same.seat != other.seat || same.stage != other.stage)
        return {};
    for (const Event &event : deal.log) {
        carryOut(same, event, disclosureOf(same, event));
        Event exchangedEvent = event;
        exchangedEvent.cards = exchanged(event.cards);
        carryOut(other, exchangedEvent, disclosureOf(other, exchangedEvent));
        if (!looksAlike(same, other))
            return {};
    }
    return other;
}

/// The deal with something else in every member of the hidden part but what the fold starts from. A
/// new member does not compile here: it is hidden like these, and wants a line below.
inline DealState filledWithAnything(DealState deal, int seat)
{
    auto &[whole, start, firstTurn, nextTold, unknown, undealt, discards, misdealSeats, received,
           unlawful, beforeLastCard] = deal.hidden;
    (void)whole, (void)start, (void)firstTurn;
    const CardList anything(deal.context->pack.cards.rbegin(),
                            deal.context->pack.cards.rbegin() + 5);
    nextTold = 1;
    unknown.fill(9);
    discards = anything;
    misdealSeats = SeatSet::all(deal.seating().players);
    received.fill(anything);
    unlawful.assign(deal.tricks.size(), SeatSet(0xff));
    beforeLastCard = {};
    beforeLastCard.hand.fill(~Slots{0});
    if (deal.seat != seat)
        undealt = anything; // otherwise it may lie before the seat: a kitty, the stock
    deal.play.hand.fill(~Slots{0});
    deal.play.secondCopy.fill(~Slots{0});
    return deal;
}

} // namespace sandbag
