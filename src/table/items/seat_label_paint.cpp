// SPDX-License-Identifier: GPL-3.0-or-later
// What a plate is painted with: the face with its signs, the name, the count, pips, the nil's tag.
#include "items/seat_label_item.h"

#include "deck/card_pixmaps.h"
#include "look/signs.h"
#include "look/soft_shadow.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kPipPitch = 1.15; // between pips, at least, of one
constexpr double kLeastPip = 6;    // pixels
constexpr double kSackApart = 3;   // pixels, to the number of sacks

} // namespace

void SeatLabelItem::paintGround(QPainter &painter) const
{
    const QRectF box(QPointF(), m_size);
    const double radius = m_size.height() / 2;
    if (!m_theme.flat)
        drawShadow(painter, box, radius, plateShadow(m_unit));
    painter.setBrush(m_seat.turn ? m_theme.plateNow : m_theme.plate);
    if (m_seat.turn)
        painter.setPen(QPen(m_theme.now, 2));
    else
        painter.setPen(m_theme.flat ? QPen(m_theme.plateEdge, 2) : fineLine(m_theme.plateEdge));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

void SeatLabelItem::paintFace(QPainter &painter) const
{
    const QRectF face = faceBox();
    if (!m_faces) { // the signs are above each other instead of the face
        const double apart = m_seat.dealer ? m_size.height() * (kBadge + 0.02) : 0;
        paintSigns(painter, face.center() + QPointF(0, apart), face.center() - QPointF(0, apart));
        return;
    }
    if (!m_theme.flat) {
        const SoftShadow shadow =
            shines() ? winningLight(m_unit * 0.5, m_theme.now) : plateShadow(m_unit);
        drawShadow(painter, face, face.width() / 2, shadow);
    }
    const qreal ratio = painter.device()->devicePixelRatioF();
    const int diameter = face.size().toSize().width();
    m_blank.painted(faceReady(ratio), ratio);
    painter.drawPixmap(face.topLeft(),
                       m_pixmaps->portrait(m_seat.seat, m_seat.mood, diameter, ratio));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(shines() ? QPen(m_theme.now, 3.5 * std::max(0.8, m_unit))
                            : QPen(QColor(255, 255, 255, 140), 1.5));
    painter.drawEllipse(face.adjusted(0.75, 0.75, -0.75, -0.75));
    const QPointF corner(0.36 * face.width(), 0.36 * face.height());
    paintSigns(painter, face.center() + corner, face.center() - corner);
}

/// The mark of the side at `middle`, and the dealer's disc at `corner`.
void SeatLabelItem::paintSigns(QPainter &painter, QPointF middle, QPointF corner) const
{
    const double radius = m_size.height() * kBadge;
    painter.setPen(fineLine(QColor(255, 255, 255, 64)));
    painter.setBrush(m_theme.flat ? m_theme.plate : m_theme.plateNow.darker(150));
    painter.drawEllipse(middle, radius, radius);
    const double sign = radius * 0.62;
    drawSideSign(painter, {middle.x() - sign, middle.y() - sign, 2 * sign, 2 * sign}, m_seat.side,
                 m_theme.side(m_seat.side));
    if (!m_seat.dealer)
        return;
    const double disc = m_faces ? std::max(m_size.height() * 0.17, m_small * 0.62) : radius;
    drawDealerSign(painter, {corner.x() - disc, corner.y() - disc, 2 * disc, 2 * disc});
}

double SeatLabelItem::countWidth(double large) const
{
    if (m_seat.taken < 0)
        return 0;
    double width = QFontMetricsF(tableFont(large, QFont::Bold))
                       .horizontalAdvance(QString::number(m_seat.taken)) +
                   m_middle * 0.5;
    if (!m_seat.asked.isEmpty())
        width +=
            QFontMetricsF(tableFont(m_middle)).horizontalAdvance(m_seat.asked) + m_middle * 0.35;
    return width;
}

/// Tricks taken, large, and then "of 5"; at the right end of the row.
double SeatLabelItem::paintCount(QPainter &painter, const QRectF &row, double largeSize) const
{
    if (m_seat.taken < 0)
        return row.right();
    double right = row.right();
    const QFont middle = tableFont(m_middle);
    if (!m_seat.asked.isEmpty()) {
        const double width = QFontMetricsF(middle).horizontalAdvance(m_seat.asked);
        painter.setFont(middle);
        painter.setPen(m_theme.plateFaint);
        painter.drawText(QRectF(right - width - 1, row.top(), width + 2, row.height()),
                         Qt::AlignRight | Qt::AlignVCenter, m_seat.asked);
        right -= width + m_middle * 0.35;
    }
    const QFont large = tableFont(largeSize, QFont::Bold);
    const QString taken = QString::number(m_seat.taken);
    const double width = QFontMetricsF(large).horizontalAdvance(taken);
    painter.setFont(large);
    painter.setPen(m_theme.plateText);
    painter.drawText(QRectF(right - width - 1, row.top(), width + 2, row.height()),
                     Qt::AlignRight | Qt::AlignVCenter, taken);
    return right - width - m_middle * 0.5;
}

/// Behind the name of one who is away, or for whom a computer plays.
double SeatLabelItem::signWidth() const
{
    return m_seat.attendance != Attendance::here ? m_middle * 1.35 : 0;
}

double SeatLabelItem::paintName(QPainter &painter, const QRectF &row, double right) const
{
    const QFont font = tableFont(m_middle, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const bool away = m_seat.attendance != Attendance::here;
    const double sign = signWidth();
    const QString name =
        metrics.elidedText(m_seat.name, Qt::ElideRight, std::max(0.0, right - row.left() - sign));
    painter.setFont(font);
    painter.setPen(away ? m_theme.plateFaint : m_theme.plateText);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, name);
    const double end = row.left() + metrics.horizontalAdvance(name);
    const QRectF box(end + m_middle * 0.35, row.center().y() - m_middle / 2, m_middle, m_middle);
    if (m_seat.attendance == Attendance::standIn || m_seat.attendance == Attendance::passedOver)
        drawComputerSign(painter, box, m_theme.plateText);
    else if (away)
        drawAwaySign(painter, box, m_theme.plateText);
    return end + sign + m_middle * 0.6;
}

namespace {

/// As large as so many have room for, each apart from the next; 0 where there is none.
double pipFor(int count, double usual, double room)
{
    const double pip = std::min(usual, room / (1 + (count - 1) * kPipPitch));
    return count <= 0 || pip < kLeastPip ? 0 : pip;
}

} // namespace

SeatLabelItem::Pips SeatLabelItem::pipsIn(double room) const
{
    const double usual = std::clamp(10 * m_unit, 8.0, 24.0);
    Pips pips;
    pips.bid = std::max(0, m_seat.bid);
    pips.sacks = std::max(0, m_seat.taken - pips.bid);
    const int all = pips.bid + pips.sacks;
    pips.size = pipFor(all, usual, room);
    if (pips.size > 0) {
        pips.step = std::min(pips.size * 1.5, (room - pips.size) / std::max(1, all - 1));
        return pips;
    }
    if (pips.sacks < 2)
        return pips;
    pips.number = QString::number(pips.sacks);
    pips.sacks = 1;
    pips.size = pipFor(pips.bid + 1, usual,
                       room - kSackApart -
                           QFontMetricsF(tableFont(m_small)).horizontalAdvance(pips.number));
    pips.step = pips.size * kPipPitch;
    return pips;
}

/// One pip for each trick bid: an outline is still needed, a full one is taken, and what is over
/// the bid is a small sack; where these would lie over each other there is one, and their number.
/// Where not even that has room the count says it alone.
void SeatLabelItem::paintPips(QPainter &painter, const QRectF &row) const
{
    const Pips pips = pipsIn(row.width());
    if (pips.size <= 0)
        return;
    QRectF box(row.left(), row.center().y() - pips.size / 2, pips.size, pips.size);
    for (int i = 0; i < pips.bid; ++i, box.translate(pips.step, 0))
        drawSideSign(painter, box, m_seat.side, m_theme.side(m_seat.side),
                     i < m_seat.taken ? SignStyle::filled : SignStyle::outline);
    for (int i = 0; i < pips.sacks; ++i, box.translate(pips.step, 0))
        drawSack(painter, box.adjusted(0, -pips.size * 0.1, 0, pips.size * 0.1),
                 QColor(0xe9, 0xc8, 0x8f), true);
    if (pips.number.isEmpty())
        return;
    const double left = box.left() - pips.step + pips.size + kSackApart;
    painter.setFont(tableFont(m_small));
    painter.setPen(m_theme.plateFaint);
    painter.drawText(QRectF(left, row.top(), row.right() - left + 2, row.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, pips.number);
}

/// One that turns over is painted over the plate, not on it.
double SeatLabelItem::paintNil(QPainter &painter, const QRectF &row) const
{
    m_nilRow = row;
    if (!turns())
        return paintTag(painter, row, m_seat.nil == NilMark::broken);
    painter.save();
    painter.setOpacity(0);
    const double end = paintTag(painter, row, true);
    painter.restore();
    return end;
}

/// From the side, as it turns: its height from 1 to 0 to 1, with the other face from there on.
void SeatLabelItem::paintTurning(QPainter &painter) const
{
    const double part = m_turn.currentValue().toDouble();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, m_nilRow.center().y());
    painter.scale(1, std::max(0.03, std::abs(1 - 2 * part)));
    painter.translate(0, -m_nilRow.center().y());
    paintTag(painter, m_nilRow, part >= 0.5);
    painter.restore();
}

/// On a narrow plate its edges are nearer to the words, then these are smaller.
double SeatLabelItem::paintTag(QPainter &painter, const QRectF &row, bool broken) const
{
    constexpr double kAround = 1.7, kLeastAround = 0.8; // of the type, both edges
    QFont font = tableFont(m_small, QFont::Bold);
    const QString text = broken ? m_seat.nilText + QStringLiteral(" ✕") : m_seat.nilText;
    double words = QFontMetricsF(font).horizontalAdvance(text);
    const double room = row.width() - m_small * kLeastAround;
    if (words > room && room > 0) {
        font = tableFont(m_small * room / words, QFont::Bold);
        words = room;
    }
    const double width =
        std::min(words + m_small * kAround, std::max(row.width(), words + m_small * kLeastAround));
    const double height = std::min(row.height(), m_small * 1.6);
    const QRectF tag(row.left(), row.center().y() - height / 2, width, height);
    painter.setPen(broken ? fineLine(QColor(0xff, 0xb4, 0xb0)) : QPen(Qt::NoPen));
    painter.setBrush(broken ? QColor(0x8c, 0x1f, 0x28) : QColor(0xff, 0xf4, 0xd6));
    painter.drawRoundedRect(tag, height / 2, height / 2);
    painter.setPen(broken ? QColor(Qt::white) : QColor(0x3a, 0x2a, 0x08));
    painter.setFont(font);
    painter.drawText(tag, Qt::AlignCenter, text);
    return tag.right() + m_small * 0.6;
}

void SeatLabelItem::paintWords(QPainter &painter, const QRectF &row, const QString &words) const
{
    const QFont font = tableFont(m_small);
    const QString shown = QFontMetricsF(font).elidedText(words, Qt::ElideRight, row.width());
    m_clipped = m_clipped || shown != words;
    painter.setFont(font);
    painter.setPen(m_theme.plateFaint);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, shown);
}

