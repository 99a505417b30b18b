// SPDX-License-Identifier: GPL-3.0-or-later
// The shape of the curve of the chances within a field, on the screen and on paper.
#pragma once

#include "review/win_curve.h"

#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace sandbag {

/// The points of one side's chance, from the left edge of the field to its right one.
[[nodiscard]] QPolygonF curveLine(const QRectF &field, const std::vector<CurvePoint> &curve,
                                  int side);

/// One deal of the curve.
struct CurveDeal {
    int deal = 0;  ///< index
    int first = 0; ///< its points
    int last = 0;
};
[[nodiscard]] std::vector<CurveDeal> curveDeals(const std::vector<CurvePoint> &curve);

} // namespace sandbag
