// SPDX-License-Identifier: GPL-3.0-or-later
#include "plate_item.h"

#include "signs.h"
#include "table_look.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace sandbag {

namespace {
constexpr double kHalo = 5; // room for the ring and caret of the turn
}

void PlateItem::place(const QSizeF &size, double fontPixels)
{
    if (m_size == size && m_font == fontPixels)
        return;
    prepareGeometryChange();
    m_size = size;
    m_font = fontPixels;
}

void PlateItem::show(const SeatPicture &seat)
{
    if (m_seat == seat)
        return;
    m_seat = seat;
    update();
}

QRectF PlateItem::boundingRect() const
{
    return QRectF(QPointF(), m_size).adjusted(-kHalo * 3, -kHalo, kHalo, kHalo);
}

void PlateItem::paintTurn(QPainter &painter, const QRectF &box) const
{
    painter.setPen(QPen(accentColour(), 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 10, 10);
    const double half = m_font * 0.5;
    QPainterPath caret(QPointF(box.left() - 3 - half, box.center().y() - half));
    caret.lineTo(box.left() - 3 + half * 0.3, box.center().y());
    caret.lineTo(box.left() - 3 - half, box.center().y() + half);
    caret.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(accentColour());
    painter.drawPath(caret);
}

double PlateItem::paintName(QPainter &painter, const QRectF &row) const
{
    double left = row.left();
    const double sign = m_font * 0.8;
    drawSideSign(painter, {left, row.center().y() - sign / 2, sign, sign}, m_seat.side);
    left += sign + 6;
    double right = row.right();
    const double disc = m_font * 1.15;
    if (!m_seat.score.isEmpty() && !wide()) {
        painter.setFont(tableFont(m_font));
        painter.setPen(kPlateFaint);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, m_seat.score);
        right -= QFontMetricsF(painter.font()).horizontalAdvance(m_seat.score) + 6;
    }
    if (m_seat.dealer)
        right -= disc + 4;
    const QFont font = tableFont(m_font, true);
    painter.setFont(font);
    painter.setPen(kPlateText);
    const QFontMetricsF metrics(font);
    const QString name = metrics.elidedText(m_seat.name, Qt::ElideRight, right - left);
    painter.drawText(QRectF(left, row.top(), right - left, row.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, name);
    left += metrics.horizontalAdvance(name) + 6;
    if (m_seat.dealer) {
        drawDealerSign(painter, {left, row.center().y() - disc / 2, disc, disc});
        left += disc + 6;
    }
    return left;
}

double PlateItem::paintNil(QPainter &painter, const QRectF &row) const
{
    const QFont font = tableFont(m_font * 0.86, true);
    const bool broken = m_seat.nil == NilMark::broken;
    const QString text = broken ? QStringLiteral("✕ ") + m_seat.nilText : m_seat.nilText;
    const double width = QFontMetricsF(font).horizontalAdvance(text) + m_font;
    const QRectF pill(row.right() - width, row.center().y() - m_font * 0.72, width, m_font * 1.44);
    painter.save();
    painter.translate(pill.center());
    if (broken)
        painter.rotate(-9); // a nil that failed has turned
    const QRectF box(-pill.width() / 2, -pill.height() / 2, pill.width(), pill.height());
    const QColor ground = broken ? QColor(0xc6, 0x3d, 0x3d) : QColor(0xf2, 0xf5, 0xf7);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setPen(broken ? Qt::white : QColor(0x16, 0x1c, 0x20));
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
    return pill.left() - 6;
}

void PlateItem::paintCount(QPainter &painter, const QRectF &row, double large) const
{
    double right = row.right();
    if (m_seat.nil != NilMark::none)
        right = paintNil(painter, row);
    const QFont font = tableFont(large, true);
    painter.setFont(font);
    painter.setPen(kPlateText);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, m_seat.count);
    const double left = row.left() + QFontMetricsF(font).horizontalAdvance(m_seat.count) + 8;
    if (!tall() && right - left > m_font * 2)
        paintDetail(painter, {left, row.top(), right - left, row.height()}, Qt::AlignRight);
}

void PlateItem::paintDetail(QPainter &painter, const QRectF &row, Qt::Alignment side) const
{
    const QFont font = tableFont(wide() ? m_font : m_font * 0.86);
    painter.setFont(font);
    painter.setPen(kPlateFaint);
    painter.drawText(row, side | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(m_seat.detail, Qt::ElideRight, row.width()));
}

void PlateItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box(QPointF(), m_size);
    drawPlate(*painter, box, 9);
    if (m_seat.turn)
        paintTurn(*painter, box);
    const QRectF inner = box.adjusted(m_font * 0.7, 3, -m_font * 0.7, -3);
    if (wide()) {
        const double after = paintName(*painter, inner.adjusted(0, 0, -inner.width() * 0.5, 0));
        paintCount(*painter, inner.adjusted(after - inner.left() + m_font, 0, 0, 0), m_font * 1.5);
        return;
    }
    const double name = m_font * 1.5;
    const double count = m_font * 1.85;
    paintName(*painter, {inner.left(), inner.top(), inner.width(), name});
    paintCount(*painter, {inner.left(), inner.top() + name, inner.width(), count}, m_font * 1.5);
    if (tall())
        paintDetail(*painter,
                    {inner.left(), inner.bottom() - m_font * 1.25, inner.width(), m_font * 1.2},
                    Qt::AlignLeft);
}

void BubbleItem::say(const QString &text, double fontPixels)
{
    if (text == m_text && fontPixels == m_font)
        return;
    prepareGeometryChange();
    m_text = text;
    m_font = fontPixels;
    const QFontMetricsF metrics(tableFont(m_font, true));
    const double width = metrics.horizontalAdvance(text) + m_font * 1.4;
    const double height = m_font * 1.9;
    m_box = QRectF(-width / 2, -height - m_font * 0.5, width, height);
    setVisible(!text.isEmpty());
}

QRectF BubbleItem::boundingRect() const
{
    return m_box.adjusted(-2, -2, 2, m_font * 0.5 + 2);
}

void BubbleItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath path;
    path.addRoundedRect(m_box, m_font * 0.6, m_font * 0.6);
    QPainterPath foot(QPointF(-m_font * 0.45, m_box.bottom() - 1));
    foot.lineTo(0, m_box.bottom() + m_font * 0.45);
    foot.lineTo(m_font * 0.45, m_box.bottom() - 1);
    foot.closeSubpath();
    painter->setPen(fineLine(QColor(0, 0, 0, 90)));
    painter->setBrush(QColor(0xfb, 0xfa, 0xf5));
    painter->drawPath(path.united(foot));
    painter->setPen(QColor(0x1c, 0x20, 0x24));
    painter->setFont(tableFont(m_font, true));
    painter->drawText(m_box, Qt::AlignCenter, m_text);
}

} // namespace sandbag