void SeatLabelItem::paintBid(QPainter &painter, const QRectF &row) const
{
    QRectF rest = row;
    if (m_seat.nil != NilMark::none)
        rest.setLeft(paintNil(painter, row));
    // Next to a nil the marks are shown if there is room: the nil says what matters.
    const bool room =
        m_seat.nil == NilMark::none ||
        QFontMetricsF(tableFont(m_small)).horizontalAdvance(m_seat.marks) <= rest.width();
    if (!m_seat.marks.isEmpty() && room)
        paintWords(painter, rest, m_seat.marks);
    else if (m_seat.nil == NilMark::none)
        paintPips(painter, rest);
}

/// Everything in one line: name, pips, count.
void SeatLabelItem::paintOwn(QPainter &painter, const QRectF &box) const
{
    double right = paintCount(painter, box, m_large);
    const double left = paintName(painter, box, std::min(right, box.left() + box.width() * 0.45));
    if (m_seat.won > 0 && m_pile > 0) // else they are in the corner
        right = std::min(right, m_pile);
    if (right - left > m_middle)
        paintBid(painter, {left, box.top(), right - left, box.height()});
}

void SeatLabelItem::paintPlate(QPainter &painter) const
{
    m_clipped = false;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    paintGround(painter);
    paintFace(painter);
    const QRectF box = textBox();
    if (own()) {
        paintOwn(painter, box);
        return;
    }
    const double row = m_middle * 1.4;
    const double below = std::max(m_small * 1.6, 12.0);
    const double top = (m_size.height() - row - below) / 2;
    const QRectF first(box.left(), top, box.width(), row);
    QRectF second(box.left(), top + row, box.width(), below);
    if (onlyNamed()) {
        paintName(painter, box, box.right());
        return;
    }
    const double lesser = m_middle * 1.15;
    if (m_countBelow && m_seat.nil != NilMark::none) { // its tag takes the second row
        paintName(painter, first, paintCount(painter, first, lesser));
    } else if (m_countBelow) {
        paintName(painter, first, first.right());
        second.setRight(paintCount(painter, second, lesser));
    } else {
        paintName(painter, first, paintCount(painter, first, m_large));
    }
    paintBid(painter, second);
}

} // namespace sandbag
