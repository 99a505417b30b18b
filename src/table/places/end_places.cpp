// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/end_places.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// Those at the top edge's middle go to the emptier column, the others to the nearer one.
std::vector<std::size_t> columnAt(Edge edge, const TableLayout &layout,
                                  const std::vector<bool> &winners)
{
    std::vector<std::size_t> left, right;
    for (std::size_t place = 0; place < layout.seats.size(); ++place) {
        if (place < winners.size() && winners[place])
            continue;
        const double off = layout.seats[place].plate.center().x() - layout.felt.center().x();
        const bool middle = std::abs(off) < 2;
        const bool goesLeft = middle ? left.size() <= right.size() : off < 0;
        (goesLeft ? left : right).push_back(place);
    }
    std::vector<std::size_t> &column = edge == Edge::left ? left : right;
    std::stable_sort(column.begin(), column.end(), [&layout](std::size_t a, std::size_t b) {
        return layout.seats[a].plate.top() < layout.seats[b].plate.top();
    });
    return column;
}

} // namespace

std::vector<SeatPlace> placesAtEnd(const TableLayout &layout, const std::vector<bool> &winners)
{
    constexpr double kFirst = 0.13; // of the felt's height, the middle of the highest plate
    constexpr double kAlone = 0.24; // where it is the only one
    std::vector<SeatPlace> places = layout.seats;
    const double u = layout.unit;
    const QRectF felt = layout.felt;
    const QSizeF size(std::round(std::max(160 * u, layout.fontPixels * 8.5)),
                      std::round(std::max(60 * u, layout.fontPixels * 3)));
    const double inside = 12 + 8 * u;
    // Where words have no room beside it, a single one is higher: they hang below it then.
    constexpr double kFaces = 184; // half of what two winners take, in units
    constexpr double kWords = 12;  // of the type's size
    const double beside = felt.width() / 2 - inside - size.width() - kFaces * u;
    const double alone = beside < kWords * layout.fontPixels ? kFirst + 0.03 : kAlone;
    for (const Edge edge : {Edge::left, Edge::right}) {
        const std::vector<std::size_t> column = columnAt(edge, layout, winners);
        const double first = column.size() == 1 ? alone : kFirst;
        for (std::size_t i = 0; i < column.size(); ++i) {
            SeatPlace &place = places[column[i]];
            place.edge = edge;
            place.plate.setSize(size);
            const double top = felt.top() + felt.height() * first - size.height() / 2 +
                               static_cast<double>(i) * size.height() * 1.3;
            place.plate.moveTopLeft({edge == Edge::left
                                         ? std::round(felt.left() + inside)
                                         : std::round(felt.right() - inside) - size.width(),
                                     std::round(top)});
            place.bubbleFoot = QPointF(edge == Edge::left ? place.plate.right() + 4 * u
                                                          : place.plate.left() - 4 * u,
                                       place.plate.center().y());
        }
    }
    return places;
}

} // namespace sandbag
