// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backup/backup.h"

namespace sandbag {

// Backups of everything that a person keeps in any place; `matches` is the folder of the library.

[[nodiscard]] std::variant<int, FileError>
saveOwnThings(const QString &path, const QString &matches, const std::atomic<bool> &stop);

/// Without the settings, which always differ.
[[nodiscard]] std::variant<BackupContents, FileError>
lookAtOwnThings(const QString &path, const QString &matches, const std::atomic<bool> &stop);

enum class RestoredSettings {
    stay,  ///< those of here
    yield, ///< those of the backup take their place; the ones of here get another name
};

/// Settings that took their place are read by nobody yet, and name the other computer's folder of
/// matches.
[[nodiscard]] std::variant<Restored, FileError>
restoreOwnThings(const QString &path, const QString &matches, Differing differing,
                 RestoredSettings settings, const std::atomic<bool> &stop);

} // namespace sandbag
