// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"

#include <span>
#include <string>

namespace sandbag {

/// The content of an event, except its kind and its player.
enum class EventForm : std::uint8_t {
    bare,      ///< nothing
    call,      ///< call()
    talk,      ///< sure() and possible(), "4+2"
    word,      ///< word(), one of the row's
    answer,    ///< word(), one of the row's, or addedTricks()
    rest,      ///< nothing, written as "rest"
    card,      ///< one of `cards`
    cards,     ///< `cards`
    seat,      ///< leader()
    challenge, ///< accused() and trick()
    minutes    ///< minutes()
};

/// Who may know what an event says. That it happened, and whose it was, everyone knows.
enum class EventAudience : std::uint8_t {
    itsPlayer,
    playerAndReceiver, ///< of a pass
    everybody
};

/// Everything that is known of one kind of event but what it does in a deal and how it is said in
/// the languages of people.
struct EventRow {
    EventKind kind = EventKind::call;
    const char *key = "";  ///< of its member in the files
    const char *text = ""; ///< goes before what it says in toString()
    EventForm form = EventForm::bare;
    std::span<const Word> words = {}; ///< forms word and answer: those it may say
    EventAudience knownTo = EventAudience::itsPlayer;
    bool addressed = false; ///< its receiver, and a suit wanted back, are named aloud
    bool outOfTurn = false; ///< never listed among the choices, and anyone's at any time
    bool seated = true;     ///< is some player's
};

[[nodiscard]] const EventRow &eventRow(EventKind kind);
/// Of all kinds, by their numbers.
[[nodiscard]] std::span<const EventRow> eventRows();

/// What the event says as text: "4", "4+2", "nil", "rest", "KC AS", "2", "1 3"; "" for bare ones.
[[nodiscard]] std::string saidText(const Event &event);

/// The event as that seat may know it: whatever its row does not open to the seat is left out.
[[nodiscard]] Event asKnownTo(int viewer, const Event &event);

} // namespace sandbag
