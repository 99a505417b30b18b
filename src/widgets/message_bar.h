// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;
class QShortcut;

namespace sandbag {

/// One line that says what has just happened and, where it can be taken back, a button for that;
/// Ctrl+Z anywhere in the window does the same while it is shown, but in a text that has
/// something of its own to take back. Hidden until there is something to say; the next message
/// takes its place.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void say(const QString &text);
    /// `undo` is called at most once.
    void say(const QString &text, const std::function<void()> &undo);
    /// The same for anything else that a button may do. It goes by itself after this many
    /// milliseconds; 0: it stays.
    void offer(const QString &text, const QString &button, const std::function<void()> &act,
               int milliseconds = 0);
    /// What it says now stays until someone dismisses it or something else is said.
    void stay() { m_staying = true; }
    [[nodiscard]] bool isStaying() const { return m_staying && !isHidden(); }
    /// Life goes on: what it says is over, unless it stays.
    void passOver();
    [[nodiscard]] QString text() const;

signals:
    /// Whether Ctrl+Z is this bar's now: a window that has an undo of its own leaves it the key.
    void takesUndo(bool takes);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void takeUndo(bool takes);
    void act();

    QLabel *m_text;
    QPushButton *m_button;
    QShortcut *m_undo; ///< enabled while there is something to take back
    QTimer m_stays;    ///< of the text shown now
    bool m_staying = false;
    std::function<void()> m_callback;
};

} // namespace sandbag
