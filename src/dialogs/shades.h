// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "colours.h"

#include <QColor>
#include <QPalette>

namespace sandbag {

/// Colours that the palette has no role for, worked out from it, so that they keep their contrast
/// in light, dark and high-contrast palettes.
[[nodiscard]] bool isDark(const QPalette &palette);
/// For what explains: at least 4.5 : 1 on the base wherever the text itself has 9 : 1.
[[nodiscard]] QColor mutedText(const QPalette &palette);
[[nodiscard]] QColor errorText(const QPalette &palette);
/// Of hearts and diamonds on a button.
[[nodiscard]] QColor redSuit(const QPalette &palette);
[[nodiscard]] QColor fieldBorder(const QPalette &palette);
/// Behind the current row: text keeps its colour on it.
[[nodiscard]] QColor currentRow(const QPalette &palette, bool active);
/// Behind what has just changed.
[[nodiscard]] QColor freshlyChanged(const QPalette &palette);
/// For links: the palette's own where it can be read on the base, which of many dark palettes is
/// not so.
[[nodiscard]] QColor linkText(const QPalette &palette);
/// Marks what differs from the preset, together with a dot and bold type.
[[nodiscard]] QColor changedMark(const QPalette &palette);

} // namespace sandbag
