// SPDX-License-Identifier: GPL-3.0-or-later
#include "chair_button.h"

#include "look/signs.h"
#include "named/levels.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>

namespace sandbag {

QString computerWords(const QString &player)
{
    const LevelChoice known = levelOf(player.toStdString());
    if (!known.level)
        return ChairButton::tr("Computer");
    if (known.personality == &personalities().front())
        return ChairButton::tr("Computer: %1").arg(toText(known.level->name));
    return ChairButton::tr("Computer: %1, %2", "level, style")
        .arg(toText(known.level->name), toText(known.personality->name));
}

ChairButton::ChairButton(int number, QWidget *parent) : QAbstractButton(parent), m_number(number)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setObjectName(QStringLiteral("chair%1").arg(number));
    setAccessibleName(sentence());
}

void ChairButton::setChair(const Chair &chair, bool own, int side)
{
    m_chair = chair;
    m_own = own;
    m_side = side;
    const QString heard = sentence();
    setAccessibleName(heard);
    setToolTip(chair.isEmpty() ? tr("Sit down here") : QString());
    update();
}

void ChairButton::setTheme(const TableTheme &theme)
{
    m_theme = theme;
    update();
}

QString ChairButton::secondLine() const
{
    if (m_chair.isEmpty())
        return tr("Sit down here");
    if (m_chair.person < 0)
        return computerWords(m_chair.player);
    if (m_chair.away)
        return tr("Away");
    return m_chair.agreed ? tr("Has agreed") : tr("Reading the rules");
}

QString ChairButton::sentence() const
{
    const int seat = m_number + 1;
    if (m_chair.isEmpty())
        return tr("Seat %1 is empty.").arg(seat);
    if (m_chair.person < 0)
        return filled(tr("Seat %1: %2. %3."), {seat, m_chair.name, computerWords(m_chair.player)});
    if (m_own)
        return m_chair.agreed ? tr("Seat %1: you. You have agreed to the rules.").arg(seat)
                              : tr("Seat %1: you. You haven't agreed to the rules yet.").arg(seat);
    if (m_chair.away)
        return filled(tr("Seat %1: %2, who is away."), {seat, m_chair.name});
    return m_chair.agreed
               ? filled(tr("Seat %1: %2, who has agreed to the rules."), {seat, m_chair.name})
               : filled(tr("Seat %1: %2, who hasn't agreed to the rules yet."),
                        {seat, m_chair.name});
}

QSize ChairButton::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 11, line * 4};
}

void ChairButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF plate = QRectF(rect()).adjusted(2, 2, -2, -2);
    const bool empty = m_chair.isEmpty();
    const bool lit = hasFocus() || underMouse() || isDown();
    QColor ground = m_own ? m_theme.plateNow : m_theme.plate;
    if (empty)
        ground.setAlpha(m_theme.flat ? 255 : 90);
    painter.setBrush(ground);
    painter.setPen(QPen(lit ? m_theme.now : m_theme.plateEdge, lit ? 2.5 : 1.2,
                        empty ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(plate, 10, 10);

    const int line = fontMetrics().height();
    QRectF words = plate.adjusted(line * 0.6, line * 0.4, -line * 0.6, -line * 0.4);
    if (m_side >= 0) {
        const QRectF sign(words.left(), words.top() + line * 0.25, line * 0.8, line * 0.8);
        drawSideSign(painter, sign, m_side, m_theme.side(m_side));
        words.setLeft(sign.right() + line * 0.5);
    }
    QFont name = font();
    name.setPointSizeF(name.pointSizeF() * 1.25);
    name.setBold(!empty);
    painter.setFont(name);
    painter.setPen(m_theme.plateText);
    const QString who = empty ? tr("Empty seat") : m_own ? tr("You") : m_chair.name;
    const QFontMetrics metrics(name);
    painter.drawText(QRectF(words.left(), words.top(), words.width(), metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(who, Qt::ElideRight, int(words.width())));
    painter.setFont(font());
    const bool agreed = m_chair.person >= 0 && m_chair.agreed && !m_chair.away;
    painter.setPen(agreed ? m_theme.plateText : m_theme.plateFaint);
    QString second = secondLine();
    if (agreed)
        second.prepend(QStringLiteral("✓ "));
    painter.drawText(
        QRectF(words.left(), words.top() + metrics.height(), words.width(), line * 1.3),
        Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(second, Qt::ElideRight, int(words.width())));
}

/// Enter, too: people who come by keys expect it of a chair.
void ChairButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void ChairButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ChairButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace sandbag
