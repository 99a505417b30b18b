// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace sandbag {

/// From now on a screen reader says the name of every list that one chooses from, and not only what
/// is chosen. On a desktop of Linux Qt tells readers no such name (its interface of a list answers
/// with the value) but only of a label that belongs to it: a list with a name and without a label
/// gets one that nobody sees.
void letNamesBeHeard(QApplication &app);

} // namespace sandbag
