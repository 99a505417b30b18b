// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/table_layout.h"

#include "places/seat_places.h"
#include "places/trick_places.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

constexpr double kFrame = 10;
constexpr double kRatio = 5.0 / 7.0;   // of a card
constexpr double kLeastIndex = 0.28;   // share of a card's width that holds its index
constexpr double kRowStep = 0.42;      // of a card's height, between rows of a long hand
constexpr double kWidestPitch = 0.67;  // of a card's width, in a short hand
constexpr double kArc = 3600;          // least radius of the own hand, in units
constexpr double kCardWidth = 128;     // of an own card, in units
constexpr double kFeetUnderPlate = 16; // of the middle cards, in units
constexpr double kReadable = 0.45;     // of an own card's width, above a foot
constexpr double kOverFoot = 0.72;     // of an own card, where something lies below the hand

QSize cardOfWidth(double width)
{
    return {qRound(width), qRound(width / kRatio)};
}

/// Frame, rail and felt; unit and type.
void placeFrame(TableLayout &layout, const LayoutQuestion &question)
{
    const double width = question.size.width();
    const double height = question.size.height();
    const double desktop = std::clamp(question.fontPixels / 13.5, 1.0, 2.2);
    const double rail =
        std::max(height < 600 ? 38.0 : 48.0 * std::clamp(height / 850, 0.9, 1.5), 29.0 * desktop);
    layout.rail = QRectF(0, 0, width, std::round(rail));
    layout.felt =
        QRectF(QPointF(kFrame, layout.rail.bottom()), QPointF(width - kFrame, height - kFrame));
    const double unit =
        std::clamp(std::min(layout.felt.width() / 1090, layout.felt.height() / 770), 0.56, 2.4);
    layout.unit = unit;
    const double type = std::clamp(unit, 0.9, 1.5);
    layout.smallFont = std::max(12.0, std::round(14 * type * desktop * 0.95));
    layout.fontPixels = std::max(14.0, std::round(16 * type * desktop * 0.95));
    layout.largeFont = std::max(20.0, std::round(24 * type * desktop * 0.95));
}

int rowsFor(int count, double width, double cardWidth)
{
    const double step = cardWidth * kLeastIndex;
    const int inRow = std::max(1, static_cast<int>((width - cardWidth) / step) + 1);
    return std::clamp((count + inRow - 1) / inRow, 1, 4);
}

/// Own plate, hand and the line of words, from the bottom up.
void placeOwn(TableLayout &layout, const LayoutQuestion &question)
{
    const double u = layout.unit;
    const QRectF felt = layout.felt;
    const double plateHeight = std::max(52 * u, layout.largeFont * 1.75);
    const double plateWidth = std::max(330 * u, layout.fontPixels * 21);
    QRectF plate(0, 0, std::round(plateWidth), std::round(plateHeight));
    const double foot = felt.bottom() - question.foot;
    plate.moveCenter({felt.center().x(), foot - 9 * u - plateHeight / 2});
    plate.moveTopLeft(plate.topLeft().toPoint());

    double wide = kCardWidth * u * question.cardScale * (question.foot > 0 ? kOverFoot : 1);
    const double room = felt.width() - 60 * u - 16;
    const int rows = rowsFor(question.ownCards, room, wide);
    wide /= 1 + (rows - 1) * 0.22;
    layout.card = cardOfWidth(wide);
    const int inRow = (question.ownCards + rows - 1) / rows;
    layout.pitch = std::min(layout.card.width() * kWidestPitch,
                            (room - layout.card.width()) / std::max(1, inRow - 1));
    const double bottom = plate.top() + kFeetUnderPlate * u;
    // The outer cards' feet stay on the felt, even of cards that may not be played: they sink, and
    // the lower corner of a turned card lies lower than its middle.
    const double half = layout.pitch * (inRow - 1) / 2;
    const double sink = foot - bottom - TableLayout::kSunken * u;
    layout.arc = std::max(kArc * u, half * (half + layout.card.width()) / (2 * sink));
    const double tall = layout.card.height() * (1 + (rows - 1) * kRowStep);
    layout.hand = QRectF(felt.left() + 8, bottom - tall, felt.width() - 16, tall);

    const double promptHeight = std::max(34 * u, layout.fontPixels * 1.9);
    const double lift = 24 * u;
    layout.prompt = QRectF(felt.left() + 12, layout.hand.top() - lift - promptHeight - 2,
                           felt.width() - 24, std::round(promptHeight));

    layout.seats.resize(static_cast<std::size_t>(question.players));
    SeatPlace &own = layout.seats[0];
    own.plate = plate;
    own.bubbleFoot = QPointF(plate.right() + 4, plate.center().y());
    own.won = QPointF(plate.right() - layout.fontPixels * 5.6 - layout.largeFont * 1.5,
                      plate.center().y());
}

} // namespace

