// SPDX-License-Identifier: GPL-3.0-or-later
#include "lost_sign.h"

#include <QAccessible>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

LostSign::LostSign(QWidget *over)
    : QWidget(over), m_words(new QLabel), m_try(new QPushButton(tr("&Try Now")))
{
    setObjectName(QStringLiteral("lost"));
    over->installEventFilter(this);
    auto *box = new QFrame;
    box->setFrameShape(QFrame::StyledPanel);
    box->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(24, 18, 24, 18);
    m_words->setAlignment(Qt::AlignCenter);
    column->addWidget(m_words);
    auto *buttons = new QHBoxLayout;
    auto *leave = new QPushButton(tr("&Leave"));
    buttons->addWidget(m_try);
    buttons->addWidget(leave);
    column->addLayout(buttons);
    auto *row = new QVBoxLayout(this);
    row->addStretch(2);
    row->addWidget(box, 0, Qt::AlignHCenter);
    row->addStretch(3);
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, &LostSign::tell);
    connect(m_try, &QPushButton::clicked, this, &LostSign::tryNow);
    connect(leave, &QPushButton::clicked, this, &LostSign::leaveWanted);
    hide();
}

QString LostSign::words() const
{
    return m_words->text();
}

/// Said aloud once; the seconds are only seen.
void LostSign::begin(qint64 heardAgo)
{
    if (!isHidden()) // though its window may be
        return;
    m_since.start();
    m_before = std::max<qint64>(0, heardAgo);
    tell();
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_tick.start();
    m_heldKeys = window()->focusWidget();
    m_try->setFocus();
    m_words->setAccessibleName(tr("Connection lost. Reconnecting to the table."));
    QAccessibleEvent alert(m_words, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void LostSign::end()
{
    const QPointer<QWidget> held = std::exchange(m_heldKeys, nullptr);
    if (isHidden()) // it was not shown, so the keys are where somebody wants them
        return;
    m_tick.stop();
    const QWidget *keys = window()->focusWidget();
    const bool own = !keys || isAncestorOf(keys);
    hide();
    if (!own)
        return;
    if (held && held->isEnabled() && held->isVisibleTo(window()))
        held->setFocus();
    else if (QWidget *next = window()->focusWidget()) // whatever comes after what was hidden
        next->clearFocus();
}

void LostSign::tell()
{
    const auto seconds = static_cast<int>((m_before + m_since.elapsed()) / 1000);
    m_words->setText(tr("Looking for the table… Last contact %n second(s) ago.", "", seconds));
}

void LostSign::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), QColor(0, 0, 0, 110));
}

bool LostSign::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == parent())
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace sandbag
