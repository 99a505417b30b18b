// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace sandbag {

/// From now on a window's own key comes before what the desktop makes of it in a field of text: X11
/// has Ctrl+D, Ctrl+E, Ctrl+K and Ctrl+U edit the line, so that "Export… Ctrl+E" did nothing while
/// the search had the focus. Where the window has no such key, the field has it as before.
void letWindowKeysPassFields(QApplication &app);

} // namespace sandbag
