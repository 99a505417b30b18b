// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// A text of unknown origin as it may stand in a message: control characters, and those that turn
/// the direction of writing, as escapes ("\u202e"). Applied twice it is the same.
[[nodiscard]] QString harmless(const QString &text);
/// The same, and no longer than somebody reads: cut off after some 40 characters.
[[nodiscard]] QString shortened(const QString &text);

/// How long a name may be that a file gives, in units of UTF-16; and a remark, such as the reason
/// of a ruling.
inline constexpr qsizetype kMostOfName = 200;
inline constexpr qsizetype kMostOfRemark = 1000;
/// What a file calls something, as one line that may stand anywhere: on the table, in a tooltip, on
/// paper, in the name of a file. Breaks of lines and tabs are spaces; other control characters, and
/// marks that turn the direction of writing, are left out; what is too long is cut off. Applied
/// twice it is the same.
[[nodiscard]] QString oneLine(const QString &text, qsizetype most = kMostOfName);

} // namespace sandbag
