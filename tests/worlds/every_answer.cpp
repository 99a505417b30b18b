// SPDX-License-Identifier: GPL-3.0-or-later
#include "every_answer.h"

#include "broken.h"

#include <algorithm>

namespace sandbag::worlds {

namespace {

constexpr int kMostHalves = 60; ///< twice any number that a pack of two has tricks for, and more
constexpr int kSampledCalls = 200;

constexpr Word kWords[] = {Word::none, Word::keep,     Word::discard, Word::yes, Word::no,
                           Word::nil,  Word::blindNil, Word::misdeal, Word::mo,  Word::noTrump};

/// The call of that number: every combination of its members that can be written down.
Call callOf(int number)
{
    Call call;
    call.mark = static_cast<Declaration>(number % 7);
    number /= 7;
    call.blind = number % 2 != 0;
    call.noTrump = number / 2 % 2 != 0;
    call.dark = number / 4 % 2 != 0;
    number /= 8;
    const int kinds = 9;
    if (number < kinds) {
        call.what = static_cast<Call::What>(number);
        return call;
    }
    call.what = Call::What::number;
    call.halves = static_cast<std::uint8_t>(number - kinds);
    return call;
}
constexpr int kCalls = 7 * 8 * (9 + kMostHalves);

void addCalls(std::vector<Event> &events, int seat, Dice &dice, bool all)
{
    const int count = all ? kCalls : kSampledCalls;
    for (int i = 0; i < count; ++i) {
        const Call call = callOf(all ? i : dice.below(kCalls));
        events.push_back(Event::makeCall(seat, call));
        events.push_back(Event::raise(seat, call));
    }
}

/// All that is said in a word or with one card.
std::vector<Event> everyShortAnswer(int seat, const Seating &seating)
{
    std::vector<Event> events;
    for (const EventKind kind : {EventKind::look, EventKind::stay, EventKind::comeOut})
        events.push_back(Event::of(kind, seat));
    for (const Word word : kWords) {
        events.push_back(Event::declare(seat, word));
        events.push_back(Event::ask(seat, word));
        events.push_back(Event::answer(seat, word));
        events.push_back(Event::of(EventKind::draft, seat, word));
    }
    for (int added = 0; added <= 27; ++added)
        events.push_back(Event::answer(seat, added));
    for (int leader = 0; leader < seating.players; ++leader)
        events.push_back(Event::leads(seat, leader));
    for (int face = 0; face < Card::kPlayable; ++face)
        events.push_back(Event::play(seat, Card(face)));
    return events;
}

bool contains(const std::vector<Event> &events, const Event &event)
{
    return std::find(events.begin(), events.end(), event) != events.end();
}

/// Tries events on a copy that is made anew whenever one was taken.
class Trial
{
public:
    explicit Trial(const DealState &deal) : m_deal(deal), m_copy(deal) {}

    bool takes(const Event &event)
    {
        if (apply(m_copy, event))
            return false;
        m_copy = m_deal;
        return true;
    }

private:
    const DealState &m_deal;
    DealState m_copy;
};

void checkChoices(const DealState &deal, const Prompt &prompt, Dice &dice, bool all)
{
    Trial trial(deal);
    for (const Event &event : prompt.choices)
        must(trial.takes(event), "what legal lists is taken", toString(event));
    std::vector<Event> events = everyShortAnswer(deal.seat, deal.seating());
    addCalls(events, deal.seat, dice, all);
    for (const Event &event : events) {
        if (trial.takes(event))
            must(!prompt.cards && contains(prompt.choices, event), "legal lists what is taken",
                 toString(event) + " in " + toString(prompt.phase));
    }
}

/// The same answers from another seat: nobody acts for somebody else.
void checkOtherSeat(const DealState &deal, const Prompt &prompt, Dice &dice)
{
    const int players = deal.seating().players;
    const int other = (deal.seat + 1 + dice.below(players - 1)) % players;
    Trial trial(deal);
    std::vector<Event> events = everyShortAnswer(other, deal.seating());
    addCalls(events, other, dice, false);
    for (const Event &choice : prompt.choices) {
        Event event = choice;
        event.seat = static_cast<std::int8_t>(other);
        events.push_back(event);
    }
    for (const Event &event : events)
        must(!trial.takes(event), "nobody acts for another", toString(event));
}

Event withCards(const Prompt &prompt, CardList cards, bool named)
{
    Event event =
        Event::withCards(prompt.cards->kind, prompt.seat, std::move(cards), prompt.cards->to);
    if (named)
        event.suit = Suit::hearts;
    return event;
}

/// Cards that are offered are taken in any number that is allowed, and no others.
void checkCardChoice(const DealState &deal, const Prompt &prompt, Dice &dice)
{
    const CardChoice &choice = *prompt.cards;
    Trial trial(deal);
    CardList from = choice.from;
    const int offered = static_cast<int>(from.size());
    must(choice.least <= choice.most && choice.most <= offered, "a choice of cards can be made");
    for (int size = 0; size <= offered; ++size) {
        shuffle(from, dice);
        const CardList some(from.begin(), from.begin() + size);
        const bool right = size >= choice.least && size <= choice.most;
        must(trial.takes(withCards(prompt, some, choice.nameSuit)) == right,
             "a choice of cards is taken if its number is right", toString(some));
        if (size == 0 || !right)
            continue;
        CardList wrong = some;
        do
            wrong.back() = Card(dice.below(Card::kPlayable));
        while (std::find(from.begin(), from.end(), wrong.back()) != from.end());
        must(!trial.takes(withCards(prompt, wrong, choice.nameSuit)),
             "only cards that are offered are taken", toString(wrong));
    }
}

} // namespace

void checkEveryAnswer(const DealState &deal, Dice &dice, bool all)
{
    const Prompt prompt = legal(deal);
    must(prompt.cards || !prompt.choices.empty(), "no dead end", toString(prompt.phase));
    must(prompt.seat == deal.seat && prompt.seat >= 0, "somebody is asked");
    checkChoices(deal, prompt, dice, all);
    if (prompt.cards)
        checkCardChoice(deal, prompt, dice);
    if (all)
        checkOtherSeat(deal, prompt, dice);
}

} // namespace sandbag::worlds
