// SPDX-License-Identifier: GPL-3.0-or-later
#include "message_bar.h"

#include "key_map.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>

namespace sandbag {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent), m_text(new QLabel), m_button(new QPushButton), m_undo(new QShortcut(this))
{
    giveKey(m_undo, "window.undo");
    m_undo->setEnabled(false);
    connect(m_undo, &QShortcut::activated, this, &MessageBar::act);
    setFrameShape(QFrame::StyledPanel);
    setVisible(false);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // names of files and players are no markup
    m_button->setAutoDefault(false);
    m_button->setObjectName(QStringLiteral("messageButton"));
    auto *close = new QPushButton(tr("Dismiss"));
    close->setAutoDefault(false);
    close->setFlat(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 4, 2);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    row->addWidget(close);
    m_stays.setSingleShot(true);
    connect(&m_stays, &QTimer::timeout, this, &QWidget::hide);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_button, &QPushButton::clicked, this, &MessageBar::act);
}

void MessageBar::act()
{
    hide();
    if (const auto callback = std::exchange(m_callback, nullptr))
        callback();
}

void MessageBar::say(const QString &text)
{
    say(text, nullptr);
}

void MessageBar::say(const QString &text, const std::function<void()> &undo)
{
    offer(text, tr("&Undo"), undo);
    m_button->setToolTip(withKey({}, "window.undo"));
    takeUndo(undo != nullptr);
}

void MessageBar::offer(const QString &text, const QString &button, const std::function<void()> &act,
                       int milliseconds)
{
    m_stays.stop();
    m_staying = false;
    if (milliseconds > 0)
        m_stays.start(milliseconds);
    takeUndo(false);
    m_callback = act;
    m_button->setText(button);
    m_button->setToolTip({});
    m_text->setText(text);
    m_button->setVisible(act != nullptr);
    setVisible(true);
}

void MessageBar::takeUndo(bool takes)
{
    if (m_undo->isEnabled() == takes)
        return;
    m_undo->setEnabled(takes);
    if (takes)
        QApplication::instance()->installEventFilter(this);
    else
        QApplication::instance()->removeEventFilter(this);
    emit takesUndo(takes);
}

void MessageBar::hideEvent(QHideEvent *event)
{
    if (isHidden()) // and not only its window
        takeUndo(false);
    QFrame::hideEvent(event);
}

/// A line of text takes the key even where it has nothing to take back, as after a search.
bool MessageBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride ||
        !KeyMap::ours().isPressed("window.undo", *static_cast<QKeyEvent *>(event)))
        return QFrame::eventFilter(watched, event);
    const auto *line = qobject_cast<QLineEdit *>(watched);
    if (!line || line->window() != window() || line->isUndoAvailable())
        return QFrame::eventFilter(watched, event);
    event->ignore();
    return true;
}

void MessageBar::passOver()
{
    if (!isStaying())
        hide();
}

QString MessageBar::text() const
{
    return m_text->text();
}

} // namespace sandbag
