// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace sandbag {

/// Makes all settings, keys and windows as they were at first. The list of recent files and the
/// folder of the matches are no settings: they stay. What the settings were, for restoreSettings();
/// nothing where they cannot be written.
[[nodiscard]] std::optional<QByteArray> resetSettings();
[[nodiscard]] bool restoreSettings(const QByteArray &before);

/// Has every window go by the settings as they are in the file.
void applySettingsOfFile();

} // namespace sandbag
