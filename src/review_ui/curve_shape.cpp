// SPDX-License-Identifier: GPL-3.0-or-later
#include "curve_shape.h"

#include <algorithm>

namespace sandbag {

QPolygonF curveLine(const QRectF &field, const std::vector<CurvePoint> &curve, int side)
{
    const double steps = std::max<double>(1, static_cast<double>(curve.size()) - 1);
    QPolygonF line;
    for (std::size_t i = 0; i < curve.size(); ++i)
        line << QPointF(field.left() + field.width() * static_cast<double>(i) / steps,
                        field.bottom() - field.height() * curve[i].win[side]);
    return line;
}

std::vector<CurveDeal> curveDeals(const std::vector<CurvePoint> &curve)
{
    std::vector<CurveDeal> deals;
    for (int i = 0; i < static_cast<int>(curve.size()); ++i) {
        const int deal = curve[static_cast<std::size_t>(i)].deal;
        if (deals.empty() || deals.back().deal != deal)
            deals.push_back({deal, i, i});
        deals.back().last = i;
    }
    return deals;
}

} // namespace sandbag
