// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QGuiApplication>
#include <QWidget>

namespace sandbag {

/// A narrow dialog becomes as wide as its title bar needs, with the program's name behind the title
/// and the buttons of the frame next to it. Call once it has its title.
inline void giveRoomForTitle(QWidget &dialog)
{
    const QFontMetrics letters = dialog.fontMetrics();
    const QString shown = dialog.windowTitle() + QGuiApplication::applicationDisplayName();
    dialog.setMinimumWidth(letters.horizontalAdvance(shown) + 12 * letters.height());
}

} // namespace sandbag
