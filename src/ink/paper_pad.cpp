// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper_pad.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kCorner = 3;

QColor leafBelow(const PadInk &ink, int depth)
{
    if (ink.dark)
        return ink.paper.darker(100 + 14 * depth);
    return depth == 1 ? QColor(0xf4, 0xee, 0xdd) : QColor(0xe9, 0xe2, 0xcd);
}

} // namespace

PadInk printedInk()
{
    PadInk ink;
    ink.paper = Qt::white;
    ink.ink = Qt::black;
    ink.faint = QColor(85, 85, 85);
    ink.red = QColor(40, 40, 40);
    ink.ruled = QColor(185, 185, 185);
    ink.margin = QColor(120, 120, 120);
    return ink;
}

void paintPad(QPainter &painter, const QRectF &box, const PadInk &ink, double head)
{
    if (ink.flat) {
        painter.setPen(QPen(ink.ink, 2));
        painter.setBrush(ink.paper);
        painter.drawRect(box);
        return;
    }
    painter.setPen(Qt::NoPen);
    constexpr double kUsualHead = 12;
    const double grown = std::max(1.0, head / kUsualHead);
    const double corner = kCorner * grown;
    for (const int depth : {2, 1}) {
        painter.setBrush(leafBelow(ink, depth));
        painter.drawRoundedRect(box.translated(2 * depth * grown, 2.2 * depth * grown), corner,
                                corner);
    }
    painter.setBrush(ink.paper);
    painter.drawRoundedRect(box, corner, corner);
    if (ink.edge.isValid()) {
        painter.setPen(QPen(ink.edge, 1.3 * grown));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, corner, corner);
        painter.setPen(Qt::NoPen);
    }
    if (head <= 0)
        return;
    QPainterPath gum;
    gum.addRoundedRect(QRectF(box.left() - 0.5, box.top() - 1, box.width() + 1, head + corner),
                       corner, corner);
    painter.save();
    painter.setClipRect(QRectF(box.left() - 1, box.top() - 2, box.width() + 2, head + 2),
                        Qt::IntersectClip);
    painter.fillPath(gum, ink.gum());
    painter.fillRect(QRectF(box.left(), box.top() - 0.5, box.width(), 1),
                     QColor(255, 255, 255, 50));
    painter.restore();
}

void paintMargin(QPainter &painter, double x, double top, double bottom, const PadInk &ink,
                 double grown)
{
    painter.setPen(QPen(ink.margin, 1.001 * grown));
    for (const double off : {-1.25 * grown, 1.25 * grown})
        painter.drawLine(QPointF(x + off, top), QPointF(x + off, bottom));
}

void paintRing(QPainter &painter, const QRectF &box, const QColor &colour, double part,
               double width)
{
    if (part <= 0)
        return;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter.translate(box.center());
    painter.rotate(-4);
    const QRectF ring(-box.width() / 2, -box.height() / 2, box.width(), box.height());
    // A little more than once round, as a hand does it.
    constexpr double kRound = 375 * 16;
    painter.drawArc(ring, 60 * 16, static_cast<int>(kRound * std::min(1.0, part)));
    painter.restore();
}

namespace {

/// Soft: darker toward the middle, in a few steps.
void shadePencil(QPainter &painter, const QRectF &body)
{
    constexpr int kSteps = 5;
    const double reach = body.height() * 0.55;
    painter.setBrush(QColor(0, 0, 0, 15));
    for (int i = 0; i < kSteps; ++i) {
        const double out = reach * (1 - 2.0 * i / (kSteps - 1)) * 0.8;
        const QRectF box = body.adjusted(-out, -out, out, out);
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    }
}

} // namespace

void paintPencil(QPainter &painter, const QPointF &point, double length, double degrees,
                 const PadInk &ink)
{
    const double thick = std::max(5.0, length * 0.064);
    const double tip = thick * 1.9;
    painter.save();
    painter.translate(point);
    painter.rotate(degrees);
    painter.setPen(Qt::NoPen);
    const double half = thick / 2;
    if (!ink.flat)
        shadePencil(painter, QRectF(tip * 0.5, half * 0.7, length - tip * 0.4, thick));
    QPainterPath wood(QPointF(0, 0));
    wood.lineTo(tip, -half);
    wood.lineTo(tip, half);
    wood.closeSubpath();
    painter.fillPath(wood, QColor(0xe6, 0xc7, 0x9a));
    QPainterPath lead(QPointF(0, 0));
    lead.lineTo(tip * 0.36, -half * 0.36);
    lead.lineTo(tip * 0.36, half * 0.36);
    lead.closeSubpath();
    painter.fillPath(lead, QColor(0x2a, 0x26, 0x20));
    const double rubber = thick * 1.5;
    painter.fillRect(QRectF(tip, -half, length - tip - rubber, thick), QColor(0x8c, 0x2f, 0x35));
    painter.fillRect(QRectF(tip, -half, length - tip - rubber, thick * 0.34),
                     QColor(0xb0, 0x49, 0x50));
    painter.fillRect(QRectF(length - rubber - thick * 0.4, -half, thick * 0.5, thick),
                     QColor(0xc9, 0xb4, 0x8a));
    painter.setBrush(QColor(0xe7, 0x9a, 0x9a));
    painter.drawRoundedRect(QRectF(length - rubber, -half, rubber, thick), half * 0.7, half * 0.7);
    painter.restore();
}

} // namespace sandbag
