// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace sandbag {

/// Colours that the palette has no role for, worked out from it, so that they keep their contrast
/// in light, dark and high-contrast palettes.
[[nodiscard]] bool isDark(const QPalette &palette);
/// 1 to 21, as the guidelines for web pages (WCAG 2) count it; text wants 4.5.
[[nodiscard]] qreal contrast(const QColor &one, const QColor &other);
/// `share` of `over` on `under`, 0 to 1.
[[nodiscard]] QColor blend(const QColor &over, const QColor &under, qreal share);
/// For what explains: at least 4.5 : 1 on the base wherever the text itself has 9 : 1.
[[nodiscard]] QColor mutedText(const QPalette &palette);
[[nodiscard]] QColor errorText(const QPalette &palette);
[[nodiscard]] QColor fieldBorder(const QPalette &palette);
/// Behind the current row: text keeps its colour on it.
[[nodiscard]] QColor currentRow(const QPalette &palette, bool active);
/// Behind what has just changed.
[[nodiscard]] QColor freshlyChanged(const QPalette &palette);
/// For links: the palette's own where it can be read on the base, which of many dark palettes is
/// not so.
[[nodiscard]] QColor linkText(const QPalette &palette);
/// The mark of what differs from the preset; stands beside a dot and bold type.
[[nodiscard]] QColor changedMark(const QPalette &palette);

} // namespace sandbag
