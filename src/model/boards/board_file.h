// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"
#include "formats/file_error.h"
#include "formats/own_file.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>

namespace sandbag {

/// Of the name of a file of boards: ".spades-boards.json".
[[nodiscard]] QString boardsEnding();

/// Reads boards and what tables made of them; `file` names it in errors.
[[nodiscard]] std::variant<BoardSet, FileError> parseBoards(const QByteArray &json,
                                                            const QString &file);
[[nodiscard]] std::variant<BoardSet, FileError> readBoards(const QString &file);
/// What others may have: nothing of it is someone's who sits here.
[[nodiscard]] QByteArray writeBoards(const BoardSet &set);

/// The set that is being played on this computer, in a file of its own. "": in the folder of the
/// application's data. Lives on one thread.
class BoardShelf
{
public:
    explicit BoardShelf(const QString &path = {});
    /// Nothing where there is none; why it cannot be read.
    [[nodiscard]] std::variant<std::optional<BoardSet>, FileError> read();
    /// Why it could not be written, or where the version of another window is (OwnFile).
    [[nodiscard]] std::optional<FileError> write(const BoardSet &set);

private:
    OwnFile m_file;
};

} // namespace sandbag
