// SPDX-License-Identifier: GPL-3.0-or-later
#include "aimed_button.h"

#include <QEvent>

namespace sandbag {

AimedButton::AimedButton(const QString &text, QWidget *parent) : QPushButton(text, parent)
{
    connect(this, &QPushButton::pressed, this, [this] { m_aimed = isSettled(); });
    connect(this, &QPushButton::clicked, this, [this] {
        if (m_aimed)
            emit meant();
    });
}

/// A press that is under way was meant for the one before.
void AimedButton::turn()
{
    m_since.start();
    m_aimed = false;
}

void AimedButton::takeKeys()
{
    setFocus(Qt::OtherFocusReason);
    turn();
}

bool AimedButton::isSettled() const
{
    return !m_since.isValid() || m_since.elapsed() >= m_moment;
}

/// It moves as well where one of those around it does.
void AimedButton::showEvent(QShowEvent *event)
{
    QPushButton::showEvent(event);
    for (QWidget *around = this; around && !around->isWindow(); around = around->parentWidget())
        around->installEventFilter(this);
    watchPlace();
    turn();
}

bool AimedButton::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Move)
        watchPlace();
    return QPushButton::eventFilter(watched, event);
}

void AimedButton::watchPlace()
{
    const QPoint place = mapTo(window(), QPoint());
    if (place == m_place)
        return;
    m_place = place;
    turn();
}

} // namespace sandbag
