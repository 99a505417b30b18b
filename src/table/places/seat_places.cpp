// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/seat_places.h"

#include "places/trick_places.h"
#include "text/enum_rows.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace sandbag {

namespace {

struct Share {
    double x, y; ///< of the felt
    Edge edge;
};

/// Where the others sit, clockwise from the person's left.
std::vector<Share> sharesFor(int players)
{
    using enum Edge;
    switch (players) {
    case 2:
        return {{.50, .10, top}};
    case 3:
        return {{.16, .26, left}, {.84, .26, right}};
    case 4:
        return {{.135, .36, left}, {.50, .10, top}, {.865, .36, right}};
    case 5:
        return {{.12, .38, left}, {.25, .11, top}, {.75, .11, top}, {.88, .38, right}};
    case 6:
        return {{.12, .42, left},
                {.14, .16, left},
                {.50, .10, top},
                {.86, .16, right},
                {.88, .42, right}};
    case 7:
        return {{.12, .44, left}, {.12, .22, left},  {.34, .10, top},
                {.66, .10, top},  {.88, .22, right}, {.88, .44, right}};
    default:
        return {{.105, .47, left}, {.105, .26, left},  {.26, .11, top},   {.50, .10, top},
                {.74, .11, top},   {.895, .26, right}, {.895, .47, right}};
    }
}

/// The sides move up until their highest are right below those at the top, or below their place.
void raiseSides(std::vector<Share> &shares, double belowTop)
{
    double first = 1;
    bool anyTop = false;
    for (const Share &share : shares) {
        anyTop = anyTop || share.edge == Edge::top;
        if (share.edge != Edge::top)
            first = std::min(first, share.y);
    }
    const double up = std::max(0.0, first - (anyTop ? belowTop : 0));
    for (Share &share : shares)
        if (share.edge != Edge::top)
            share.y -= up;
}

QSizeF plateSize(const TableLayout &layout, int players)
{
    const double u = layout.unit;
    const double font = layout.fontPixels;
    QSizeF size = players > 6   ? QSizeF(186 * u, 54 * u)
                  : players > 5 ? QSizeF(206 * u, 58 * u)
                                : QSizeF(232 * u, 66 * u);
    // Type does not shrink with the table: there is always room for a name and two numbers.
    size.setWidth(std::max(size.width(), font * (players > 6 ? 10.8 : 12.6)));
    size.setHeight(std::max(size.height(), font * (players > 6 ? 3.1 : 3.4)));
    return {std::round(size.width()), std::round(size.height())};
}

/// Places the bubble, the won tricks and the cards at their sides of the plate.
void placeBelongings(SeatPlace &place, const TableLayout &layout)
{
    const QRectF plate = place.plate;
    const double u = layout.unit;
    const double peek = layout.miniCard.height() * 0.5;
    place.cards = QPointF(plate.center().x(), plate.top() - peek + layout.miniCard.height() / 2.0);
    const bool fromRight = place.edge == Edge::right;
    place.bubbleFoot =
        QPointF(fromRight ? plate.left() - 4 * u : plate.right() + 4 * u, plate.center().y());
    const double off = 8 * u + layout.wonCard.height() * 0.6;
    place.won = QPointF(fromRight ? plate.left() - off : plate.right() + off, plate.center().y());
}

/// Seats at one edge never overlap, however flat the felt is.
void spread(TableLayout &layout, Edge edge, double least)
{
    std::vector<SeatPlace *> column;
    for (std::size_t i = 1; i < layout.seats.size(); ++i)
        if (layout.seats[i].edge == edge)
            column.push_back(&layout.seats[i]);
    std::sort(column.begin(), column.end(), [](const SeatPlace *a, const SeatPlace *b) {
        return a->plate.top() < b->plate.top();
    });
    for (std::size_t i = 1; i < column.size(); ++i) {
        const double wanted = column[i - 1]->plate.bottom() + least;
        if (column[i]->plate.top() < wanted)
            column[i]->plate.moveTop(wanted);
    }
}

/// The ring of cards lies between the players above, or the felt's edge, and the line of words: on
/// a flat felt it comes lower or higher, and where that is not enough it is smaller. On the
/// smallest tables the words rather lie on the feet of a card than that it cannot be read.
void makeRoomForTrick(TableLayout &layout, double top, double &across, double &down)
{
    constexpr double kAskew = 1.04;    // a card that is turned reaches higher
    constexpr double kLeastPart = 0.8; // for the sake of the words
    const double reach = down + layout.trickCard.height() * kAskew / 2;
    const double highest = top - 6;
    const double lowest = layout.prompt.top() - 4;
    const double below = lowest - (layout.trick.y() + reach);
    const double over = std::max(0.0, highest - (layout.trick.y() - reach));
    const double forTop = 1 - std::max(0.0, over - std::max(0.0, below)) / reach;
    const double forBoth = std::min(1.0, (lowest - highest) / (2 * reach));
    const double part = std::max(forBoth, std::min(kLeastPart, forTop));
    const double least = highest + reach * part;
    layout.trick.setY(
        std::max(least, std::min(layout.trick.y(), std::max(least, lowest - reach * part))));
    layout.stock = layout.trick;
    if (part >= 1)
        return;
    layout.trickCard = (QSizeF(layout.trickCard) * part).toSize();
    across *= part;
    down *= part;
}

constexpr double kAcross = 108; // half axes of the ring for many cards, in units
constexpr double kDown = 78;

double turnAt(Edge edge, bool many)
{
    using Row = EnumRow<Edge, double>;
    static constexpr Row kTurns[] = {
        {Edge::bottom, -3}, {Edge::left, -7}, {Edge::top, 5}, {Edge::right, 8}};
    static_assert(standByNumber(kTurns, &Row::key, Edge::right));
    return kTurns[static_cast<std::size_t>(edge)].value * (many ? 0.7 : 1.0);
}

QPointF onRing(std::size_t place, int players, double across, double down)
{
    const double angle = 2 * M_PI * static_cast<double>(place) / players;
    return {-across * std::sin(angle), down * std::cos(angle)};
}

/// Worked out once for each number of players.
double spreadFor(int players)
{
    static std::array<double, 9> known{};
    double &spread = known.at(static_cast<std::size_t>(players));
    if (spread > 0)
        return spread;
    TableLayout ring;
    ring.trickCard = trickCardFor(1, players);
    ring.seats.resize(static_cast<std::size_t>(players));
    const std::vector<Share> shares = sharesFor(players);
    for (std::size_t i = 0; i < ring.seats.size(); ++i) {
        ring.seats[i].trick = onRing(i, players, kAcross, kDown);
        ring.seats[i].turn = turnAt(i == 0 ? Edge::bottom : shares[i - 1].edge, true);
    }
    spread = spreadOfTrick(ring);
    return spread;
}

} // namespace

