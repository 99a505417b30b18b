// SPDX-License-Identifier: GPL-3.0-or-later
#include "shades.h"

namespace sandbag {

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

QColor mutedText(const QPalette &palette)
{
    return blend(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.68);
}

QColor errorText(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xff, 0xb4, 0xab) : QColor(0xa8, 0x1c, 0x16);
}

QColor redSuit(const QPalette &palette)
{
    const bool dark = palette.color(QPalette::Button).lightness() < 128;
    return dark ? QColor(0xff, 0xa0, 0x98) : QColor(0xb3, 0x1b, 0x1b);
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