namespace {

TableLayout laidOut(const LayoutQuestion &question, TrickRoom room)
{
    TableLayout layout;
    placeFrame(layout, question);
    placeOwn(layout, question);
    const double share = question.players > 6 ? 0.66 : question.players > 4 ? 0.75 : 0.91;
    layout.trickCard = cardOfWidth(kCardWidth * layout.unit * share);
    layout.miniCard =
        cardOfWidth(layout.unit * (question.openHands ? (question.players > 5 ? 52 : 62) : 42));
    layout.wonCard = cardOfWidth(std::max(16.0, 20 * layout.unit));
    placeSeats(layout, question, room);
    placeTrick(layout, question, room);
    // Where type is large and the felt flat, cards of the trick are smaller.
    constexpr int kMostSteps = 8;
    for (int i = 0; i < kMostSteps && tricksLieOnPlates(layout); ++i)
        layout.trickCard = (QSizeF(layout.trickCard) * 0.94).toSize();
    return layout;
}

} // namespace

TableLayout TableLayout::make(const LayoutQuestion &question)
{
    TableLayout layout = laidOut(question, TrickRoom::between);
    if (tricksLieOnPlates(layout))
        layout = laidOut(question, TrickRoom::below);
    // Rather lies something on the feet of the own hand than that the trick cannot be read.
    if (question.foot > 0 && layout.trickCard.width() < kReadable * layout.card.width()) {
        LayoutQuestion whole = question;
        whole.foot = 0;
        return make(whole);
    }
    return layout;
}

int TableLayout::rowLength(int count) const
{
    const double widest = hand.width() - 60 * unit;
    const int inRow = std::max(1, static_cast<int>((widest - card.width()) / pitch + 0.01) + 1);
    const int rows = std::max(1, (count + inRow - 1) / inRow);
    return std::max(1, (count + rows - 1) / rows);
}

std::vector<CardPlace> TableLayout::ownCards(int count) const
{
    std::vector<CardPlace> places;
    const int inRow = rowLength(count);
    const int rows = std::max(1, (count + inRow - 1) / inRow);
    for (int row = 0, done = 0; row < rows; ++row) {
        const int here = std::min(inRow, count - done);
        const double middle = hand.bottom() - card.height() * (0.5 + (rows - 1 - row) * kRowStep);
        for (int i = 0; i < here; ++i) {
            const double dx = (i - (here - 1) / 2.0) * pitch;
            const double turn = dx / arc;
            places.push_back({QPointF(std::round(hand.center().x() + dx),
                                      std::round(middle + arc * (1 - std::cos(turn)))),
                              qRadiansToDegrees(turn)});
        }
        done += here;
    }
    return places;
}

QRectF TableLayout::indexOf(QSizeF card)
{
    return {-card.width() * 0.46, -card.height() * 0.47, card.width() * 0.2, card.height() * 0.27};
}

} // namespace sandbag