void placeSeats(TableLayout &layout, const LayoutInput &input, TrickRoom room)
{
    std::vector<Share> shares = sharesFor(input.players);
    const QSizeF size = plateSize(layout, input.players);
    const QRectF felt = layout.felt;
    const double inside = 12 + 8 * layout.unit; // from the edge, clear of the stitched line
    const double peek = layout.miniCard.height() * 0.5;
    const double highest = felt.top() + 10 + peek + size.height() / 2;
    const double lowest = layout.hand.top() - 26 * layout.unit - size.height() / 2;
    if (room == TrickRoom::below)
        raiseSides(shares, (highest + size.height() + peek + 6 - felt.top()) / felt.height());
    for (std::size_t i = 0; i < shares.size(); ++i) {
        SeatPlace &place = layout.seats[i + 1];
        const double half = size.width() / 2;
        const double x = std::clamp(felt.left() + shares[i].x * felt.width(),
                                    felt.left() + inside + half, felt.right() - inside - half);
        const double y = std::clamp(felt.top() + shares[i].y * felt.height(), highest,
                                    std::max(highest, lowest));
        place.edge = shares[i].edge;
        place.plate = QRectF(QPointF(), size);
        place.plate.moveCenter({x, y});
        place.plate.moveTopLeft(place.plate.topLeft().toPoint());
    }
    for (const Edge edge : {Edge::left, Edge::right})
        spread(layout, edge, peek + 6);
    for (std::size_t i = 1; i < layout.seats.size(); ++i)
        placeBelongings(layout.seats[i], layout);
}

void placeTrick(TableLayout &layout, const LayoutInput &input, TrickRoom room)
{
    const double u = layout.unit;
    const QRectF felt = layout.felt;
    double left = felt.left() + 14;
    double right = felt.right() - 14;
    double top = felt.top() + 14;
    for (std::size_t i = 1; i < layout.seats.size(); ++i) {
        const SeatPlace &seat = layout.seats[i];
        if (seat.edge == Edge::top || room == TrickRoom::below)
            top = std::max(top, seat.plate.bottom() + 8);
        else if (seat.edge == Edge::left)
            left = std::max(left, seat.plate.right() + 10);
        else
            right = std::min(right, seat.plate.left() - 10);
    }
    layout.centre = QRectF(QPointF(left, top), QPointF(right, layout.prompt.top() - 4));
    const double rx = std::min(190 * u, layout.centre.width() / 2);
    const double ry = std::min(156 * u, layout.centre.height() / 2);
    layout.mat = QSizeF(rx, ry);
    const double wished = felt.top() + 0.40 * felt.height();
    layout.trick =
        QPointF(felt.center().x(),
                std::clamp(wished, top + ry, std::max(top + ry, layout.centre.bottom() - ry)));
    layout.stock = layout.trick;

    const bool many = input.players > 4;
    const double spread = many ? spreadFor(input.players) : 1;
    double across = many ? kAcross * u * spread : 106 * u;
    double down = many ? kDown * u * spread : 68 * u;
    makeRoomForTrick(layout, top, across, down);
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
        SeatPlace &seat = layout.seats[i];
        seat.trick = layout.trick + onRing(i, input.players, across, down);
        seat.turn = turnAt(seat.edge, many);
    }
}

} // namespace sandbag
