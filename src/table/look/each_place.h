// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QPainter;
class QRectF;
class QRegion;

namespace sandbag {

/// Paints once in each of the rectangles, clipped to it. Where a clip has several of them Qt blends
/// even a picture that is not turned span by span, shared among threads for which the window waits:
/// twice as long by the clock as one rectangle after another.
void inEachPlace(QPainter &painter, const QRegion &where, const std::function<void()> &paint);
/// The same, in the exposed parts of `box`, which is in the painter's coordinates.
void inEachExposed(QPainter &painter, const QRectF &box, const std::function<void()> &paint);

} // namespace sandbag
