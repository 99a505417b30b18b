// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sandbag {

/// From now on the program's last messages are kept in memory, those of Qt too, and nowhere else.
/// Warnings go on to where messages went before; lesser messages only where
/// QT_LOGGING_RULES asks for it.
void keepLog();

/// The last of them, oldest first: "12:04:31 sandbag.window: …". On any thread.
[[nodiscard]] QStringList keptLog();

} // namespace sandbag
