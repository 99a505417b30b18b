// SPDX-License-Identifier: GPL-3.0-or-later
#include "chair_button.h"

#include "look/signs.h"
#include "named/levels.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <initializer_list>

namespace sandbag {

namespace {

constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

bool fits(const QFont &font, const QString &text, QSizeF room)
{
    const QRectF box = QFontMetricsF(font).boundingRect(QRectF({}, room), kWrapped, text);
    return box.width() <= room.width() && box.height() <= room.height();
}

/// The first of these sizes in which the text has room, or the last.
QFont fitted(QFont font, std::initializer_list<double> scales, const QString &text, QSizeF room)
{
    const double usual = font.pointSizeF();
    for (const double scale : scales) {
        font.setPointSizeF(usual * scale);
        if (fits(font, text, room))
            break;
    }
    return font;
}

} // namespace

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
    setAccessibleName(sentence());
    setToolTip(chair.isEmpty() ? tr("Sit down here") : QString());
    update();
}

/// The sentence whole, whatever room there is for it on the plate; as a tool tip of the widget it
/// would be heard twice.
bool ChairButton::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || m_chair.isEmpty())
        return QAbstractButton::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), sentence(), this);
    return true;
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
    return {line * 11, line * 22 / 5}; // a name, and two lines below it
}

QSize ChairButton::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 8, line * 3};
}

QString ChairButton::name() const
{
    return m_chair.isEmpty() ? tr("Empty seat") : m_own ? tr("You") : m_chair.name;
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

    const double line = fontMetrics().height();
    QRectF words = plate.adjusted(line * 0.5, line * 0.3, -line * 0.5, -line * 0.3);
    if (m_side >= 0) {
        const double size = line * 0.8;
        QRectF sign(words.left(), words.top() + line * 0.25, size, size);
        const double taken = size + line * 0.4;
        if (isRightToLeft()) {
            sign.moveRight(words.right());
            words.setRight(words.right() - taken);
        } else {
            words.setLeft(words.left() + taken);
        }
        drawSideSign(painter, sign, m_side, m_theme.side(m_side));
    }
    paintWords(painter, words);
}

void ChairButton::paintWords(QPainter &painter, const QRectF &words) const
{
    const double high = fontMetrics().height() * 1.25;
    QFont large = font();
    large.setBold(!m_chair.isEmpty());
    const QSizeF oneLine(words.width(), high * 1.2);
    large = fitted(large, {1.25, 1.1, 1.0, 0.9}, name(), oneLine);
    painter.setFont(large);
    painter.setPen(m_theme.plateText);
    painter.drawText(QRectF(words.topLeft(), QSizeF(words.width(), high)),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(large).elidedText(name(), Qt::ElideRight, words.width()));
    const bool agreed = m_chair.person >= 0 && m_chair.agreed && !m_chair.away;
    painter.setPen(agreed ? m_theme.plateText : m_theme.plateFaint);
    QString second = secondLine();
    if (agreed)
        second.prepend(QStringLiteral("✓ "));
    const QRectF below = words.adjusted(0, high, 0, 0);
    const QFont fitting = fitted(font(), {1.0, 0.9, 0.8, 0.7}, second, below.size());
    if (!fits(fitting, second, below.size()))
        second = QFontMetricsF(fitting).elidedText(second, Qt::ElideRight, below.width());
    painter.setFont(fitting);
    painter.drawText(below, kWrapped, second);
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
