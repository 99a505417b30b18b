// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/counting.h"
#include "panels/table_panel.h"

#include <QObject>

namespace sandbag {

class SeatAtMatch;
class TableButton;
class Tabletop;

/// A question of the counting drill on the felt, and whether the answer was right. A digit, a
/// letter or a button answers; Esc passes it over.
class CountingPanel : public TablePanel
{
    Q_OBJECT

public:
    /// `who` is the player that is asked about, where one is.
    CountingPanel(const CountingQuestion &question, const QString &who, QWidget *parent = nullptr);
    bool offerKey(QKeyEvent *event) override;
    [[nodiscard]] bool answered() const { return m_answered; }

signals:
    void closed();

private:
    void addAnswer(QHBoxLayout *row, const QString &words, bool right);
    void answer(bool right);

    CountingQuestion m_question;
    QString m_who;
    bool m_answered = false;
};

/// The counting drill at a table: now and then during a deal it asks how many cards of a suit are
/// out, or who has none. Off until someone wants it.
class CountingDrill : public QObject
{
    Q_OBJECT

public:
    /// The table is its parent; the seat must outlive it.
    CountingDrill(SeatAtMatch *seat, Tabletop *table);

    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_on; }

private:
    void onTrick();

    SeatAtMatch *m_seat;
    Tabletop *m_table;
    bool m_on;
};

} // namespace sandbag
