// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/signs.h"

#include "side_shape.h"
#include "suit_shape.h"
#include "words/table_text.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QtMath>

#include <algorithm>

namespace sandbag {

namespace {

QPainterPath sackShape(const QRectF &box)
{
    const double x = box.center().x();
    const double w = box.width();
    const double h = box.height();
    const double neck = box.top() + h * 0.28;
    QPainterPath path(QPointF(x - w * 0.13, neck));
    path.cubicTo(x - w * 0.3, box.top() + h * 0.40, x - w * 0.5, box.top() + h * 0.55, x - w * 0.5,
                 box.top() + h * 0.76);
    path.cubicTo(x - w * 0.5, box.bottom(), x - w * 0.3, box.bottom(), x, box.bottom());
    path.cubicTo(x + w * 0.3, box.bottom(), x + w * 0.5, box.bottom(), x + w * 0.5,
                 box.top() + h * 0.76);
    path.cubicTo(x + w * 0.5, box.top() + h * 0.55, x + w * 0.3, box.top() + h * 0.40, x + w * 0.13,
                 neck);
    path.lineTo(x + w * 0.25, box.top());
    path.lineTo(x - w * 0.25, box.top());
    path.closeSubpath();
    return path;
}

} // namespace

void drawSideSign(QPainter &painter, const QRectF &box, int side, const QColor &colour,
                  SignStyle style)
{
    const QPainterPath shape = sideShape(box, side);
    if (style == SignStyle::filled) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
    } else {
        painter.setPen(QPen(colour, std::max(1.3, box.width() * 0.13)));
        painter.setBrush(Qt::NoBrush);
    }
    painter.drawPath(shape);
}

void drawDealerSign(QPainter &painter, const QRectF &box)
{
    painter.setPen(fineLine(QColor(0x6b, 0x56, 0x1c)));
    painter.setBrush(QColor(0xf9, 0xf1, 0xd8));
    painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setPen(QColor(0x2e, 0x26, 0x10));
    painter.setFont(tableFont(box.height() * 0.62, QFont::Bold));
    //: The letter on the dealer's disc.
    painter.drawText(box, Qt::AlignCenter, TableText::tr("D", "dealer disc"));
}

void drawSuit(QPainter &painter, const QRectF &box, Suit suit, const QColor &colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(suitShape(suit, box));
}

void drawSack(QPainter &painter, const QRectF &box, const QColor &colour, bool full)
{
    painter.setPen(full ? QPen(Qt::NoPen) : QPen(colour, std::max(1.1, box.width() * 0.09)));
    painter.setBrush(full ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawPath(sackShape(full ? box : box.adjusted(0.5, 0.5, -0.5, -0.5)));
}

void drawComputerSign(QPainter &painter, const QRectF &box, const QColor &colour)
{
    const double line = std::max(1.3, box.width() * 0.11);
    const QRectF screen(box.left() + line / 2, box.top() + box.height() * 0.1, box.width() - line,
                        box.height() * 0.58);
    painter.setPen(QPen(colour, line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(screen, line, line);
    const double foot = box.bottom() - box.height() * 0.1;
    painter.drawLine(QPointF(box.center().x(), screen.bottom()), QPointF(box.center().x(), foot));
    painter.drawLine(QPointF(box.center().x() - box.width() * 0.25, foot),
                     QPointF(box.center().x() + box.width() * 0.25, foot));
}

void drawAwaySign(QPainter &painter, const QRectF &box, const QColor &colour)
{
    const double line = std::max(1.3, box.width() * 0.11);
    const QPointF middle = box.center();
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(box.adjusted(line, line, -line, -line));
    painter.drawLine(middle, middle - QPointF(0, box.height() * 0.24));
    painter.drawLine(middle, middle + QPointF(box.width() * 0.18, 0));
}

QColor suitInk(Suit suit)
{
    const bool red = suit == Suit::hearts || suit == Suit::diamonds;
    return red ? QColor(0xb8, 0x1f, 0x2b) : QColor(0x1c, 0x23, 0x31);
}

QPen fineLine(const QColor &colour)
{
    return {colour, 1.001};
}

QFont tableFont(double pixels, QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(8, qRound(pixels)));
    font.setWeight(weight);
    return font;
}

} // namespace sandbag
