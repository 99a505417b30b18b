// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sandbag {

/// Whether a drawing of someone else (SVG, not compressed) may be given to the one who draws it,
/// which does all that the drawing says. It names no file and no sheet of styles, holds no picture
/// but PNG and JPEG of bearable size, and comes to an end: its parts, with those that it draws
/// again and again, are bounded in number and in depth.
[[nodiscard]] bool isSafeDrawing(const QByteArray &svg);

} // namespace sandbag
