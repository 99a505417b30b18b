// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QToolButton;

namespace sandbag {

class NumberBox;

/// A spin box with a menu of the values that other circles use (Alt+Down opens it).
class NumberEditor : public QWidget
{
    Q_OBJECT

public:
    /// `usual` as in the catalogue: "200 250 300".
    NumberEditor(int least, int most, const QString &usual, QWidget *parent = nullptr);

    /// What the button of the usual values takes at its end; nothing where there are no two.
    [[nodiscard]] static int usualRoom(const QString &usual, const QFont &font);

    [[nodiscard]] int value() const;
    void setValue(int value);
    /// Whether the text typed is valid; says the range where it is not.
    [[nodiscard]] bool mayEnd();
    /// Puts a first digit or sign instead of the number.
    void typeOver(const QString &text);
    /// Passes on the click that opened it to the part now under it: an arrow, or the usual values.
    void takeClick(const QPoint &at);

signals:
    void valueChanged(int value);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showUsual();

    NumberBox *m_spin;
    QToolButton *m_more = nullptr; ///< shows the usual values
    int m_start = 0;               ///< kept while the text typed is not valid
    QList<int> m_usual;
};

} // namespace sandbag
