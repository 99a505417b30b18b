// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace sandbag {

/// What the places on the table depend on.
struct LayoutQuestion {
    QSizeF size;             ///< of the table, in logical pixels
    int players = 4;         ///< 2 to 8
    int ownCards = 13;       ///< most cards that the hand at the bottom may hold
    double cardScale = 1.0;  ///< as set by the person
    double fontPixels = 13;  ///< the desktop's font
    bool openHands = false;  ///< the other hands lie face up (replay)
    bool tallPlates = false; ///< a third line on the plates, where there is no score board
};

/// Where one other player sits. The cards peek out from behind the plate.
struct SeatPlace {
    QRectF plate;
    QPointF cards;      ///< centre of the fan
    QPointF trick;      ///< centre of the card this seat plays
    QPointF bubbleFoot; ///< where a speech bubble points from
};

/// Every place on the table, worked out from its size alone. Seats are counted from the person at
/// the bottom (0), clockwise; the others stand round an ellipse.
struct TableLayout {
    double fontPixels = 13; ///< middle one of the three sizes on the table
    QSize card;             ///< own cards
    QSize trickCard;
    QSize miniCard; ///< the others' cards
    QRectF hand;    ///< where own cards lie
    QRectF rail;    ///< own plate, under the hand
    QRectF prompt;  ///< one line of words, above the hand
    QRectF centre;  ///< what the plates leave free
    QPointF trick;  ///< middle of the trick
    QPointF stock;  ///< where dealt cards come from: the middle
    std::vector<SeatPlace> seats;

    [[nodiscard]] static TableLayout make(const LayoutQuestion &question);

    /// Top left corner of each of `count` own cards in order; more than fit a readable row make a
    /// second and third row.
    [[nodiscard]] std::vector<QPointF> ownCards(int count) const;
    /// Cards in each row of such a hand.
    [[nodiscard]] int rowLength(int count) const;
    [[nodiscard]] double smallFont() const { return fontPixels * 0.86; }
};

} // namespace sandbag
