// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings.h"

namespace sandbag {

/// Puts the theme on the whole application. System leaves the desktop's style and palette alone.
void applyTheme(Theme theme);

} // namespace sandbag
