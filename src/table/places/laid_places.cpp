// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/laid_places.h"

#include <QLineF>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

constexpr double kGap = 0.16;      // between places, of a card's width
constexpr double kLeastGap = 8;    // pixels, to everything else
constexpr double kTurned = 0.5;    // of the turn of a card that the receiver plays
constexpr std::size_t kInRow = 6;  // and more of them lie in two rows
constexpr double kNearest = 0.85;  // of the way to the receiver
constexpr double kSmallest = 0.44; // of a card of the trick

QSizeF turnedSize(const QSizeF &card, double degrees)
{
    const double turn = qDegreesToRadians(std::abs(degrees));
    return {card.width() * std::cos(turn) + card.height() * std::sin(turn),
            card.width() * std::sin(turn) + card.height() * std::cos(turn)};
}

/// The places about `middle`, in rows of about the same length.
LaidPlaces rowsAbout(const QPointF &middle, std::size_t count, const QSize &card, double turn)
{
    LaidPlaces laid;
    laid.card = card;
    laid.turn = turn;
    const QSizeF each = turnedSize(card, turn) + QSizeF(kGap, kGap) * card.width();
    const std::size_t rows = count > kInRow ? 2 : 1;
    const std::size_t inRow = (count + rows - 1) / rows;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / inRow;
        const std::size_t here = std::min(inRow, count - row * inRow);
        const double column = static_cast<double>(i % inRow) - (static_cast<double>(here) - 1) / 2;
        const double line = static_cast<double>(row) - (static_cast<double>(rows) - 1) / 2;
        laid.middles.push_back(
            (middle + QPointF(column * each.width(), line * each.height())).toPoint());
    }
    return laid;
}

QRectF boxOf(const LaidPlaces &laid)
{
    QRectF all;
    for (std::size_t i = 0; i < laid.middles.size(); ++i)
        all |= laid.box(i);
    return all;
}

/// The players with the cards that peek out behind their plates.
std::vector<QRectF> playersOn(const TableLayout &layout)
{
    std::vector<QRectF> taken;
    for (std::size_t i = 1; i < layout.seats.size(); ++i) {
        const SeatPlace &seat = layout.seats[i];
        QRectF cards(QPointF(), QSizeF(layout.miniCard) * 1.6);
        cards.moveCenter(seat.cards);
        cards.setBottom(seat.plate.bottom());
        taken.push_back(seat.plate);
        taken.push_back(cards);
    }
    if (!layout.pad.isEmpty())
        taken.push_back(layout.pad);
    return taken;
}

/// Nobody else could be meant.
bool isNearest(const TableLayout &layout, const QPointF &point, const SeatPlace &seat)
{
    const auto way = [&point](const SeatPlace &other) {
        return QLineF(point, other.plate.center()).length();
    };
    return std::all_of(layout.seats.begin() + 1, layout.seats.end(),
                       [&](const SeatPlace &other) { return way(seat) <= way(other); });
}

} // namespace

QRectF LaidPlaces::box(std::size_t place) const
{
    QRectF box(QPointF(), turnedSize(card, turn));
    box.moveCenter(middles[place]);
    return box;
}

LaidPlaces laidPlaces(const TableLayout &layout, const LaidPlacesInput &input)
{
    constexpr double kStep = 0.03;
    const auto count = static_cast<std::size_t>(std::max(0, input.count));
    const bool given = input.receiver > 0;
    const SeatPlace &seat = layout.seats[static_cast<std::size_t>(given ? input.receiver : 0)];
    const QPointF goal = given ? seat.plate.center() : layout.trick;
    const QPointF from(layout.felt.center().x(), input.below);
    const double turn = given ? seat.turn * kTurned : 0;
    const QRectF room(layout.felt.left() + kLeastGap, layout.felt.top() + kLeastGap,
                      layout.felt.width() - 2 * kLeastGap,
                      input.below - layout.felt.top() - kLeastGap);
    const std::vector<QRectF> players = playersOn(layout);
    std::vector<QRectF> all = players;
    all.insert(all.end(), input.bubbles.begin(), input.bubbles.end());
    const auto clear = [&room](const LaidPlaces &laid, const std::vector<QRectF> &taken) {
        const QRectF row = boxOf(laid);
        const QRectF box = row.adjusted(-kLeastGap, -kLeastGap, kLeastGap, kLeastGap);
        return room.contains(row) &&
               std::none_of(taken.begin(), taken.end(),
                            [&box](const QRectF &other) { return box.intersects(other); });
    };
    struct Demand {
        const std::vector<QRectF> &taken;
        bool atReceiver;
    };
    LaidPlaces laid;
    for (const Demand &demand : {Demand{all, given}, Demand{all, false}, Demand{players, false}})
        for (double share = 1; share >= kSmallest; share *= 0.92) {
            const QSize card = (QSizeF(layout.trickCard) * share).toSize();
            for (double t = kNearest; t >= 0; t -= kStep) {
                laid = rowsAbout(from + (goal - from) * t, count, card, turn);
                laid.goal = given ? seat.cards : layout.trick;
                if (clear(laid, demand.taken) &&
                    (!demand.atReceiver || isNearest(layout, boxOf(laid).center(), seat)))
                    return laid;
            }
        }
    // A table so small has room for the last of them alone: right above the question.
    const double half = boxOf(laid).height() / 2;
    const QPointF up(0, half);
    for (QPointF &middle : laid.middles)
        middle -= up;
    return laid;
}

} // namespace sandbag
