// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace sandbag {

/// A side's own shape, filling the box: the same on the table, in charts and on paper, since colour
/// is never the only sign. Eight differ.
[[nodiscard]] QPainterPath sideShape(const QRectF &box, int side);

} // namespace sandbag
