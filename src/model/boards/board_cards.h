// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"
#include "formats/file_error.h"

#include <QByteArray>

#include <variant>

namespace sandbag {

/// The boards without anything that was played, as a record by whose deals they can be dealt.
[[nodiscard]] MatchRecord recordOfSet(const BoardSet &set);

/// All boards in Portable Bridge Notation (sharing/pbn.h); an error where it cannot hold them.
[[nodiscard]] std::variant<QByteArray, FileError> pbnOfBoards(const BoardSet &set);
/// The boards of such a file, by these rules. `file` names it in errors.
[[nodiscard]] std::variant<BoardSet, FileError>
boardsOfPbn(const QByteArray &bytes, const CodedRules &rules, const QString &file);

} // namespace sandbag
