// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_layout.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

constexpr double kMargin = 14;
constexpr double kRatio = 5.0 / 7.0; // of a card
constexpr double kLeastIndex = 0.30; // share of a card's width that holds its index
constexpr double kRowStep = 0.34;    // of a card's height, between rows of a long hand
constexpr double kWidestStep = 0.66; // of a card's width, in a short hand

QSize cardOfHeight(double height)
{
    const int width = qRound(height * kRatio);
    return {width, qRound(width / kRatio)};
}

/// Keeps the sign and bends towards the corners, so that six or more plates stand apart.
double bent(double value, double power)
{
    return std::copysign(std::pow(std::abs(value), power), value);
}

int rowsFor(int count, double width, double cardWidth)
{
    const double step = cardWidth * kLeastIndex;
    const int inRow = std::max(1, static_cast<int>((width - cardWidth) / step) + 1);
    return std::clamp((count + inRow - 1) / inRow, 1, 4);
}

void placeSeats(TableLayout &layout, const LayoutQuestion &question)
{
    const double font = layout.fontPixels;
    const double width = question.size.width();
    const QSizeF plate(std::clamp(width * 0.19, font * 9.5, font * 12.5),
                       font * (question.tallPlates ? 4.9 : 3.8));
    const double peek = layout.miniCard.height() * 0.72;
    const double top = kMargin + peek + plate.height() / 2;
    const double bottom = layout.prompt.top() - plate.height() / 2 + font;
    const double middle = (top + bottom) / 2;
    const double across = width / 2 - plate.width() / 2 - kMargin;
    const double power = question.players > 4 ? 0.72 : 1.0;

    layout.seats.resize(static_cast<std::size_t>(question.players));
    layout.seats[0].plate = layout.rail;
    for (int i = 1; i < question.players; ++i) {
        const double angle = 2 * M_PI * i / question.players;
        const QPointF at(width / 2 - across * bent(std::sin(angle), power),
                         middle + (bottom - top) / 2 * bent(std::cos(angle), power));
        SeatPlace &place = layout.seats[static_cast<std::size_t>(i)];
        place.plate = QRectF(QPointF(), plate);
        place.plate.moveCenter(at);
        place.plate.moveTopLeft(place.plate.topLeft().toPoint());
        place.cards = QPointF(at.x(), place.plate.top() - peek + layout.miniCard.height() / 2.0);
        place.bubbleFoot = QPointF(at.x(), place.plate.top() - 2);
    }
}

void placeTrick(TableLayout &layout, const LayoutQuestion &question)
{
    double left = kMargin;
    double right = question.size.width() - kMargin;
    double top = kMargin;
    for (std::size_t i = 1; i < layout.seats.size(); ++i) {
        const QRectF plate = layout.seats[i].plate;
        const double x = plate.center().x() - question.size.width() / 2;
        if (x < -plate.width())
            left = std::max(left, plate.right() + kMargin);
        else if (x > plate.width())
            right = std::min(right, plate.left() - kMargin);
        else
            top = std::max(top, plate.bottom() + kMargin);
    }
    layout.centre = QRectF(QPointF(left, top), QPointF(right, layout.prompt.top()));
    layout.trick = layout.centre.center();
    layout.stock = layout.trick;

    const double w = layout.trickCard.width();
    const double h = layout.trickCard.height();
    const double acrossMost = std::max(w, layout.centre.width() / 2 - w / 2);
    const double downMost = std::max(h * 0.3, layout.centre.height() / 2 - h / 2);
    const bool many = question.players > 4;
    const double across = std::min(w * (many ? 2.5 : 1.08), acrossMost);
    const double down = std::min(h * (many ? 1.06 : 0.52), downMost);
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
        const double angle = 2 * M_PI * static_cast<double>(i) / question.players;
        layout.seats[i].trick =
            layout.trick + QPointF(-across * std::sin(angle), down * std::cos(angle));
    }
}

} // namespace

TableLayout TableLayout::make(const LayoutQuestion &question)
{
    TableLayout layout;
    const double width = question.size.width();
    const double height = question.size.height();
    const double scale = std::clamp(std::min(width / 820, height / 620), 1.0, 3.2);
    layout.fontPixels = std::round(question.fontPixels * scale);

    const double tall = std::clamp(height * 0.245 * question.cardScale, 84.0, 640.0);
    const double room = width - 2 * kMargin;
    const int rows = rowsFor(question.ownCards, room, tall * kRatio);
    layout.card = cardOfHeight(tall / (1 + (rows - 1) * kRowStep * 0.5));
    const double share = question.players > 6 ? 0.56 : question.players > 4 ? 0.66 : 0.8;
    layout.trickCard = cardOfHeight(std::max(82.0, tall * share));
    layout.miniCard = cardOfHeight(tall * (question.openHands     ? 0.56
                                           : question.players > 4 ? 0.36
                                                                  : 0.46));

    const double railHeight = layout.fontPixels * 2.5;
    layout.rail = QRectF(kMargin, height - railHeight - 6, room, railHeight);
    const double handHeight = layout.card.height() * (1 + (rows - 1) * kRowStep);
    layout.hand = QRectF(kMargin, layout.rail.top() - 6 - handHeight, room, handHeight);
    const double lift = layout.card.height() * 0.12;
    const double promptHeight = layout.fontPixels * 2;
    layout.prompt = QRectF(kMargin, layout.hand.top() - lift - promptHeight, room, promptHeight);

    placeSeats(layout, question);
    placeTrick(layout, question);
    return layout;
}

int TableLayout::rowLength(int count) const
{
    const int rows = rowsFor(count, hand.width(), card.width());
    return std::max(1, (count + rows - 1) / rows);
}

std::vector<QPointF> TableLayout::ownCards(int count) const
{
    std::vector<QPointF> places;
    const int inRow = rowLength(count);
    const int rows = (count + inRow - 1) / inRow;
    for (int row = 0, done = 0; row < rows; ++row) {
        const int here = std::min(inRow, count - done);
        const double step = here > 1 ? std::min(card.width() * kWidestStep,
                                                (hand.width() - card.width()) / (here - 1))
                                     : 0;
        const double left = hand.center().x() - (step * (here - 1) + card.width()) / 2;
        const double top =
            hand.bottom() - card.height() - (rows - 1 - row) * card.height() * kRowStep;
        for (int i = 0; i < here; ++i)
            places.emplace_back(std::round(left + i * step), std::round(top));
        done += here;
    }
    return places;
}

} // namespace sandbag
