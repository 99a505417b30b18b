// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/event.h"

#include <array>
#include <charconv>

namespace sandbag {

namespace {

constexpr std::array<std::string_view, 10> kWords = {
    "none", "keep", "discard", "yes", "no", "nil", "blind nil", "misdeal", "mo", "notrump"};

std::optional<int> parseNumber(std::string_view text)
{
    int number = 0;
    const auto end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (text.empty() || read.ec != std::errc{} || read.ptr != end || number < 0 || number > 10000)
        return std::nullopt;
    return number;
}

std::string answerText(const Event &event)
{
    if (event.word == Word::none)
        return "answer " + std::to_string(event.number);
    return "answer " + std::string(toString(event.word));
}

} // namespace

Event Event::makeCall(int seat, Call call)
{
    Event event = of(EventKind::call, seat);
    event.call = call;
    return event;
}

Event Event::play(int seat, Card card)
{
    return withCards(EventKind::play, seat, {card});
}

Event Event::of(EventKind kind, int seat, Word word)
{
    Event event;
    event.kind = kind;
    event.seat = static_cast<std::int8_t>(seat);
    event.word = word;
    return event;
}

Event Event::numbered(EventKind kind, int seat, int number, int other)
{
    Event event = of(kind, seat);
    event.number = static_cast<std::int16_t>(number);
    event.other = static_cast<std::int8_t>(other);
    return event;
}

Event Event::withCards(EventKind kind, int seat, CardList cards, int other)
{
    Event event = of(kind, seat);
    event.cards = std::move(cards);
    event.other = static_cast<std::int8_t>(other);
    return event;
}

std::string_view toString(Word word)
{
    return kWords[static_cast<std::size_t>(word)];
}

std::optional<Word> parseWord(std::string_view text)
{
    for (std::size_t i = 0; i < kWords.size(); ++i) {
        if (kWords[i] == text)
            return static_cast<Word>(i);
    }
    return std::nullopt;
}

std::string toString(const Event &event)
{
    switch (event.kind) {
    case EventKind::call:
        return toString(event.call);
    case EventKind::look:
        return "look";
    case EventKind::raise:
        return "raise " + toString(event.call);
    case EventKind::stay:
        return "stay";
    case EventKind::comeOut:
        return "come-out";
    case EventKind::hint:
        return "hint " + std::to_string(event.number) + '+' + std::to_string(event.other);
    case EventKind::declare:
        return "declare " + std::string(toString(event.word));
    case EventKind::draft:
        return std::string(toString(event.word));
    case EventKind::ask:
        return "ask " + std::string(toString(event.word));
    case EventKind::answer:
        return answerText(event);
    case EventKind::leads:
        return "leads " + std::to_string(event.other);
    case EventKind::claim:
        return "claim rest";
    case EventKind::concede:
        return "concede rest";
    case EventKind::challenge:
        return "challenge " + std::to_string(event.other) + ' ' + std::to_string(event.number);
    case EventKind::back:
        return "back " + toString(event.cards);
    case EventKind::clock:
        return "clock " + std::to_string(event.number);
    case EventKind::take:
    case EventKind::discard:
    case EventKind::pass:
    case EventKind::play:
        break;
    }
    return toString(event.cards);
}

std::optional<Event> parseCallEvent(int seat, std::string_view text)
{
    if (text == "look")
        return Event::of(EventKind::look, seat);
    if (text == "stay")
        return Event::of(EventKind::stay, seat);
    if (text == "come-out")
        return Event::of(EventKind::comeOut, seat);
    if (text.substr(0, 6) == "raise ") {
        const auto raised = parseCall(text.substr(6));
        if (!raised || !raised->isPlainNumber())
            return std::nullopt;
        Event event = Event::makeCall(seat, *raised);
        event.kind = EventKind::raise;
        return event;
    }
    if (text.substr(0, 5) == "hint ") {
        const auto plus = text.find('+');
        if (plus == std::string_view::npos)
            return std::nullopt;
        const auto sure = parseNumber(text.substr(5, plus - 5));
        const auto possible = parseNumber(text.substr(plus + 1));
        if (!sure || !possible || *sure > 60 || *possible > 60)
            return std::nullopt;
        return Event::numbered(EventKind::hint, seat, *sure, *possible);
    }
    const auto call = parseCall(text);
    if (!call || !call->made())
        return std::nullopt;
    return Event::makeCall(seat, *call);
}

} // namespace sandbag
