// SPDX-License-Identifier: GPL-3.0-or-later
#include "shades.h"

#include <cmath>

namespace sandbag {

namespace {

/// Relative luminance, 0 for black to 1 for white.
qreal luminance(const QColor &colour)
{
    const auto linear = [](qreal part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

qreal contrast(const QColor &one, const QColor &other)
{
    const qreal a = luminance(one);
    const qreal b = luminance(other);
    return (qMax(a, b) + 0.05) / (qMin(a, b) + 0.05);
}

QColor blend(const QColor &over, const QColor &under, qreal share)
{
    const auto mix = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return {mix(over.red(), under.red()), mix(over.green(), under.green()),
            mix(over.blue(), under.blue())};
}

QColor mutedText(const QPalette &palette)
{
    return blend(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.68);
}

QColor errorText(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xff, 0xb4, 0xab) : QColor(0xa8, 0x1c, 0x16);
}

QColor fieldBorder(const QPalette &palette)
{
    return blend(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.45);
}

QColor currentRow(const QPalette &palette, bool active)
{
    return blend(palette.color(QPalette::Highlight), palette.color(QPalette::Base),
                 active ? 0.22 : 0.12);
}

QColor freshlyChanged(const QPalette &palette)
{
    return blend(isDark(palette) ? QColor(0xd6, 0xa0, 0x2a) : QColor(0xff, 0xc8, 0x3d),
                 palette.color(QPalette::Base), isDark(palette) ? 0.35 : 0.38);
}

QColor linkText(const QPalette &palette)
{
    const QColor link = palette.color(QPalette::Link);
    if (contrast(link, palette.color(QPalette::Base)) >= 4.5)
        return link;
    return isDark(palette) ? QColor(0x8a, 0xb4, 0xf8) : QColor(0x0b, 0x57, 0xd0);
}

QColor changedMark(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xf2, 0xb8, 0x4b) : QColor(0xa3, 0x5a, 0x00);
}

} // namespace sandbag
