// SPDX-License-Identifier: GPL-3.0-or-later
#include "felt.h"

#include <QImage>
#include <QPainter>
#include <QRadialGradient>

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

} // namespace

void paintFelt(QPainter &painter, const QRectF &area, TableLook::Felt felt)
{
    const QColor light = feltColour(felt);
    QRadialGradient gradient(area.center().x(), area.top() + area.height() * 0.38,
                             std::max(area.width(), area.height()) * 0.72);
    gradient.setColorAt(0, light.lighter(112));
    gradient.setColorAt(0.45, light);
    gradient.setColorAt(1, light.darker(170));
    painter.fillRect(area, gradient);
    static const QImage specks = grain();
    painter.fillRect(area, QBrush(specks));
}

} // namespace sandbag
