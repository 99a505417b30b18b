// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sandbag {

/// The unpacked data (gzip, or zlib without Qt's four bytes of size);
/// "" where that is damaged or comes to more than `most` bytes: a few
/// bytes may unpack to any number, whatever size they claim.
[[nodiscard]] QByteArray unpacked(QByteArray packed, qsizetype most);

} // namespace sandbag
