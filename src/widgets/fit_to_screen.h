// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>

namespace sandbag {

/// What a window may take of its screen, with room for the frame.
inline QSize screenRoom(const QWidget &dialog)
{
    return dialog.screen()->availableGeometry().size() - QSize(24, 64);
}

/// Makes a dialog that is not shown yet no larger than its screen: on a small or strongly scaled
/// one its buttons would be out of reach.
inline void fitToScreen(QWidget &dialog)
{
    dialog.resize(dialog.size().boundedTo(screenRoom(dialog)));
}

} // namespace sandbag
