// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// Why a file is refused, or cannot be written: one line that names the file and the place in it.
/// A reader returns the content of the file or this; a writer returns this or nothing.
struct FileError {
    enum class Kind {
        unreadable, ///< no such file, no JSON, a format this program does not know
        breaksRule, ///< well-formed, but not what the format or the rules of the game allow
        unwritable, ///< the disk or the folder does not take it
        inUse       ///< another program has it open, and will write it
    };
    Kind kind = Kind::breaksRule;
    QString text;
    QString where =
        {}; ///< the place in the file: "/deals/0/dealer", "deal 2, seat 3"; "" the whole
};

} // namespace sandbag
