// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace sandbag {

/// Opens what the system asks the running program to open: macOS sends a file that was
/// double-clicked as an event, and never as an argument.
void openFilesOfEvents(QCoreApplication &app);

} // namespace sandbag
