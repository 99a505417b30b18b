// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// Forgets all settings, keys and shapes of windows in the file, so that they are as at first. The
/// list of recent files and the folder of the matches are no settings: they stay. False where the
/// file cannot be written.
[[nodiscard]] bool resetKeptSettings();

} // namespace sandbag
