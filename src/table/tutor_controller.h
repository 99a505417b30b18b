// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace sandbag {

class SeatAtMatch;
class Tabletop;
class Tutor;
struct Judgement;

/// The tutor at a table: what a person chooses there is looked at before it is carried out, and
/// "Sure?" is asked next to the cards where it gives too much away. Making the same choice
/// again, and not by a double click, has said yes.
class TutorController : public QObject
{
    Q_OBJECT

public:
    /// The seat may go first; the table is its parent.
    TutorController(SeatAtMatch *seat, Tabletop *table);

    /// It asks where this much of the chance to win is given away, in hundredths; 0: it is off.
    void setLevel(int hundredths);
    [[nodiscard]] Tutor &tutor() { return *m_tutor; }
    /// For so long, in ms, the same choice again is no answer; the time of a double click where
    /// nobody says.
    void setReadingTime(int ms) { m_readingTime = ms; }

signals:
    /// The person wants to be asked no more.
    void turnedOff();

private:
    bool watch(const Event &event);
    [[nodiscard]] bool isAccepted(const Event &event) const;
    [[nodiscard]] QString buttonWords(const Event &event) const;
    void ask(const Event &event, const Judgement &judgement);
    void forget();
    void goOn(const Event &event);

    SeatAtMatch *m_seat;
    Tabletop *m_table;
    Tutor *m_tutor;
    int m_watcher = 0;              ///< its number among those who look at choices
    std::optional<Event> m_doubted; ///< "Sure?" was asked of it
    QElapsedTimer m_asked;          ///< since then; invalid: nothing was asked
    int m_readingTime;
};

} // namespace sandbag
