// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sandbag {

/// What the next line of standard input is.
enum class InputLine { none, whole, tooLong };

/// Reads it into `line`, without what is beyond `longest` bytes.
[[nodiscard]] InputLine nextLine(QByteArray &line, qsizetype longest);

} // namespace sandbag
