// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPoint>
#include <QPushButton>

namespace sandbag {

/// A button whose question comes, moves, and turns into another one by what people elsewhere do.
/// Pressed within a moment of that it answers nothing: the press was meant for what stood there
/// before. meant() stands in the place of clicked().
class AimedButton : public QPushButton
{
    Q_OBJECT

public:
    explicit AimedButton(const QString &text = {}, QWidget *parent = nullptr);

    /// It is about something else from now on.
    void turn() { m_since.start(); }
    /// It has the keys, which nobody has led there.
    void takeKeys();
    /// What is pressed now is meant.
    [[nodiscard]] bool isSettled() const;
    /// How long it takes to see that something else stands there, in ms.
    void setMoment(int ms) { m_moment = ms; }

signals:
    void meant();

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void watchPlace();

    int m_moment = 600;
    QElapsedTimer m_since; ///< it was shown, moved, or turned
    QPoint m_place;        ///< in its window
};

} // namespace sandbag
