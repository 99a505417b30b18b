// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"

#include <QString>

#include <optional>

namespace sandbag {

/// The score keeper of the program, shown and in front: it goes on with its last match or asks for
/// a new one. Each window keeps one match, saved in a place of its own.
void showScoreKeeper();
/// One more window, for another match beside those that are kept.
void newScoreKeeper();

/// A match whose deals were entered and not played here: it belongs in the score keeper.
[[nodiscard]] bool isScoreKeeperFile(const QString &path);

/// Opens a match in a score keeper that holds no other one. Where and why it cannot be read, or
/// nothing; no window opens either where another program has the file open and the person leaves
/// it to that.
[[nodiscard]] std::optional<FileError> openInScoreKeeper(const QString &path);

} // namespace sandbag
