// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace sandbag {

/// From now on until this program ends, however it ends, what it took out of a library can be
/// brought back: no clock decides that. `file` is the mark of it in the library's folder, and is
/// made where it is missing.
void holdRemoved(const QString &file);
/// Calls `act` where no living program holds the mark, and keeps others from beginning. Where the
/// system does not know, `act` is not called.
void whereNobodyHoldsRemoved(const QString &file, const std::function<void()> &act);

} // namespace sandbag
