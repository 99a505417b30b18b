// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace sandbag {

/// Outline of one of "SHDC", filling the rectangle: drawn as a shape so that no font need have it.
[[nodiscard]] QPainterPath suitShape(char which, const QRectF &where);

} // namespace sandbag
