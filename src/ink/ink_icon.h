// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace sandbag {

/// One of our line icons in the text colour of the palette, so that it is seen in every theme. It
/// is read and drawn when it is first painted, and anew when the palette changes.
[[nodiscard]] QIcon inkIcon(const QString &name);

} // namespace sandbag
