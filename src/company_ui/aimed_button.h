// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPoint>
#include <QPushButton>

namespace sandbag {

/// A button whose question comes, moves, and turns into another one as people elsewhere act.
/// Pressed within a moment of that it answers nothing: the press was meant for the question before.
/// meant() replaces clicked().
class AimedButton : public QPushButton
{
    Q_OBJECT

public:
    /// ms in which one sees that the question is another one, and would hold back.
    static constexpr int kMoment = 600;

    explicit AimedButton(const QString &text = {}, QWidget *parent = nullptr);

    /// It is about something else from now on.
    void turn();
    /// It has the keys, which nobody has led there.
    void takeKeys();
    /// It has been seen for long enough.
    void settle() { m_since.invalidate(); }
    /// A press that begins now is meant.
    [[nodiscard]] bool isSettled() const;
    /// Instead of the usual one.
    void setMoment(int ms) { m_moment = ms; }

signals:
    void meant();

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void watchPlace();

    int m_moment = kMoment;
    bool m_aimed = false;  ///< the press that is under way was meant
    QElapsedTimer m_since; ///< it was shown, moved, or turned
    QPoint m_place;        ///< in its window
};

} // namespace sandbag
