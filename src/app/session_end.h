// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QGuiApplication;

namespace sandbag {

/// Keeps every match and ends cleanly when the desktop session ends or the process is asked to
/// (SIGTERM, SIGINT, SIGHUP): no question is put to anyone then. A process that was asked to ends
/// within a second, whatever it waits for; one whose windows are closed within ten.
void endCleanly(QGuiApplication &app);

} // namespace sandbag
