// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history_index.h"

#include <QList>
#include <QString>

#include <optional>

namespace sandbag {

/// A record file in some folder.
struct FoundRecord {
    QString path;
    QString id; ///< its name without the ending
    FileStamp stamp;
};

[[nodiscard]] FileStamp stampOf(const QString &path);
/// The records in a folder, without those in folders below it.
[[nodiscard]] QList<FoundRecord> recordsIn(const QString &folder);
/// Whether there is any, without reading all of the folder.
[[nodiscard]] bool hasRecords(const QString &folder);
/// A file whatever its name is, or all records in a folder and below it, sorted by path; nothing
/// where there is no such file or folder.
[[nodiscard]] std::optional<QList<FoundRecord>> recordsAt(const QString &path);
/// The path to which an unreadable record is moved when a readable one replaces it.
[[nodiscard]] QString damagedCopy(const QString &path);
void removeDamagedCopies(const QString &folder);
/// Removes a small file of the history while nobody writes it: with its lock, where there can be
/// one.
void removeAlone(const QString &path);
/// Makes everything in the folder safe from the power failing: one wait for many files.
void flushFolder(const QString &folder);
/// Gives a copy the time of its original.
void setTime(const QString &path, const FileStamp &stamp);

} // namespace sandbag
