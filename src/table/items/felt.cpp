// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/felt.h"

#include "look/signs.h"
#include "look/table_theme.h"

#include <QImage>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QRadialGradient>

#include <algorithm>

namespace sandbag {

namespace {

/// A grain that keeps the wide gradient from showing bands; the same on every machine.
QImage grain()
{
    constexpr int kSide = 128;
    QImage image(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
    quint32 state = 0x5ea17;
    for (int y = 0; y < kSide; ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < kSide; ++x) {
            state = state * 1664525U + 1013904223U;
            const int alpha = static_cast<int>((state >> 24) % 9);
            const int value = (state >> 20) & 1 ? alpha : 0; // light or dark specks
            line[x] = qRgba(value, value, value, alpha);
        }
    }
    return image;
}

/// Wood with long faint streaks along the rail.
void paintFrame(QPainter &painter, const TableLayout &layout, const TableTheme &theme)
{
    const QRectF whole(0, 0, layout.rail.width(), layout.felt.bottom() + layout.felt.left());
    QLinearGradient wood(0, 0, 0, layout.rail.height());
    wood.setColorAt(0, theme.frameTop);
    wood.setColorAt(1, theme.frameBody);
    painter.fillRect(whole, wood);
    if (theme.flat)
        return;
    quint32 state = 0xa11ce;
    for (double y = 2; y < layout.rail.height(); y += 3) {
        state = state * 1664525U + 1013904223U;
        const int alpha = static_cast<int>((state >> 24) % 12);
        const bool light = (state >> 20) & 1;
        painter.fillRect(QRectF(0, y, whole.width(), 1),
                         light ? QColor(255, 255, 255, alpha / 2) : QColor(0, 0, 0, alpha));
    }
    painter.fillRect(QRectF(0, 0, whole.width(), 1), QColor(255, 255, 255, 26));
}

QRadialGradient lamp(const QRectF &felt, const TableTheme &theme)
{
    QRadialGradient gradient(felt.center().x(), 0, felt.width() * 0.64);
    gradient.setColorAt(0, theme.feltLight);
    gradient.setColorAt(0.5, theme.feltMiddle);
    gradient.setColorAt(1, theme.feltEdge);
    return gradient;
}

void paintCloth(QPainter &painter, const QRectF &felt, double radius, const TableTheme &theme)
{
    QPainterPath edge;
    edge.addRoundedRect(felt, radius, radius);
    // The light is an ellipse as wide as the felt is: a circle, squeezed.
    QBrush cloth(lamp(felt, theme));
    const double squeeze = std::max(0.62, 1.2 * felt.height() / felt.width());
    cloth.setTransform(QTransform(1, 0, 0, squeeze, 0, felt.top() + 0.40 * felt.height()));
    painter.fillPath(edge, theme.flat ? QBrush(theme.feltLight) : cloth);
    if (theme.flat)
        return;
    static const QImage specks = grain();
    painter.fillPath(edge, QBrush(specks));
    // The frame throws a narrow shade on the cloth.
    painter.save();
    painter.setClipPath(edge);
    const double deep = radius * 0.56;
    QLinearGradient shade(0, felt.top(), 0, felt.top() + deep);
    shade.setColorAt(0, QColor(0, 0, 0, 77));
    shade.setColorAt(1, QColor(0, 0, 0, 0));
    painter.fillRect(QRectF(felt.left(), felt.top(), felt.width(), deep), shade);
    painter.restore();
}

QPen stitches(double width, int alpha)
{
    QPen pen(QColor(255, 255, 255, alpha), width);
    pen.setDashPattern({5, 3.6});
    return pen;
}

} // namespace

bool isSameTable(const TableLayout &a, const TableLayout &b)
{
    return a.rail == b.rail && a.felt == b.felt;
}

void paintTable(QPainter &painter, const TableLayout &layout, const TableTheme &theme)
{
    const QRectF felt = layout.felt;
    const double grown = layout.grown();
    const double radius = layout.corner();
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, layout, theme);
    paintCloth(painter, felt, radius, theme);
    QColor brass = theme.frameLine;
    brass.setAlpha(theme.flat ? 255 : 70);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(brass, theme.flat ? 2 : 1.2 * grown));
    painter.drawRoundedRect(felt.adjusted(-1, -1, 1, 1), radius + 1, radius + 1);
    if (theme.flat)
        return;
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1.2 * grown));
    painter.drawRoundedRect(felt, radius, radius);
    painter.setPen(stitches(1.4 * grown, 51));
    const double in = 9 * grown;
    painter.drawRoundedRect(felt.adjusted(in, in, -in, -in), radius - 6 * grown,
                            radius - 6 * grown);
}

} // namespace sandbag
