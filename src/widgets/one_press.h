// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace sandbag {

/// From now on one press of a key is one decision: while a key is held down, what its repeats would
/// play, bid, pass or start does not happen. Repeats still move a cursor and still write into
/// fields of text.
void actOncePerPress(QApplication &app);

} // namespace sandbag
