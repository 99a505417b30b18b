// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"

#include <QObject>

#include <optional>

namespace sandbag {

class GameSession;
class Tabletop;
class Tutor;
struct Judgement;

/// The tutor at a table: what a person chooses there is looked at before it is carried out, and
/// "Sure?" is asked beside the cards where it gives too much away. Whoever makes the same choice
/// again has said yes.
class TutorAtTable : public QObject
{
    Q_OBJECT

public:
    /// The session may go first; the table is its parent.
    TutorAtTable(GameSession *session, Tabletop *table);

    /// It asks where so much of the chance to win is given away, in hundredths; 0: it is off.
    void setLevel(int hundredths);
    [[nodiscard]] Tutor &tutor() { return *m_tutor; }

signals:
    /// The person wants to be asked no more.
    void turnedOff();

private:
    bool watch(const Event &event);
    void ask(const Event &event, const Judgement &judgement);
    void forget();
    void goOn(const Event &event);

    GameSession *m_session;
    Tabletop *m_table;
    Tutor *m_tutor;
    std::optional<Event> m_doubted; ///< "Sure?" was asked of it
};

} // namespace sandbag
