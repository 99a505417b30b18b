// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backup/backup.h"

#include <QString>

#include <optional>

namespace sandbag {

/// The first entry of a backup: its format and when it was made.
inline const QString kBackupHead = QStringLiteral("sandbag-backup.json");

/// More than a person could have: a hostile archive ends here.
constexpr int kMostBackupFiles = 200000;
constexpr qint64 kMostBackupBytes = qint64(4) << 30;
constexpr qint64 kMostFileBytes = qint64(64) << 20;

/// Whether files of that name belong into a backup: indexes are made again, locks are of the
/// moment.
[[nodiscard]] bool isKept(const QString &name);

/// Where the entry of an archive belongs; nothing where it leads out of the places.
[[nodiscard]] std::optional<QString> targetOf(const QString &entry, const BackupPlaces &places);

/// A free name for a second file of that name: "a (restored).spades.json".
[[nodiscard]] QString nameBeside(const QString &path, const QString &mark);

/// What libarchive has to say, in one line that names the file; null: that it is no backup.
[[nodiscard]] FileError archiveFault(const QString &path, const char *why, FileError::Kind kind);

} // namespace sandbag
