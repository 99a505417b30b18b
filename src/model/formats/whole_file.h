// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disk/special_file.h"
#include "formats/file_error.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>

namespace sandbag {

/// The error of a file that cannot be written for that reason.
[[nodiscard]] FileError cannotWrite(const QString &file, const QString &why);

/// That of one that another window or program is in the middle of writing: a change over it would
/// be lost, or undo the other's.
[[nodiscard]] FileError beingWritten(const QString &file);

/// That of a file that is too large for what memory there is (std::bad_alloc).
[[nodiscard]] FileError memoryEndsIn(const QString &file);

/// The bytes of a plain file (disk/plain_file.h), "-" being standard input.
[[nodiscard]] std::variant<QByteArray, FileError> readWholeFile(const QString &file);
/// Writes the file as a whole or leaves what stood there. In the program's own folders it is for
/// its owner alone, elsewhere as the system has it. What is no plain file is written into,
/// `patience` being how long someone who takes nothing is waited for.
[[nodiscard]] std::optional<FileError>
writeWholeFile(const QString &file, const QByteArray &bytes,
               std::chrono::milliseconds patience = kWindowPatience);
/// The same for its owner alone, whatever the folder is. `changed`, unless null, gets the file's
/// time in ms since 1970, as it was before others could see the file.
[[nodiscard]] std::optional<FileError>
writePrivateFile(const QString &file, const QByteArray &bytes, qint64 *changed = nullptr);
/// As writePrivateFile() where a program ends while it writes; not where the power fails: for many
/// files, of which the last is followed by one wait for all of them.
[[nodiscard]] std::optional<FileError> writeQuickly(const QString &file, const QByteArray &bytes);

} // namespace sandbag
