// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wanted_match.h"

class QObject;

namespace sandbag {

/// The program's one window of each, in front. What is chosen there goes to `open`, that of the
/// window which asked last, as long as `asker` is there.
void showHistory(QObject *asker, const OpenMatch &open);
void showStatistics(QObject *asker, const OpenMatch &open);

} // namespace sandbag
