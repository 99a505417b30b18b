// SPDX-License-Identifier: GPL-3.0-or-later
#include "every_answer.h"

#include "broken.h"

#include <algorithm>

namespace sandbag::random_matches {

namespace {

constexpr int kMostHalves = 60; ///< twice any number that a pack of two has tricks for, and more
constexpr int kDrawnCalls = 40;
constexpr int kChangesOfOpenCalls = 40;
constexpr int kCardsElsewhere = 8; ///< tried where no card is asked for
constexpr int kRaisesElsewhere =
    8; ///< of so many calls one is tried as a raise where none is asked

constexpr Word kWords[] = {Word::none, Word::keep,     Word::discard, Word::yes, Word::no,
                           Word::nil,  Word::blindNil, Word::misdeal, Word::mo,  Word::noTrump};

constexpr int kKinds = 9; ///< of calls but numbers
constexpr int kCallsOfAMark = 8 * (kKinds + kMostHalves);
constexpr int kMarks = 7;
constexpr int kCalls = kMarks * kCallsOfAMark;

/// The call of that number: every combination of its members that can be written down.
Call callOf(int number)
{
    Call call;
    call.mark = static_cast<Declaration>(number % kMarks);
    number /= kMarks;
    call.blind = number % 2 != 0;
    call.noTrump = number / 2 % 2 != 0;
    call.dark = number / 4 % 2 != 0;
    number /= 8;
    if (number < kKinds) {
        call.what = static_cast<Call::What>(number);
        return call;
    }
    call.what = Call::What::number;
    call.halves = static_cast<std::uint8_t>(number - kKinds);
    return call;
}

/// The call with another value of one member.
Call changedCall(Call call, Dice &dice)
{
    const Call other = callOf(dice.below(kCalls));
    switch (dice.below(6)) {
    case 0:
        call.mark = other.mark;
        break;
    case 1:
        call.blind = !call.blind;
        break;
    case 2:
        call.noTrump = !call.noTrump;
        break;
    case 3:
        call.dark = !call.dark;
        break;
    case 4:
        call.what = other.what;
        break;
    default:
        call.halves = static_cast<std::uint8_t>(dice.below(kMostHalves));
    }
    return call;
}

/// Numbers up to a few above all tricks of the deal with every mark, and every other kind of call.
std::vector<Call> everyCall(int tricks)
{
    std::vector<Call> calls;
    for (int number = 0; number < kMarks * 8 * (kKinds + 2 * tricks + 4); ++number)
        calls.push_back(callOf(number));
    return calls;
}

/// Calls drawn from all that there are, and those that differ little from calls that are open.
std::vector<Call> someCalls(const Prompt &prompt, Dice &dice)
{
    std::vector<Call> calls;
    for (int i = 0; i < kDrawnCalls; ++i)
        calls.push_back(callOf(dice.below(kCalls)));
    for (int i = 0; i < kChangesOfOpenCalls && !prompt.choices.empty(); ++i) {
        const auto place = dice.below(static_cast<int>(prompt.choices.size()));
        const Event &open = prompt.choices[static_cast<std::size_t>(place)];
        if (open.kind == EventKind::call || open.kind == EventKind::raise)
            calls.push_back(changedCall(open.call(), dice));
    }
    return calls;
}

/// Each call as a call, and as a raise: all of them where raises are asked for.
void addCalls(std::vector<Event> &events, int seat, Phase phase, const std::vector<Call> &calls)
{
    for (std::size_t i = 0; i < calls.size(); ++i) {
        events.push_back(Event::makeCall(seat, calls[i]));
        if (phase == Phase::raise || i % kRaisesElsewhere == 0)
            events.push_back(Event::raise(seat, calls[i]));
    }
}

/// All that is said in a word or with one card.
std::vector<Event> everyShortAnswer(int seat, const DealState &deal, Dice &dice)
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
    for (int leader = 0; leader < deal.seating().players; ++leader)
        events.push_back(Event::leads(seat, leader));
    for (int face = 0; deal.stage == Stage::play && face < Card::kPlayable; ++face)
        events.push_back(Event::play(seat, Card(face)));
    for (int i = 0; deal.stage != Stage::play && i < kCardsElsewhere; ++i)
        events.push_back(Event::play(seat, Card(dice.below(Card::kPlayable))));
    return events;
}

bool contains(const ChoiceList &events, const Event &event)
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

/// What is listed was tried before.
void checkChoices(const DealState &deal, const Prompt &prompt, Dice &dice, bool all)
{
    Trial trial(deal);
    for (const Event &event : prompt.choices)
        must(trial.takes(event), "what legal lists is taken", toString(event));
    std::vector<Event> events = everyShortAnswer(deal.seat, deal, dice);
    addCalls(events, deal.seat, prompt.phase,
             all ? everyCall(deal.context->pack.tricks) : someCalls(prompt, dice));
    for (const Event &event : events)
        must((!prompt.cards && contains(prompt.choices, event)) || !trial.takes(event),
             "legal lists what is taken", toString(event) + " in " + toString(prompt.phase));
}

/// The same answers from another seat: nobody acts for somebody else.
void checkOtherSeat(const DealState &deal, const Prompt &prompt, Dice &dice)
{
    const int players = deal.seating().players;
    const int other = (deal.seat + 1 + dice.below(players - 1)) % players;
    Trial trial(deal);
    std::vector<Event> events = everyShortAnswer(other, deal, dice);
    addCalls(events, other, prompt.phase, someCalls(prompt, dice));
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

} // namespace sandbag::random_matches
