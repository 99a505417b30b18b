// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sandbag {

/// Whether a file for QSettings (INI) holds values of the plain kinds alone: numbers, texts, lists
/// of them and bytes. It would take "@Variant(…)" for an object of any kind that was streamed, one
/// within the other as deep as someone likes, and the stack ends sooner than the file. No program
/// of ours writes such a value.
[[nodiscard]] bool holdsPlainValues(const QByteArray &ini);

} // namespace sandbag
