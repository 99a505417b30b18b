// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/whole_file.h"

#include <QString>

#include <optional>

namespace sandbag {

struct ScoreSheet;

/// Writes the scorecard for a spreadsheet, as CSV in UTF-8 with the mark by which spreadsheets know
/// it. Gives the reason where that fails.
[[nodiscard]] std::optional<FileError> saveTable(const QString &path, const ScoreSheet &sheet);
/// Writes the printed scorecard as a PNG picture; further pages next to it as NAME-2.png and so on.
[[nodiscard]] std::optional<FileError> savePicture(const QString &path, const ScoreSheet &sheet);

} // namespace sandbag
