// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seat_plan.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLineEdit;

namespace sandbag {

class PlayerChoice;

/// Who sits where: a name and a kind of player for each seat, and one strength for all computers.
class SeatsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit SeatsEditor(QWidget *parent = nullptr);

    /// Seats beyond the given ones get computers with names of their own.
    void setSeats(const QList<SeatPlan> &seats);
    /// Shows this many seats; entries for others are kept for when they come back.
    void setSeating(int players, int sides);
    [[nodiscard]] QList<SeatPlan> seats() const;

private:
    struct Row {
        QWidget *place;
        QLineEdit *name;
        PlayerChoice *player;
    };

    void addRow(int seat);
    void setStrength(int level);
    void showStrength();
    [[nodiscard]] QString placeWords(int seat, int sides) const;

    QGridLayout *m_grid;
    QComboBox *m_strength;
    QList<Row> m_rows;
    int m_players = 4;
};

} // namespace sandbag
