// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QMenu;

namespace sandbag {

/// The help of a window, the same in each: F1 its page of the handbook, the rule book, lessons, the
/// keys of the window's menus, and about the program.
void fillHelpMenu(QMenu *menu, QMainWindow *window);

} // namespace sandbag
