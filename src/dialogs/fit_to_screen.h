// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>

namespace sandbag {

/// Makes a dialog that is not shown yet no larger than its screen, with room for the frame: on a
/// small or strongly scaled one its buttons would be out of reach.
inline void fitToScreen(QWidget &dialog)
{
    const QSize room = dialog.screen()->availableGeometry().size() - QSize(24, 64);
    dialog.resize(dialog.size().boundedTo(room));
}

} // namespace sandbag
