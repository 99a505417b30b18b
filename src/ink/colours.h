// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace sandbag {

/// 1 to 21, as the guidelines for web pages (WCAG 2) count it; text wants 4.5.
[[nodiscard]] qreal contrast(const QColor &one, const QColor &other);
/// `share` of `over` on `under`, 0 to 1.
[[nodiscard]] QColor blend(const QColor &over, const QColor &under, qreal share);

} // namespace sandbag
