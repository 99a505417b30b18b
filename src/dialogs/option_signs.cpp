// SPDX-License-Identifier: GPL-3.0-or-later
#include "option_signs.h"

#include "shades.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleOptionSpinBox>

namespace sandbag::OptionCell {

bool isRightToLeft(const QStyleOptionViewItem &option)
{
    return option.direction == Qt::RightToLeft;
}

namespace {

/// The place of something this far from the end of the line.
double fromEnd(const QRect &rect, double distance, const QStyleOptionViewItem &option)
{
    return isRightToLeft(option) ? rect.left() + distance : rect.right() - distance;
}

/// The arrows of a number, where the box has them that opens in its place.
void paintSteps(QPainter *painter, const QRect &field, const QStyleOptionViewItem &option)
{
    QStyleOptionSpinBox box;
    // Fusion answers for a box at the origin, wherever it is told that the box is.
    box.rect = QRect(QPoint(), field.size());
    box.direction = option.direction;
    box.fontMetrics = option.fontMetrics;
    box.frame = true;
    box.subControls = QStyle::SC_All;
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(QPalette::Text));
    for (const int down : {-1, 1}) {
        const QRect arrow = style->subControlRect(
            QStyle::CC_SpinBox, &box, down > 0 ? QStyle::SC_SpinBoxDown : QStyle::SC_SpinBoxUp);
        const double x = QRectF(arrow.translated(field.topLeft())).center().x();
        const QPointF tip(x, field.center().y() + 1 + down * 7);
        const QPointF base(tip.x(), tip.y() - down * 4);
        painter->drawPolygon(QPolygonF({tip, base + QPointF(-4, 0), base + QPointF(4, 0)}));
    }
}

} // namespace

QRect inset(const QRect &rect, int begin, int end, const QStyleOptionViewItem &option)
{
    return isRightToLeft(option) ? rect.adjusted(end, 0, -begin, 0)
                                 : rect.adjusted(begin, 0, -end, 0);
}

void paintSwitch(QPainter *painter, const QRect &field, const QStyleOptionViewItem &option, bool on)
{
    const QPalette &palette = option.palette;
    const int height = QFontMetrics(option.font).height();
    const int half = height / 2;
    const double width = height * 1.9;
    const bool mirrored = isRightToLeft(option);
    const QRectF track(mirrored ? field.right() - width - 0.5 : field.left() + 1.5,
                       field.center().y() - half + 0.5, width, height);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(on ? palette.color(QPalette::Highlight) : fieldBorder(palette));
    painter->setBrush(on ? palette.color(QPalette::Highlight) : palette.color(QPalette::Base));
    painter->drawRoundedRect(track, height / 2.0, height / 2.0);
    const qreal knob = height - 6;
    const bool right = on != mirrored;
    const QRectF circle(right ? track.right() - knob - 3 : track.left() + 3, track.top() + 3, knob,
                        knob);
    painter->setPen(Qt::NoPen);
    painter->setBrush(on ? palette.color(QPalette::HighlightedText) : fieldBorder(palette));
    painter->drawEllipse(circle);
}

void paintChevron(QPainter *painter, const QRect &field, const QStyleOptionViewItem &option)
{
    const QPointF tip(fromEnd(field, 12, option), field.center().y() + 3);
    QPainterPath path(tip + QPointF(-4, -5));
    path.lineTo(tip);
    path.lineTo(tip + QPointF(4, -5));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->strokePath(path, QPen(option.palette.color(QPalette::Text), 1.6, Qt::SolidLine,
                                   Qt::RoundCap, Qt::RoundJoin));
}

void paintDots(QPainter *painter, const QRect &field, const QStyleOptionViewItem &option)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(QPalette::Text));
    const double middle = fromEnd(field, 12, option);
    for (const int at : {-5, 0, 5})
        painter->drawEllipse(QPointF(middle + at, field.center().y() + 1), 1.5, 1.5);
}

void paintNumberSigns(QPainter *painter, const QRect &field, const QStyleOptionViewItem &option,
                      int usual)
{
    paintSteps(painter, inset(field, 0, usual, option), option);
    if (usual == 0)
        return;
    const double x = fromEnd(field, usual - 0.5, option);
    painter->setPen(fieldBorder(option.palette));
    painter->drawLine(QPointF(x, field.top() + 1), QPointF(x, field.bottom()));
    const QPointF tip(fromEnd(field, usual / 2.0 - 1, option), field.center().y() + 3);
    painter->setPen(Qt::NoPen);
    painter->drawPolygon(QPolygonF({tip, tip + QPointF(-4, -4), tip + QPointF(4, -4)}));
}

void paintReset(QPainter *painter, const QRect &rect, const QColor &colour)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF circle = QRectF(rect).adjusted(5, 5, -5, -5);
    painter->setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter->setBrush(Qt::NoBrush);
    painter->drawArc(circle, 150 * 16, -290 * 16);
    QPainterPath head;
    const QPointF tip(circle.left() + 0.5, circle.center().y() + 0.5);
    head.moveTo(tip + QPointF(-3.5, -3.5));
    head.lineTo(tip);
    head.lineTo(tip + QPointF(4, -2.5));
    painter->strokePath(head, QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace sandbag::OptionCell
