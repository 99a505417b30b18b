// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace sandbag {

class NumberBox;

/// A spin box with a menu of the values that other circles use (Alt+Down opens it).
class NumberEditor : public QWidget
{
    Q_OBJECT

public:
    /// `usual` as in the catalogue: "200 250 300".
    NumberEditor(int least, int most, const QString &usual, QWidget *parent = nullptr);

    [[nodiscard]] int value() const;
    void setValue(int value);
    /// Whether what is typed can be taken; says the range where it cannot.
    [[nodiscard]] bool mayEnd();
    /// Puts a first digit or sign in place of the number.
    void typeOver(const QString &text);

signals:
    void valueChanged(int value);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showUsual();

    NumberBox *m_spin;
    int m_start = 0; ///< stands while what is typed cannot be taken
    QList<int> m_usual;
};

} // namespace sandbag
