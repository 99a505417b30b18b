// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

struct ScoreSheet;

/// The scorecard as aligned plain text, for a message or a note.
[[nodiscard]] QString toPlainText(const ScoreSheet &sheet);
/// The scorecard as comma-separated values (RFC 4180): a row for each deal, raw numbers. A name
/// that a spreadsheet would work out as a formula has an apostrophe before it.
[[nodiscard]] QString toCsv(const ScoreSheet &sheet);

} // namespace sandbag
