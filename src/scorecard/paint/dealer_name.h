// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace sandbag {

/// A dealer in a narrow column: the name as `cut` leaves it, where that distinguishes it from the
/// other players; else the number of the place, from 1, so that "Playe…" is never shown four
/// times.
[[nodiscard]] QString dealerName(const QStringList &players, const QString &dealer,
                                 const std::function<QString(const QString &)> &cut);

} // namespace sandbag
