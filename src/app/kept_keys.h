// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// Gives all windows the keys that the settings hold.
void readKeys();
/// Writes the keys that the person has chosen into the settings, and no others.
void keepKeys();

} // namespace sandbag
