// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/event_row.h"

#include "text/enum_rows.h"

#include <array>

namespace sandbag {

namespace {

using Kind = EventKind;
using Form = EventForm;
using Audience = EventAudience;

constexpr std::array kNils = {Word::blindNil, Word::nil, Word::none};
constexpr std::array kDrafts = {Word::keep, Word::discard};
constexpr std::array kQuestions = {Word::misdeal, Word::mo, Word::noTrump};
constexpr std::array kAnswers = {Word::yes, Word::no};

/// What a row does not say of who may know it is secret.
constexpr EventRow kRows[] = {
    {.kind = Kind::call, .key = "call", .form = Form::call, .knownTo = Audience::everybody},
    {.kind = Kind::look, .key = "call", .text = "look", .knownTo = Audience::everybody},
    {.kind = Kind::raise,
     .key = "call",
     .text = "raise ",
     .form = Form::call,
     .knownTo = Audience::everybody},
    {.kind = Kind::stay, .key = "call", .text = "stay", .knownTo = Audience::everybody},
    {.kind = Kind::comeOut, .key = "call", .text = "come-out", .knownTo = Audience::everybody},
    {.kind = Kind::talk,
     .key = "call",
     .text = "hint ",
     .form = Form::talk,
     .knownTo = Audience::everybody,
     .outOfTurn = true},
    {.kind = Kind::declare,
     .key = "declare",
     .text = "declare ",
     .form = Form::word,
     .words = kNils,
     .knownTo = Audience::everybody},
    {.kind = Kind::draft,
     .key = "draft",
     .form = Form::word,
     .words = kDrafts,
     .knownTo = Audience::everybody},
    {.kind = Kind::take, .key = "take", .form = Form::cards},
    {.kind = Kind::discard, .key = "discard", .form = Form::cards},
    {.kind = Kind::pass,
     .key = "pass",
     .form = Form::cards,
     .knownTo = Audience::playerAndReceiver,
     .addressed = true},
    {.kind = Kind::play, .key = "play", .form = Form::card, .knownTo = Audience::everybody},
    {.kind = Kind::claim,
     .key = "claim",
     .text = "claim ",
     .form = Form::rest,
     .knownTo = Audience::everybody,
     .outOfTurn = true},
    {.kind = Kind::concede,
     .key = "concede",
     .text = "concede ",
     .form = Form::rest,
     .knownTo = Audience::everybody,
     .outOfTurn = true},
    {.kind = Kind::challenge,
     .key = "challenge",
     .text = "challenge ",
     .form = Form::challenge,
     .knownTo = Audience::everybody,
     .outOfTurn = true},
    {.kind = Kind::back,
     .key = "back",
     .text = "back ",
     .form = Form::card,
     .knownTo = Audience::everybody,
     .outOfTurn = true},
    {.kind = Kind::ask,
     .key = "ask",
     .text = "ask ",
     .form = Form::word,
     .words = kQuestions,
     .knownTo = Audience::everybody},
    {.kind = Kind::answer,
     .key = "answer",
     .text = "answer ",
     .form = Form::answer,
     .words = kAnswers,
     .knownTo = Audience::everybody},
    {.kind = Kind::leads,
     .key = "leads",
     .text = "leads ",
     .form = Form::seat,
     .knownTo = Audience::everybody},
    {.kind = Kind::clock,
     .key = "clock",
     .text = "clock ",
     .form = Form::minutes,
     .knownTo = Audience::everybody,
     .outOfTurn = true,
     .seated = false},
};

static_assert(standByNumber(kRows, &EventRow::kind, static_cast<Kind>(kEventKinds - 1)));

bool isKnownTo(int viewer, const Event &event)
{
    switch (eventRow(event.kind).knownTo) {
    case Audience::everybody:
        return true;
    case Audience::playerAndReceiver:
        return viewer == event.seat || viewer == event.receiver();
    case Audience::itsPlayer:
        break;
    }
    return viewer == event.seat;
}

} // namespace

const EventRow &eventRow(EventKind kind)
{
    return kRows[static_cast<std::size_t>(kind)];
}

std::span<const EventRow> eventRows()
{
    return kRows;
}

std::string saidText(const Event &event)
{
    switch (eventRow(event.kind).form) {
    case Form::bare:
        return {};
    case Form::call:
        return toString(event.call());
    case Form::talk:
        return std::to_string(event.sure()) + '+' + std::to_string(event.possible());
    case Form::word:
        return std::string(toString(event.word()));
    case Form::answer:
        return event.word() == Word::none ? std::to_string(event.addedTricks())
                                          : std::string(toString(event.word()));
    case Form::rest:
        return "rest";
    case Form::card:
    case Form::cards:
        return toString(event.cards);
    case Form::seat:
        return std::to_string(event.leader());
    case Form::challenge:
        return std::to_string(event.accused()) + ' ' + std::to_string(event.trick());
    case Form::minutes:
        return std::to_string(event.minutes());
    }
    return {};
}

Event asKnownTo(int viewer, const Event &event)
{
    if (isKnownTo(viewer, event))
        return event;
    if (!eventRow(event.kind).addressed)
        return Event::of(event.kind, event.seat);
    Event aloud = Event::withCards(event.kind, event.seat, {}, event.receiver());
    aloud.suit = event.suit;
    return aloud;
}

} // namespace sandbag
