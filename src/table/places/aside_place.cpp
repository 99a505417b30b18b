// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/aside_place.h"

#include <QLineF>

#include <algorithm>
#include <limits>

namespace sandbag {

namespace {

constexpr double kEdge = 8; // between the panel and the edge of the table

double shared(const QRectF &a, const QRectF &b)
{
    const QRectF both = a & b;
    return both.width() * both.height();
}

/// The cost of covering things with the panel: the more they are missed, the higher.
double costOf(const QRectF &box, const TableLayout &layout, QSizeF table,
              const std::vector<QRectF> &asked)
{
    // Among equals the one nearest to the middle.
    double cost =
        50 * shared(box, layout.hand) + 0.01 * QLineF(box.center(), layout.trick).length();
    for (const QRectF &place : asked)
        cost += 60 * shared(box, place);
    cost += 3 * shared(box, layout.prompt);
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
        if (i == 0)
            continue;
        const SeatPlace &seat = layout.seats[i];
        QRectF fan(QPointF(), QSizeF(layout.miniCard.width() * 2.2, layout.miniCard.height()));
        fan.moveCenter(seat.cards);
        cost += 40 * shared(box, seat.plate) + 0.3 * shared(box, fan);
    }
    cost += 40 * shared(box, layout.rail);
    const QRectF whole(QPointF(), table);
    return cost + 100 * (box.width() * box.height() - shared(box, whole));
}

} // namespace

QRectF placeAside(const TableLayout &layout, QSizeF table, const std::vector<QRectF> &asked,
                  int leastWidth, const std::function<int(int)> &heightFor)
{
    QRectF best;
    double least = std::numeric_limits<double>::max();
    for (const double ems : {27.0, 24.0, 31.0, 21.0, 18.0, 36.0}) {
        const int width = std::max(leastWidth, qRound(ems * layout.fontPixels));
        const double height = heightFor(width);
        const double right = table.width() - width - kEdge;
        const double top = layout.felt.top() + kEdge;
        const double low = std::max(top, layout.prompt.top() - height);
        // From the right edge to the left, from the top down: the first of equal places is taken.
        constexpr int kSteps = 8;
        for (int i = 0; i <= kSteps * kSteps + 2 * kSteps; ++i) {
            const int column = i % (kSteps + 1);
            const int row = i / (kSteps + 1);
            const double across = static_cast<double>(column) / kSteps;
            const double down = static_cast<double>(row) / kSteps;
            const QRectF box(right + across * (kEdge - right), top + down * (low - top), width,
                             height);
            // The shadow round the paper hides nothing.
            const double cost = costOf(box.adjusted(12, 6, -12, -18), layout, table, asked);
            if (cost < least) {
                least = cost;
                best = box;
            }
        }
    }
    return best;
}

} // namespace sandbag
