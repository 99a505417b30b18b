// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fit_to_type.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QLayout>
#include <QWidget>

namespace sandbag {

/// A narrow dialog becomes as wide as its title bar needs, with the program's name behind the title
/// and the buttons of the frame next to it. Call once it has its title. The layout of Qt's own
/// dialogs, which is there once they are asked for a size, would forget that.
inline void giveRoomForTitle(QWidget &dialog)
{
    dialog.ensurePolished();
    (void)dialog.sizeHint();
    if (QLayout *layout = dialog.layout())
        layout->setSizeConstraint(QLayout::SetDefaultConstraint);
    fitToType(dialog, [&dialog] {
        const QFontMetrics letters = dialog.fontMetrics();
        const QString shown = dialog.windowTitle() + QGuiApplication::applicationDisplayName();
        dialog.setMinimumWidth(letters.horizontalAdvance(shown) + 12 * letters.height());
    });
}

} // namespace sandbag
