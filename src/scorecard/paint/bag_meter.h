// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

namespace sandbag {

struct Paper;

/// A row of `limit` small bags, `bags` of them full: it fills toward the penalty. The last fifth
/// is drawn in the colour of alarm and with a stroke, so that it shows without colour too.
void paintBagMeter(QPainter &painter, const QRectF &where, int bags, int limit, const Paper &paper);

} // namespace sandbag
