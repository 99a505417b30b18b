// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "formats/occupant.h"

#include <QList>
#include <QString>

#include <vector>

namespace sandbag {

struct MatchRecord;
struct PlayerRecord;

/// The player instead of one that a file only calls "computer", or that this program does not
/// know.
inline constexpr const char *kPlainComputer = "simple";

/// Who is to sit at a seat.
struct SeatPlan {
    QString name;
    QString player; ///< as files name players (formats/occupant.h): "level:3", "search:ms=50" …
    /// The command of another program was typed here, by the person: it may be started. No file
    /// says so, the settings neither.
    bool typed = false;
    /// A person, in front of another screen: what they do comes from there (company/table_host.h).
    /// No file says so.
    bool elsewhere = false;
    bool operator==(const SeatPlan &) const = default;
};

/// The seats in front of this screen, of a table that is planned so.
[[nodiscard]] SeatSet personsHere(const QList<SeatPlan> &seats);
/// The first of them; 0 where nobody sits here.
[[nodiscard]] int firstHere(const QList<SeatPlan> &seats);
/// Whether that seat is one of them; of a seat that the table has not (−1), it is not.
[[nodiscard]] bool isPersonHere(const QList<SeatPlan> &seats, int seat);
/// The same of persons wherever they are: nobody plays for them.
[[nodiscard]] SeatSet personsAt(const QList<SeatPlan> &seats);
[[nodiscard]] bool isPersonAt(const QList<SeatPlan> &seats, int seat);
/// Who sits there.
[[nodiscard]] Occupant occupantAt(const QList<SeatPlan> &seats, int seat);

/// Who sat there when the record was made. A record that says nothing gets one person.
[[nodiscard]] QList<SeatPlan> seatsOf(const MatchRecord &record, int players);
/// The seats as a record names them; what another program noted of `before` stays.
[[nodiscard]] std::vector<PlayerRecord> playersOf(const QList<SeatPlan> &seats,
                                                  const MatchRecord &before);

} // namespace sandbag
