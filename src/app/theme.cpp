// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme.h"

#include "outlined_style.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

namespace sandbag {

namespace {

struct Colours {
    QRgb window, base, alternate, button, text, faint, highlight, highlighted, link;
};

constexpr Colours kLight{0xfff3f3f1, 0xffffffff, 0xffeceae6, 0xffe6e5e1, 0xff1c1f22,
                         0xff5c6166, 0xff2b6a4d, 0xffffffff, 0xff1c5fa8};
constexpr Colours kDark{0xff24282c, 0xff1b1e21, 0xff2b3035, 0xff31363b, 0xffeceff1,
                        0xffa7afb6, 0xff4f9a78, 0xff0b0d0e, 0xff7db8f0};
constexpr Colours kContrast{0xff000000, 0xff000000, 0xff101010, 0xff000000, 0xffffffff,
                            0xffffffff, 0xffffd24d, 0xff000000, 0xffffd24d};

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
        palette.setColor(QPalette::Disabled, role, c.faint);
    return palette;
}

} // namespace

void applyTheme(Theme theme)
{
    static const QString desktopStyle = QApplication::style()->name();
    // Fusion, which also stands in where the desktop has no style of its own, is hard to see in the
    // dark by itself.
    const bool fusion = theme != Theme::system || desktopStyle == QLatin1String("fusion");
    const bool outlined = qobject_cast<OutlinedStyle *>(QApplication::style());
    if (fusion && !outlined)
        QApplication::setStyle(new OutlinedStyle);
    else if (!fusion && outlined)
        QApplication::setStyle(desktopStyle);
    if (theme == Theme::system) {
        QApplication::setPalette(QPalette());
        return;
    }
    QApplication::setPalette(paletteOf(theme == Theme::light  ? kLight
                                       : theme == Theme::dark ? kDark
                                                              : kContrast));
}

} // namespace sandbag
