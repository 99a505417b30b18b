// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QObject;

namespace sandbag {

/// Takes a match of the library up; `deal` ≥ 0: to look at that one.
using OpenMatch = std::function<void(const QString &id, const QString &path, int deal)>;

/// The program's one window of each, in front. What is chosen there goes to `open`, that of the
/// window which asked last, as long as `asker` is there.
void showHistory(QObject *asker, const OpenMatch &open);
void showStatistics(QObject *asker, const OpenMatch &open);

} // namespace sandbag
