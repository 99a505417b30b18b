// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <atomic>
#include <variant>

namespace sandbag {

// Everything of a person in one file, and back again. The file is a ZIP archive, which every system
// opens; libarchive writes and reads it. All of this takes as long as a disk does: not for the
// thread of the windows.

/// A folder, or one file, that goes into a backup under a name of its own.
struct BackupPlace {
    QString name; ///< "data", "matches": the first part of the names in the archive
    QString path; ///< a file that has this very name in the archive, or a folder; "": passed over
};
using BackupPlaces = QList<BackupPlace>;

/// Writes every plain file of these places; links, locks and indexes that are made again stay out.
/// How many there were, or why not: then nothing has been written.
[[nodiscard]] std::variant<int, FileError>
writeBackup(const QString &path, const BackupPlaces &places, const std::atomic<bool> &stop);

/// What restoring a backup would do.
struct BackupContents {
    QDateTime made;
    int missing = 0;   ///< here: restoring adds them
    int same = 0;      ///< here already
    int differing = 0; ///< here, with other content
};

/// Reads the whole backup and writes nothing. An archive that no program of ours would write (a
/// path that leads out of the places, links, more than a person could have) is refused in one line.
[[nodiscard]] std::variant<BackupContents, FileError>
lookAtBackup(const QString &path, const BackupPlaces &places, const std::atomic<bool> &stop);

/// What becomes of a file here that differs from that of the backup.
enum class Differing {
    stays,  ///< the one of the backup gets a name of its own next to it
    yields, ///< it gets another name, and that of the backup takes its place
};

struct Restored {
    int added = 0;
    int beside = 0; ///< files that bear a new name now
};

/// Adds what is missing; see Differing for the rest. Nothing is ever overwritten. Where it fails on
/// the way, the files that were added stay.
[[nodiscard]] std::variant<Restored, FileError> restoreBackup(const QString &path,
                                                              const BackupPlaces &places,
                                                              Differing differing,
                                                              const std::atomic<bool> &stop);

} // namespace sandbag
