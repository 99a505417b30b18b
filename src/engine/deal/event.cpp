// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/event.h"

#include "deal/event_row.h"
#include "text/enum_rows.h"

#include <cassert>
#include <charconv>

namespace sandbag {

namespace {

using WordRow = EnumRow<Word, std::string_view>;
constexpr WordRow kWords[] = {{Word::none, "none"},
                              {Word::keep, "keep"},
                              {Word::discard, "discard"},
                              {Word::yes, "yes"},
                              {Word::no, "no"},
                              {Word::nil, "nil"},
                              {Word::blindNil, "blind nil"},
                              {Word::misdeal, "misdeal"},
                              {Word::mo, "mo"},
                              {Word::noTrump, "notrump"}};
static_assert(standByNumber(kWords, &WordRow::key, Word::noTrump));
constexpr int kMostTold = 60; ///< tricks that anyone may speak of

std::optional<int> parseTold(std::string_view text)
{
    int number = 0;
    const auto end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (text.empty() || read.ec != std::errc{} || read.ptr != end || number < 0 ||
        number > kMostTold)
        return std::nullopt;
    return number;
}

std::optional<Event> parseTalk(int seat, std::string_view text)
{
    const auto plus = text.find('+');
    if (plus == std::string_view::npos)
        return std::nullopt;
    const auto sure = parseTold(text.substr(0, plus));
    const auto possible = parseTold(text.substr(plus + 1));
    if (!sure || !possible)
        return std::nullopt;
    return Event::talk(seat, *sure, *possible);
}

std::optional<Event> parseRaise(int seat, std::string_view text)
{
    const auto to = parseCall(text);
    if (!to || !to->isPlainNumber())
        return std::nullopt;
    return Event::raise(seat, *to);
}

[[maybe_unused]] bool saysWord(EventKind kind)
{
    const EventForm form = eventRow(kind).form;
    return form == EventForm::word || form == EventForm::answer;
}

} // namespace

Event Event::makeCall(int seat, Call call)
{
    Event event = of(EventKind::call, seat);
    event.m_call = call;
    return event;
}

Event Event::raise(int seat, Call to)
{
    Event event = of(EventKind::raise, seat);
    event.m_call = to;
    return event;
}

Event Event::talk(int seat, int sure, int possible)
{
    return numbered(EventKind::talk, seat, sure, possible);
}

Event Event::declare(int seat, Word nil)
{
    return of(EventKind::declare, seat, nil);
}

Event Event::ask(int seat, Word question)
{
    return of(EventKind::ask, seat, question);
}

Event Event::answer(int seat, Word yesOrNo)
{
    return of(EventKind::answer, seat, yesOrNo);
}

Event Event::answer(int seat, int addedTricks)
{
    return numbered(EventKind::answer, seat, addedTricks);
}

Event Event::leads(int seat, int leader)
{
    return numbered(EventKind::leads, seat, 0, leader);
}

Event Event::challenge(int seat, int accused, int trick)
{
    return numbered(EventKind::challenge, seat, trick, accused);
}

Event Event::clock(int minutes)
{
    return numbered(EventKind::clock, -1, minutes);
}

Event Event::play(int seat, Card card)
{
    Event event = of(EventKind::play, seat);
    event.cards.push_back(card);
    return event;
}

Event Event::of(EventKind kind, int seat, Word word)
{
    assert(word == Word::none || saysWord(kind));
    Event event;
    event.kind = kind;
    event.seat = static_cast<std::int8_t>(seat);
    event.m_word = word;
    return event;
}

Event Event::numbered(EventKind kind, int seat, int number, int other)
{
    Event event = of(kind, seat);
    event.m_number = static_cast<std::int16_t>(number);
    event.m_other = static_cast<std::int8_t>(other);
    return event;
}

Event Event::withCards(EventKind kind, int seat, const CardRow<kMostInEvent> &cards, int to)
{
    Event event = of(kind, seat);
    event.cards = cards;
    event.m_other = static_cast<std::int8_t>(to);
    return event;
}

const Call &Event::call() const
{
    assert(eventRow(kind).form == EventForm::call);
    return m_call;
}

Word Event::word() const
{
    assert(saysWord(kind));
    return m_word;
}

int Event::sure() const
{
    assert(kind == EventKind::talk);
    return m_number;
}

int Event::possible() const
{
    assert(kind == EventKind::talk);
    return m_other;
}

int Event::receiver() const
{
    assert(kind == EventKind::pass);
    return m_other;
}

int Event::accused() const
{
    assert(kind == EventKind::challenge);
    return m_other;
}

int Event::trick() const
{
    assert(kind == EventKind::challenge);
    return m_number;
}

int Event::addedTricks() const
{
    assert(kind == EventKind::answer && m_word == Word::none);
    return m_number;
}

int Event::leader() const
{
    assert(kind == EventKind::leads);
    return m_other;
}

int Event::minutes() const
{
    assert(kind == EventKind::clock);
    return m_number;
}

Act actOf(const Event &event)
{
    return {std::make_shared<const Event>(event), toString(event)};
}

std::string_view toString(Word word)
{
    return kWords[static_cast<std::size_t>(word)].value;
}

std::string toString(const Event &event)
{
    return eventRow(event.kind).text + saidText(event);
}

std::optional<Event> parseCallEvent(int seat, std::string_view text)
{
    for (const EventKind kind : {EventKind::look, EventKind::stay, EventKind::comeOut}) {
        if (text == eventRow(kind).text)
            return Event::of(kind, seat);
    }
    const std::string_view raise = eventRow(EventKind::raise).text;
    if (text.starts_with(raise))
        return parseRaise(seat, text.substr(raise.size()));
    const std::string_view talk = eventRow(EventKind::talk).text;
    if (text.starts_with(talk))
        return parseTalk(seat, text.substr(talk.size()));
    const auto call = parseCall(text);
    if (!call || !call->made())
        return std::nullopt;
    return Event::makeCall(seat, *call);
}

} // namespace sandbag
