// SPDX-License-Identifier: GPL-3.0-or-later
#include "door_lamp.h"

#include "text/shown_text.h"

#include <QMenu>
#include <QPainter>
#include <QPixmap>

namespace sandbag {

namespace {

/// Seen by its shape, too: a filled disc, or a ring.
QIcon lampIcon(bool lit, const QPalette &palette, qreal ratio)
{
    constexpr int kSize = 16;
    QPixmap pixmap(QSize(kSize, kSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette.color(QPalette::WindowText);
    painter.setPen(QPen(ink, 1.4));
    painter.setBrush(lit ? QBrush(QColor(0xff, 0xb7, 0x2b)) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QRectF(3, 3, kSize - 6, kSize - 6));
    return QIcon(pixmap);
}

} // namespace

DoorLamp::DoorLamp(QWidget *parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("doorLamp"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    auto *menu = new QMenu(this);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &DoorLamp::fillMenu);
    setState(false, {}, {});
}

void DoorLamp::setState(bool lit, const QString &words, const QStringList &lines,
                        const QString &act, const std::function<void()> &done)
{
    m_lit = lit;
    m_lines = lines;
    m_act = act;
    m_done = done;
    setIcon(lampIcon(lit, palette(), devicePixelRatioF()));
    setText(withoutKey(words));
    setAccessibleName(words);
    setToolTip(lit ? tr("Who is connected, and how to disconnect") : QString());
}

void DoorLamp::fillMenu()
{
    menu()->clear();
    for (const QString &line : m_lines)
        menu()->addAction(withoutKey(line))->setEnabled(false);
    if (m_lines.isEmpty())
        menu()->addAction(tr("Nobody is connected"))->setEnabled(false);
    if (m_act.isEmpty())
        return;
    menu()->addSeparator();
    connect(menu()->addAction(m_act), &QAction::triggered, this, m_done);
}

} // namespace sandbag
