// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

namespace sandbag {

/// Plays a match between computer players at full speed and leaves a picture of the table and the
/// printed scorecard in the folder; says where. The exit status.
[[nodiscard]] int playDemo(const QString &folder, const QSize &size);

/// Opens a match and leaves a picture of the window. The exit status.
[[nodiscard]] int grabWindow(const QString &picture, const QString &record, const QSize &size);

} // namespace sandbag
