// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/grown_type.h"

#include "places/table_layout.h"

#include <QApplication>
#include <QFontInfo>
#include <QtMath>

#include <algorithm>

namespace sandbag {

QFont atLeastPixels(QFont font, int pixels)
{
    const int plain = QFontInfo(font).pixelSize();
    if (pixels > plain && font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * pixels / plain);
    else if (pixels > plain)
        font.setPixelSize(pixels);
    return font;
}

int chromePixels(const QSizeF &window)
{
    constexpr double kPlain = 12.5; // pixels of a desktop's usual type
    const double grown = TableLayout::chrome(window);
    const int plain = QFontInfo(QApplication::font()).pixelSize();
    return grown > 1 ? std::max(plain, qRound(kPlain * grown)) : plain;
}

} // namespace sandbag
