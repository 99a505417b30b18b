// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings.h"

#include <QPalette>

namespace sandbag {

/// Puts the theme on the whole application. System leaves the desktop's style and palette alone,
/// but for what is in empty fields, where that could not be read.
void applyTheme(Theme theme);
/// The palette with a colour for what is in empty fields that can be read on their ground.
[[nodiscard]] QPalette withReadableHints(QPalette palette);

} // namespace sandbag
