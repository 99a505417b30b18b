// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace sandbag {

/// From now on the wheel changes a field only while that field has the focus: over any other list,
/// number, date or slider it scrolls the page behind, and no wheel gives a field the focus. Holds
/// for every window of the program, those of Qt included; scroll bars turn as usual.
void keepFieldsStill(QApplication &app);

} // namespace sandbag
