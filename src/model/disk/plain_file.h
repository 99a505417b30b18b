// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QFile;

namespace sandbag {

/// Opens a file to be read, and never waits for anyone: what is no plain file (a pipe, a device, a
/// socket, a folder) is refused, whatever name leads to it. Why it could not be opened, in words,
/// or nothing. Every file whose name the person, a file or a folder gives is opened so.
[[nodiscard]] std::optional<QString> openPlainFile(QFile &file);

/// What a path leads to, links followed. Asked before a library opens the file.
enum class Lies { nothing, plainFile, somethingElse };
[[nodiscard]] Lies whatLiesAt(const QString &path);

/// Whether both name the same file.
[[nodiscard]] bool isSameFile(const QString &one, const QString &other);

} // namespace sandbag
