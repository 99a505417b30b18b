// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;
class QWidget;

namespace sandbag {

/// The page of the handbook for a window or a part of one: that of the nearest widget around it
/// that has one, and the page that lists them all where none has.
[[nodiscard]] QString helpPageOf(const QWidget *part);

/// Opens that page in a window of its own above the part's window.
void showHelpOf(QWidget *part);

/// From now on F1 opens the page of the window that it is pressed in, unless that window does
/// something of its own with the key.
void helpWithF1(QApplication &app);

} // namespace sandbag
