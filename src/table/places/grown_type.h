// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QSizeF>

namespace sandbag {

/// As large as that, where it is smaller.
[[nodiscard]] QFont atLeastPixels(QFont font, int pixels);
/// Size of the type round a table: the desktop's, and in a very large window as much larger as what
/// is on the table.
[[nodiscard]] int chromePixels(const QSizeF &window);

} // namespace sandbag
