// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_canvas.h"

#include "suit_shape.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kScale = 20;

QFont fontOf(const TextStyle &style)
{
    QFont font;
    font.setPixelSize(std::max(1, qRound(style.size * kScale)));
    font.setBold(style.bold);
    font.setItalic(style.italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QRectF blownUp(const QRectF &r)
{
    return {r.x() * kScale, r.y() * kScale, r.width() * kScale, r.height() * kScale};
}

void drawScaled(QPainter &painter, const QRectF &where, const TextStyle &style, const QString &text,
                int flags)
{
    painter.save();
    painter.scale(1 / kScale, 1 / kScale);
    painter.setFont(fontOf(style));
    painter.setPen(style.ink);
    painter.drawText(blownUp(where), static_cast<int>(style.align) | flags, text);
    painter.restore();
}

} // namespace

PageCanvas::PageCanvas(QPainter &painter) : m_painter(painter)
{
    painter.setLayoutDirection(Qt::LeftToRight);
}

void PageCanvas::text(const QRectF &where, const TextStyle &style, const QString &text)
{
    drawScaled(m_painter, where, style, text, Qt::TextSingleLine | Qt::TextDontClip);
}

void PageCanvas::fitted(const QRectF &where, TextStyle style, const QString &text)
{
    const double needed = widthOf(style, text);
    if (needed > where.width() && needed > 0)
        style.size = std::max(style.size * 0.6, style.size * where.width() / needed * 0.99);
    if (widthOf(style, text) <= where.width()) {
        this->text(where, style, text);
        return;
    }
    const QFontMetricsF metrics(fontOf(style));
    this->text(where, style, metrics.elidedText(text, Qt::ElideRight, where.width() * kScale));
}

void PageCanvas::wrapped(const QRectF &where, const TextStyle &style, const QString &text)
{
    drawScaled(m_painter, where, style, text, Qt::TextWordWrap);
}

void PageCanvas::line(const QLineF &line, double width, const QColor &ink)
{
    m_painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLine(line);
}

void PageCanvas::box(const QRectF &where, double width, const QColor &ink)
{
    m_painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(where);
}

void PageCanvas::fill(const QRectF &where, const QColor &ink)
{
    m_painter.fillRect(where, ink);
}

void PageCanvas::suit(Suit which, const QRectF &where)
{
    const bool solid = which == Suit::spades || which == Suit::clubs;
    const double pen = where.width() * 0.09;
    m_painter.setPen(QPen(Qt::black, pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(solid ? QBrush(Qt::black) : Qt::NoBrush);
    m_painter.drawPath(suitShape(which, where.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)));
}

double PageCanvas::widthOf(const TextStyle &style, const QString &text)
{
    return QFontMetricsF(fontOf(style)).horizontalAdvance(text) / kScale;
}

double PageCanvas::heightOf(const TextStyle &style, const QString &text, double width)
{
    const QRectF room(0, 0, width * kScale, 1e6);
    const int flags = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;
    return QFontMetricsF(fontOf(style)).boundingRect(room, flags, text).height() / kScale;
}

double PageCanvas::lineHeight(const TextStyle &style)
{
    return QFontMetricsF(fontOf(style)).height() / kScale;
}

} // namespace sandbag
