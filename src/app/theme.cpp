// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme.h"

#include "look/table_theme.h"
#include "outlined_style.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

struct Colours {
    QRgb window, base, alternate, button, text, faint, disabled, highlight, highlighted, link;
};

// Paper, ink and one accent, as on the table: the green of its buttons.
constexpr Colours kLight{0xfff6f1e4, 0xfffdf9ee, 0xfff3ecda, 0xffefe8d6, 0xff26241f,
                         0xff625c50, 0xff6b6558, 0xff1d6b58, 0xffffffff, 0xff1d6b58};
constexpr Colours kDark{0xff2b2823, 0xff22201c, 0xff302c27, 0xff39352e, 0xffefe7d6,
                        0xffb5ac9a, 0xffa39b8b, 0xff5aa68c, 0xff0b0d0e, 0xff7fe0cf};
constexpr Colours kContrast{0xff000000, 0xff000000, 0xff101010, 0xff000000, 0xffffffff,
                            0xffffffff, 0xff8f8f8f, 0xffffd24d, 0xff000000, 0xffffd24d};

QPalette paletteOf(const Colours &c)
{
    QPalette palette;
    palette.setColor(QPalette::Window, c.window);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.base);
    palette.setColor(QPalette::AlternateBase, c.alternate);
    palette.setColor(QPalette::ToolTipBase, c.base);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::PlaceholderText, c.faint);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::Button, c.button);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Highlight, c.highlight);
    palette.setColor(QPalette::HighlightedText, c.highlighted);
    palette.setColor(QPalette::Link, c.link);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.disabled);
    return palette;
}

/// Of the light that the eye sees, 0 to 1 (WCAG 2).
double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// As it looks on that ground.
QColor laidOn(const QColor &ground, const QColor &ink)
{
    const double part = ink.alphaF();
    const auto mix = [part](double over, double under) {
        return static_cast<float>(part * over + (1 - part) * under);
    };
    return QColor::fromRgbF(mix(ink.redF(), ground.redF()), mix(ink.greenF(), ground.greenF()),
                            mix(ink.blueF(), ground.blueF()));
}

double contrast(const QColor &a, const QColor &b)
{
    const double light = luminance(a), dark = luminance(b);
    return (std::max(light, dark) + 0.05) / (std::min(light, dark) + 0.05);
}

/// The desktop's palette, with the color that Plasma leaves
/// out, that of placeholder texts: Qt's own is a grey black on
/// any background. Where no desktop has colors, they are ours.
void takeDesktopPalette(bool ours)
{
    QApplication::setPalette(QPalette());
    if (ours && !isHighContrast(QApplication::palette())) {
        const bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
        QApplication::setPalette(paletteOf(dark ? kDark : kLight));
        return;
    }
    const QPalette mended = withReadableHints(QApplication::palette());
    QPalette own;
    if (mended.color(QPalette::PlaceholderText) !=
        QApplication::palette().color(QPalette::PlaceholderText)) {
        own.setColor(QPalette::PlaceholderText, mended.color(QPalette::PlaceholderText));
        QApplication::setPalette(own);
    }
}

} // namespace

QPalette withReadableHints(QPalette palette)
{
    constexpr double kLeast = 3;    // WCAG 2 asks it of large text and of hints
    constexpr float kFaint = 0.65F; // of the text's colour
    const QColor ground = palette.color(QPalette::Base);
    if (contrast(laidOn(ground, palette.color(QPalette::PlaceholderText)), ground) >= kLeast)
        return palette;
    QColor faint = palette.color(QPalette::Text);
    faint.setAlphaF(kFaint);
    palette.setColor(QPalette::PlaceholderText, faint);
    return palette;
}

void applyTheme(Theme theme)
{
    static const QString desktopStyle = QApplication::style()->name();
    // Fusion, which is also used where the desktop has no style of its own, is hard to see in the
    // dark by itself.
    const bool fusion = theme != Theme::system || desktopStyle == QLatin1String("fusion");
    const bool outlined = qobject_cast<OutlinedStyle *>(QApplication::style());
    if (fusion && !outlined)
        QApplication::setStyle(new OutlinedStyle);
    else if (!fusion && outlined)
        QApplication::setStyle(desktopStyle);
    if (theme == Theme::system) {
        takeDesktopPalette(fusion);
        return;
    }
    QApplication::setPalette(paletteOf(theme == Theme::light  ? kLight
                                       : theme == Theme::dark ? kDark
                                                              : kContrast));
}

} // namespace sandbag
