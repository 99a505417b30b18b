// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"

#include <memory>
#include <variant>

namespace sandbag {

class CommandLine;
class Library;

/// Declares --library.
void declareLibrary(CommandLine &line);
enum class LibraryUse {
    read, ///< a folder that was named is there already: one that is not was mistyped
    fill  ///< it is made where it is missing
};

/// The library that was named, or the windows' own; or why it cannot be opened. One that is read
/// shows its notice at once.
[[nodiscard]] std::variant<std::unique_ptr<Library>, FileError> libraryOf(const CommandLine &line,
                                                                          LibraryUse use);
/// What is wrong with its index. Of one that is filled once that went well: whatever keeps both
/// from it is said once.
void tellNotice(const Library &library);

} // namespace sandbag
