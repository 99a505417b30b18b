// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// A text of unknown origin as it may stand in a message: control characters, and those that turn
/// the direction of writing, as escapes ("\u202e"). Applied twice it is the same.
[[nodiscard]] QString harmless(const QString &text);
/// The same, and no longer than somebody reads: cut off after some 40 characters.
[[nodiscard]] QString shortened(const QString &text);

} // namespace sandbag
