// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "formats/json_place.h"

#include <QJsonObject>

#include <map>
#include <optional>

namespace sandbag {

/// How a person is connected whose match is under way.
enum class Presence {
    here,
    quiet,  ///< nothing was heard for a while
    away,   ///< the connection is gone
    standIn ///< a computer plays for the person, who is away or has not acted for too long
};

/// Why someone stops a match, as they say it.
enum class PauseReason { moment, door, meal };

/// What is to be done about one who is away, or does not act.
enum class AwayChoice { wait, computer, pause };

/// The state of a match in company apart from the cards: what everyone at the table knows of one
/// another. Sent as a whole whenever it changes. Times are ms of the clock of its owner.
struct TableState {
    struct Person {
        Presence presence = Presence::here;
        /// Away: when a computer plays; −1 where none will. Late: when what the others have chosen
        /// so far is done; −1 before anyone has.
        qint64 until = -1;
        std::map<int, AwayChoice> choices = {}; ///< of the others about it, by seat
        /// Connected, and waited for longer than agreed on: the others may choose.
        bool late = false;
        /// Where a computer plays for them: connected, and has the seat back by saying so.
        bool connected = false;
        bool operator==(const Person &) const = default;
    };
    struct Pause {
        int seat = -1; ///< who stopped it; −1: nobody is there to play
        PauseReason why = PauseReason::moment;
        SeatSet ready; ///< to go on
        /// When the others may go on without who stopped it; −1 where they wait as long as it
        /// takes.
        qint64 until = -1;
        bool operator==(const Pause &) const = default;
    };
    struct TakeBack {
        int seat = 0;
        int events = 0;    ///< that would go
        bool seen = false; ///< among them cards were seen that cannot be unseen
        SeatSet agreed;
        qint64 until = 0; ///< after that it is not taken back
        bool operator==(const TakeBack &) const = default;
    };

    std::map<int, Person> persons; ///< by seat
    /// Of the person in front of the host's own screen, who alone has the next deal dealt; −1 where
    /// nobody sits there, or a computer plays for them, and everyone says so.
    int host = -1;
    std::optional<Pause> pause;
    std::optional<TakeBack> takeBack;

    [[nodiscard]] bool isPerson(int seat) const { return persons.count(seat) > 0; }
    /// Persons who are connected, and for whom no computer plays.
    [[nodiscard]] SeatSet present() const;
    /// The person there is connected, but a computer plays for them: they did not act in time.
    [[nodiscard]] bool isPassedOver(int seat) const;
    /// The others may choose what is to be done about the person there.
    [[nodiscard]] bool isOpenToChoice(int seat) const;
    bool operator==(const TableState &) const = default;
};

/// The highest seat that it names; −1 without any.
[[nodiscard]] int lastSeatOf(const TableState &state);

[[nodiscard]] QJsonObject tableMessage(const TableState &state, qint64 now);
/// Throws JsonFault.
[[nodiscard]] TableState readTable(const JsonPlace &message, qint64 now);

/// Words of the protocol.
[[nodiscard]] QString wordOf(PauseReason reason);
[[nodiscard]] PauseReason pauseReasonIn(const JsonPlace &place);
[[nodiscard]] QString wordOf(AwayChoice choice);
[[nodiscard]] AwayChoice awayChoiceIn(const JsonPlace &place);

} // namespace sandbag
