// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/position.h"
#include "look/table_look.h"

#include <QWidget>

#include <optional>

namespace sandbag {

class GameSession;
class LocalSeat;
struct MatchRecord;
class Tabletop;
class TutorController;

/// A table at which someone answers a question: it shows a position, the person sits at the seat
/// that is asked, and a right choice is carried out, a wrong one is not. A short match can be
/// played there, too. Nothing of either is saved or counted anywhere.
class StudyTable : public QWidget
{
    Q_OBJECT

public:
    explicit StudyTable(QWidget *parent = nullptr);

    void setLook(const TableLook &look, int paceMs);
    /// Lays the position on the table, and waits for an answer.
    void ask(const Position &position);
    /// Plays a match of these rules, with the tutor on.
    void play(const MatchRecord &rules);
    /// The position was answered well; the table waits for the next one.
    [[nodiscard]] bool answered() const { return m_answered; }
    [[nodiscard]] Tabletop &table() { return *m_table; }
    [[nodiscard]] GameSession &session() { return *m_session; }

signals:
    /// A legal choice, before it is carried out: wrong ones are not.
    void chosen(const sandbag::Event &choice, bool right);
    void matchEnded();
    /// What the table says, for the ear too.
    void said(const QString &text);

private:
    bool watch(const Event &choice);

    GameSession *m_session;
    LocalSeat *m_seat;
    Tabletop *m_table;
    TutorController *m_tutor;
    std::optional<Position> m_position; ///< that is asked; nothing: a match is played
    bool m_answered = false;
};

} // namespace sandbag
