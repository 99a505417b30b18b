// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/supposed_deal.h"

#include <algorithm>

namespace sandbag {

bool SupposedDeal::takeOut(CardList &cards, Card card)
{
    const auto at = std::find(cards.begin(), cards.end(), card);
    if (at == cards.end())
        return false;
    cards.erase(at);
    return true;
}

SupposedDeal::SupposedDeal(const RuleContext &table, int seat, const ToldDeal &told)
    : m_table(table), m_seat(seat), m_told(told), m_free(table.pack.cards)
{
    m_start.dealer = told.dealer;
    m_start.hands.resize(static_cast<std::size_t>(table.seating.players));
    if (table.pack.draft) {
        layStock();
        return;
    }
    for (const Card card : told.kitty) {
        if (takeOut(m_free, card))
            m_kitty.push_back(card);
    }
    m_start.hands[static_cast<std::size_t>(seat)] = told.hand;
    m_start.faceUp = told.faceUp;
    layKnown();
    layRest();
}

/// The cards that a seat plays from that event on, in their held form.
CardList SupposedDeal::laterPlays(int seat, std::size_t from) const
{
    CardList cards;
    for (std::size_t i = from; i < m_told.events.size(); ++i) {
        const Event &event = m_told.events[i];
        if (event.seat != seat)
            continue;
        if (event.kind == EventKind::play)
            cards.push_back(event.cards.front().held());
        else if (event.kind == EventKind::back)
            takeOut(cards, event.cards.front().held());
    }
    return cards;
}

/// The cards that a seat plays, or is seen to pass, from that event on.
CardList SupposedDeal::laterUses(int seat, std::size_t from) const
{
    CardList cards = laterPlays(seat, from);
    for (std::size_t i = from; i < m_told.events.size(); ++i) {
        const Event &event = m_told.events[i];
        if (event.kind == EventKind::pass && event.seat == seat)
            cards.insert(cards.end(), event.cards.begin(), event.cards.end());
    }
    return cards;
}

/// Own hand, cards face up, and what others have played; where that is more than a hand (some came
/// by passing) the rest is supposed to have come from the partner.
void SupposedDeal::layKnown()
{
    for (const Card card : m_start.hands[static_cast<std::size_t>(m_seat)])
        takeOut(m_free, card);
    if (m_table.pack.setAside)
        takeOut(m_free, *m_table.pack.setAside);
    for (std::size_t seat = 0; seat < m_start.faceUp.size(); ++seat) {
        for (const Card card : m_start.faceUp[seat]) {
            if (static_cast<int>(seat) != m_seat && takeOut(m_free, card))
                m_start.hands[seat].push_back(card);
        }
    }
    layGiven();
    const auto full = static_cast<std::size_t>(m_table.pack.handSize);
    for (int seat = 0; seat < m_table.seating.players; ++seat) {
        if (seat == m_seat)
            continue;
        const int partner = m_table.seating.partnerOf(seat);
        std::size_t room = full;
        for (const Event &event : m_told.events) {
            if (event.kind == EventKind::pass && event.seat == seat)
                room -= std::min(room, std::max<std::size_t>(event.cards.size(), 1));
        }
        CardList &hand = m_start.hands[static_cast<std::size_t>(seat)];
        for (const Card card : laterPlays(seat, 0)) {
            if (std::find(hand.begin(), hand.end(), card) != hand.end() || !takeOut(m_free, card))
                continue;
            const bool giver = hand.size() >= room && partner >= 0 && partner != m_seat;
            (giver ? m_start.hands[static_cast<std::size_t>(partner)] : hand).push_back(card);
        }
    }
}

/// Cards passed to this seat were in the giver's hand, those it took in the kitty.
void SupposedDeal::layGiven()
{
    for (const Event &event : m_told.events) {
        const bool given = event.kind == EventKind::pass && event.receiver() == m_seat;
        const bool taken = event.kind == EventKind::take && event.seat == m_seat;
        for (const Card card : given || taken ? event.cards : CardList{}) {
            if (!takeOut(m_free, card))
                continue; // it has come back to where it was
            (given ? m_start.hands[static_cast<std::size_t>(event.seat)] : m_kitty).push_back(card);
        }
    }
}

void SupposedDeal::layRest()
{
    // Who took the kitty for the lowest club holds that card.
    const auto taken =
        std::find_if(m_told.events.begin(), m_told.events.end(),
                     [](const Event &event) { return event.kind == EventKind::take; });
    const auto club = lowestClub(m_table.pack.cards, m_table.rules);
    if (taken != m_told.events.end() && club && taken->seat != m_seat &&
        m_table.rules.kitty_taker == KittyTaker::low_club && takeOut(m_free, *club))
        m_start.hands[static_cast<std::size_t>(taken->seat)].push_back(*club);
    for (int seat = 0; seat < m_table.seating.players; ++seat)
        layNeededSpade(seat, m_start.hands[static_cast<std::size_t>(seat)]);
    putUnheldClubsFirst();
    const auto full = static_cast<std::size_t>(m_table.pack.handSize);
    for (CardList &hand : m_start.hands) {
        while (hand.size() > full) {
            m_free.push_back(hand.back());
            hand.pop_back();
        }
        while (hand.size() < full && !m_free.empty()) {
            hand.push_back(m_free.back());
            m_free.pop_back();
        }
    }
    m_start.aside = m_kitty;
    m_start.aside.insert(m_start.aside.end(), m_free.begin(), m_free.end());
    if (m_table.pack.setAside)
        m_start.aside.push_back(*m_table.pack.setAside);
    if (m_table.pack.leftover == 0)
        m_start.aside.clear();
}

/// The event with cards where they were not told: such as its player does not use later.
Event SupposedDeal::filled(const DealState &state, std::size_t number) const
{
    Event event = m_told.events[number];
    const Prompt prompt = legal(state);
    if (!event.cards.empty() || !prompt.cards || event.seat != prompt.seat)
        return event;
    CardList spare = prompt.cards->from;
    CardList needed;
    for (const Card card : laterUses(event.seat, number)) {
        if (takeOut(spare, card))
            needed.push_back(card);
    }
    // What the partner plays without having been dealt it goes first.
    const CardList wanted =
        prompt.cards->to >= 0 ? laterPlays(prompt.cards->to, number) : CardList{};
    std::stable_partition(spare.begin(), spare.end(), [&](Card card) {
        return std::find(wanted.begin(), wanted.end(), card) != wanted.end();
    });
    // What this seat found in the kitty was not taken before.
    CardList found = event.kind == EventKind::take ? m_told.kitty : CardList{};
    std::stable_partition(spare.begin(), spare.end(),
                          [&found](Card card) { return !takeOut(found, card); });
    spare.insert(spare.end(), needed.begin(), needed.end());
    const std::optional<Suit> suit = event.suit;
    event = Event::withCards(event.kind, event.seat, {}, prompt.cards->to);
    event.suit = suit;
    const int most = std::min(prompt.cards->most, static_cast<int>(spare.size()));
    for (int count = std::min(prompt.cards->least, most); count <= most; ++count) {
        event.cards.assign(spare.begin(), spare.begin() + count);
        DealState next = state;
        if (count == most || (!apply(next, event) && goesOn(next, number + 1)))
            break;
    }
    return event;
}

/// Whether the event of that number, or the question to this seat, may come now.
bool SupposedDeal::goesOn(const DealState &state, std::size_t number) const
{
    const Prompt prompt = legal(state);
    // Of the kitty there lies what the seat saw when it was asked.
    const bool taking = prompt.cards && prompt.cards->kind == EventKind::take;
    if (taking && prompt.seat == m_seat && prompt.cards->from.size() != m_told.kitty.size())
        return false;
    if (number >= m_told.events.size())
        return state.seat == m_seat;
    const Event &event = m_told.events[number];
    const bool ofCards = event.kind == EventKind::take || event.kind == EventKind::discard ||
                         event.kind == EventKind::pass;
    return event.seat == state.seat && ofCards == prompt.cards.has_value() &&
           (!ofCards || prompt.cards->kind == event.kind);
}

std::optional<DealState> SupposedDeal::replay(std::shared_ptr<const RuleContext> rules,
                                              const std::array<int, kMaxSeats> &scores,
                                              bool firstScored) const
{
    DealStart start = m_start;
    start.scores = scores;
    start.firstScored = firstScored;
    if (checkStart(*rules, start))
        return {};
    DealState state = startDeal(std::move(rules), start);
    for (std::size_t number = 0; number < m_told.events.size(); ++number) {
        Event event = filled(state, number);
        if (event.kind == EventKind::play && state.seat == event.seat &&
            !holds(m_table.play, state.play, event.seat, event.cards.front().held())) {
            // Came by an exchange that was supposed otherwise: swapped for a card he does hold.
            const CardList held = handOf(state, event.seat);
            for (int other = 0; other < m_table.seating.players; ++other) {
                const Card card = event.cards.front().held();
                if (other == m_seat || held.empty() ||
                    !holds(m_table.play, state.play, other, card))
                    continue;
                removeCard(m_table.play, state.play, other, card);
                removeCard(m_table.play, state.play, event.seat, held.front());
                addCard(m_table.play, state.play, other, held.front());
                addCard(m_table.play, state.play, event.seat, card);
                break;
            }
        }
        if (apply(state, event))
            return {};
    }
    return state;
}

} // namespace sandbag
