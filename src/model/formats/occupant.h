// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// Who sits at a seat, as far as it matters who is asked, who owns the screen and who may be
/// helped.
enum class Occupant {
    personHere,      ///< in front of this screen
    personElsewhere, ///< in front of another one; no file says so
    computer,        ///< one of our own players, or one that this program does not know
    program,         ///< another program, which a command starts
};

/// Who is meant by the `kind` of a player in a file (FORMATS.md, "Match record"): "human",
/// "external:COMMAND", "level:3", "computer" …
[[nodiscard]] Occupant occupantOf(const QString &kind);
/// How files call a person.
[[nodiscard]] QString personKind();
/// How files call another program that `command` starts.
[[nodiscard]] QString programKind(const QString &command);
/// The command that starts another program; "" where `kind` is none.
[[nodiscard]] QString commandOf(const QString &kind);

} // namespace sandbag
