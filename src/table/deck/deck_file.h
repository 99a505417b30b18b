// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace sandbag {

/// The drawing of an installed deck, which is someone else's file, unpacked where it is
/// compressed;
/// "" where it is no plain file, is larger than any deck, or is not safe to draw.
[[nodiscard]] QByteArray deckDrawing(const QString &file);

} // namespace sandbag
