// SPDX-License-Identifier: GPL-3.0-or-later
#include "signs.h"

#include "suit_shape.h"
#include "table_look.h"
#include "table_text.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QtMath>

namespace sandbag {

namespace {

QPainterPath polygon(const QRectF &box, int corners, double turn)
{
    QPainterPath path;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * M_PI * i / corners;
        const QPointF at = box.center() + QPointF(std::sin(angle) * box.width() / 2,
                                                  -std::cos(angle) * box.height() / 2);
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

QPainterPath sideShape(const QRectF &box, int side)
{
    QPainterPath path;
    switch (side % 8) {
    case 0:
        path.addEllipse(box.adjusted(1, 1, -1, -1));
        return path;
    case 1:
        return polygon(box, 4, 0);
    case 2:
        return polygon(box, 3, 0);
    case 3:
        path.addRect(box.adjusted(1, 1, -1, -1));
        return path;
    case 4:
        return polygon(box, 3, M_PI);
    case 5:
        return polygon(box, 5, 0);
    case 6:
        return polygon(box, 6, 0);
    default:
        path.addEllipse(box.adjusted(1, 1, -1, -1));
        path.addEllipse(box.adjusted(4, 4, -4, -4));
        path.setFillRule(Qt::OddEvenFill);
        return path;
    }
}

} // namespace

void drawSideSign(QPainter &painter, const QRectF &box, int side)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(sideColour(side));
    painter.drawPath(sideShape(box, side));
}

void drawDealerSign(QPainter &painter, const QRectF &box)
{
    painter.setPen(fineLine(QColor(0x6b, 0x56, 0x1c)));
    painter.setBrush(QColor(0xf4, 0xec, 0xd2));
    painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setPen(QColor(0x2e, 0x26, 0x10));
    painter.setFont(tableFont(box.height() * 0.68, true));
    //: The letter on the dealer's disc.
    painter.drawText(box, Qt::AlignCenter, TableText::tr("D", "dealer disc"));
}

void drawSuit(QPainter &painter, const QRectF &box, Suit suit, const QColor &colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(suitShape(suit, box));
}

void drawPlate(QPainter &painter, const QRectF &box, double radius)
{
    painter.setPen(fineLine(QColor(255, 255, 255, 36)));
    painter.setBrush(kPlateGround);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

QPen fineLine(const QColor &colour)
{
    return {colour, 1.001};
}

QFont tableFont(double pixels, bool bold)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(8, qRound(pixels)));
    font.setBold(bold);
    return font;
}

} // namespace sandbag
