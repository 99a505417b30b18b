// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/trick_places.h"

#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

QPolygonF turned(const QRectF &box, const QPointF &middle, double angle)
{
    return QTransform().translate(middle.x(), middle.y()).rotate(angle).map(QPolygonF(box));
}

QPointF outward(const TableLayout &layout, const SeatPlace &seat)
{
    const QPointF way = seat.trick - layout.trick;
    const double length = std::hypot(way.x(), way.y());
    return length > 0 ? way / length : QPointF(0, 1);
}

} // namespace

std::vector<QPointF> trickPlaces(const TableLayout &layout, const std::vector<std::size_t> &places)
{
    constexpr double kStep = 3;
    constexpr int kMost = 120;
    const QSizeF size(layout.trickCard);
    const QRectF face(-size.width() / 2, -size.height() / 2, size.width(), size.height());
    const QRectF index = TableLayout::indexOf(size);
    std::vector<QPolygonF> indices;
    std::vector<QPointF> found;
    for (const std::size_t place : places) {
        const SeatPlace &seat = layout.seats[place];
        QPointF at = seat.trick;
        const QPointF way = outward(layout, seat);
        for (int i = 0; i < kMost; ++i) {
            const QPolygonF card = turned(face, at, seat.turn);
            const QRectF around = card.boundingRect();
            if (std::none_of(indices.begin(), indices.end(), [&](const QPolygonF &box) {
                    return around.intersects(box.boundingRect()) && card.intersects(box);
                }))
                break;
            at += way * kStep * std::max(0.5, layout.unit);
        }
        found.push_back(at);
        indices.push_back(turned(index, at, seat.turn));
    }
    return found;
}

namespace {

/// No card would be pushed, no matter who leads and whichever way play goes.
bool liesAsItIs(const TableLayout &layout)
{
    const std::size_t players = layout.seats.size();
    std::vector<std::size_t> places(players);
    for (std::size_t leader = 0; leader < players; ++leader)
        for (const std::size_t step : {std::size_t(1), players - 1}) {
            for (std::size_t i = 0; i < players; ++i)
                places[i] = (leader + i * step) % players;
            const std::vector<QPointF> points = trickPlaces(layout, places);
            for (std::size_t i = 0; i < players; ++i)
                if (points[i] != layout.seats[places[i]].trick)
                    return false;
        }
    return true;
}

} // namespace

double spreadOfTrick(const TableLayout &layout)
{
    constexpr double kStep = 0.05, kMost = 1.8;
    TableLayout spread = layout;
    for (double by = 1; by < kMost; by += kStep) {
        for (std::size_t i = 0; i < layout.seats.size(); ++i)
            spread.seats[i].trick = layout.trick + (layout.seats[i].trick - layout.trick) * by;
        if (liesAsItIs(spread))
            return by;
    }
    return kMost;
}

bool tricksLieOnPlates(const TableLayout &layout)
{
    const QSizeF size(layout.trickCard);
    const QRectF face(-size.width() / 2, -size.height() / 2, size.width(), size.height());
    const std::size_t players = layout.seats.size();
    std::vector<std::size_t> places(players);
    for (std::size_t leader = 0; leader < players; ++leader) {
        for (std::size_t i = 0; i < players; ++i)
            places[i] = (leader + i) % players;
        const std::vector<QPointF> points = trickPlaces(layout, places);
        for (std::size_t i = 0; i < players; ++i) {
            const QPolygonF card = turned(face, points[i], layout.seats[places[i]].turn);
            if (std::any_of(layout.seats.begin(), layout.seats.end(), [&](const SeatPlace &seat) {
                    return card.boundingRect().intersects(seat.plate) &&
                           card.intersects(QPolygonF(seat.plate));
                }))
                return true;
        }
    }
    return false;
}

} // namespace sandbag
