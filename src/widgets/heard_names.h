// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace sandbag {

/// From now on a screen reader says the name of every list that one chooses from, and not only the
/// chosen value. On Linux desktops Qt gives readers no such name (its interface of a list answers
/// with the value), only that of a label that belongs to the list: a list with a name and without a
/// label gets an invisible label.
void letNamesBeHeard(QApplication &app);

} // namespace sandbag
