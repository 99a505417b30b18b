// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace sandbag {

/// One of our line icons in the text colour of the palette, so that it is seen in every theme. It
/// is read and drawn when it is first painted, and again when the palette changes.
[[nodiscard]] QIcon inkIcon(const QString &name);

/// The program's own, by the desktop's theme; drawn by ourselves where that cannot be, since Qt
/// draws SVG by a plugin that need not be installed.
[[nodiscard]] QIcon programIcon();

} // namespace sandbag
