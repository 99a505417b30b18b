// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace sandbag {

/// When a match was begun, as a list shows it: the day and the minute, in local time, as the
/// language in use writes them.
[[nodiscard]] QString shownTime(const QDateTime &time);

} // namespace sandbag
