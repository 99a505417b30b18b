// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace sandbag {

/// From now on a finger that stays on something asks what a pointer asks that rests there: its tip.
/// Where there is one, nothing is pressed when the finger is lifted.
void tellByLongPress(QApplication &app);

} // namespace sandbag
