// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"
#include "match/record.h"

#include <QString>

#include <variant>

namespace sandbag {

/// The record as it was after this many events of that deal, from 0; −1: as it is.
[[nodiscard]] MatchRecord recordUpTo(const MatchRecord &record, int deal, int events);

/// A match or a position as text that goes through the clipboard and messages: "sandbag1:" and
/// letters. The other members of its file (seed, secret) are left out.
[[nodiscard]] QString matchCode(const MatchRecord &record);
/// Whether the text is meant as such a code: what is around it does not matter.
[[nodiscard]] bool holdsMatchCode(const QString &text);
/// The record in it, in the form of a file; what is wrong with it in one line. Whether its rules
/// and choices hold is not looked at.
[[nodiscard]] std::variant<QByteArray, FileError> recordOfCode(const QString &text);

} // namespace sandbag
