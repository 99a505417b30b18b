// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace sandbag {

/// From now on every label, message and tooltip shows its text as it is: a player's name that looks
/// like markup is a name, and loads no picture. Labels that hold markup of ours say so by their
/// text format. And no field of ours takes more than someone types, whatever is pasted.
void showTextsAsTheyAre(QApplication &app);

} // namespace sandbag
