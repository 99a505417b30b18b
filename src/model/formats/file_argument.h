// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// The path of a file as it was given to a program: other programs hand over its address
/// ("file:///tmp/a%20b.spades.json"). A path that exists is meant as it is.
[[nodiscard]] QString fileOfArgument(const QString &argument);

} // namespace sandbag
