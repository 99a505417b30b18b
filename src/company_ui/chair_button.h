// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lobby.h"
#include "look/table_theme.h"

#include <QAbstractButton>

namespace sandbag {

/// "Computer: Expert, bold" for a player as files name it; "Computer" where it is of no level.
[[nodiscard]] QString computerWords(const QString &player);

/// A chair at the table before the match: the plate of who sits there, or an empty place to sit
/// down at. Pressed by mouse, Space or Enter.
class ChairButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ChairButton(int number, QWidget *parent = nullptr);

    [[nodiscard]] int number() const { return m_number; }
    /// `own`: the person in front of this screen sits there; `side`: the number of the side that
    /// scores together, −1 where there are none.
    void setChair(const Chair &chair, bool own, int side);
    void setTheme(const TableTheme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    /// A name and one line below it, perhaps in smaller letters.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString secondLine() const;
    [[nodiscard]] QString sentence() const;
    void paintWords(QPainter &painter, const QRectF &words) const;

    int m_number;
    Chair m_chair;
    bool m_own = false;
    int m_side = -1;
    TableTheme m_theme;
};

} // namespace sandbag
