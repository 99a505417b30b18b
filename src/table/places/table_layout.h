// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace sandbag {

/// What the places on the table depend on.
struct LayoutInput {
    QSizeF size;            ///< of the table, in logical pixels
    int players = 4;        ///< 2 to 8
    int ownCards = 13;      ///< most cards that the hand at the bottom may hold
    double cardScale = 1.0; ///< as set by the person
    double fontPixels = 13; ///< the desktop's font
    bool openHands = false; ///< the other hands are face up (replay)
    double foot = 0;        ///< height at the felt's foot that something else takes (replay)
    bool pad = false;       ///< the score pad is wanted on the felt, where it has room
};

/// The edge of the felt at which a player sits: all parts of the seat are on its inner side.
enum class Edge { bottom, left, top, right };

/// Where one player sits. The cards peek out from behind the plate.
struct SeatPlace {
    QRectF plate;
    Edge edge = Edge::bottom;
    QPointF cards;      ///< centre of the fan
    QPointF trick;      ///< centre of the card this seat plays, unless it must make room
    double turn = 0;    ///< degrees by which that card is askew
    QPointF bubbleFoot; ///< where a speech bubble points from
    QPointF won;        ///< centre of the tricks that are won
};

/// A card of the own hand: its middle, and the degrees by which it is turned.
struct CardPlace {
    QPointF middle;
    double turn = 0;
};

/// Every place on the table, worked out from its size alone: a wooden frame with the score rail on
/// top, the felt in it, and the players round the felt. Seats are counted from the person at the
/// bottom (0), clockwise. Lengths are in logical pixels.
struct TableLayout {
    double unit = 1;        ///< everything but type grows with it
    double smallFont = 12;  ///< the three sizes of type on the table
    double fontPixels = 14; ///< the middle one
    double largeFont = 20;
    QSize card; ///< own cards
    QSize trickCard;
    QSize miniCard; ///< the others' cards
    QSize wonCard;
    QSize ownWonCard;
    QRectF rail;   ///< scores, in the frame above the felt
    QRectF felt;   ///< inside the frame
    QRectF hand;   ///< the place of the own cards
    QRectF prompt; ///< one line of words, above the hand
    QRectF pad;    ///< the score pad, before it is turned; empty where it has no room
    QRectF strip;  ///< of the pad that has none, at the frame; empty where there is one
    QRectF packet; ///< the own tricks, in the corner; empty where they are on the own plate
    QRectF centre; ///< what the plates leave free
    QPointF trick; ///< middle of the trick
    QSizeF mat;    ///< half axes of the mat under the trick
    QPointF stock; ///< where dealt cards come from
    std::vector<SeatPlace> seats;
    double pitch = 0;     ///< between own cards in a row of the whole hand
    double arc = 0;       ///< radius of the circle along which a row of own cards is laid
    double handRoom = 0;  ///< widest that a row of them may be
    bool padLate = false; ///< the pad is wanted, and was not there when the hand was whole

    /// By how much a card that may not be played is lower, in units.
    static constexpr double kSunken = 16;

    [[nodiscard]] static TableLayout make(const LayoutInput &input);
    /// How many times as wide as usual the frame is, and with it the felt's corners and stitches.
    [[nodiscard]] double grown() const { return felt.left() / 10; }
    /// Radius of the felt's corners.
    [[nodiscard]] double corner() const { return 16 * grown(); }
    /// How wide a table of that height is at least, in logical pixels, where all on it is as large
    /// as its height allows: more width only leaves more of the felt empty.
    [[nodiscard]] static int fullWidth(double height, double fontPixels);
    /// How many times as large as usual the menus and the scorecard have to be in a window of that
    /// size, so that they do not look small next to the felt.
    [[nodiscard]] static double chrome(const QSizeF &window);

    /// Where a whole hand leaves no room for the pad that is wanted it comes as soon as so few
    /// cards are held that they have room next to it. Whether it has come with this call.
    bool layPadFor(int held);
    [[nodiscard]] bool padCameLate() const { return padLate && !pad.isEmpty(); }

    /// Each of `count` own cards in order, on a shallow arc; more than fit a readable row make a
    /// second and third row.
    [[nodiscard]] std::vector<CardPlace> ownCards(int count) const;
    /// Between the cards of a row of that many: the rest of a hand opens as it empties.
    [[nodiscard]] double pitchOf(int inRow) const;
    /// Cards in each row of such a hand.
    [[nodiscard]] int rowLength(int count) const;
    /// The rank and suit in a card's upper left corner, about the card's middle.
    [[nodiscard]] static QRectF indexOf(QSizeF card);
};

} // namespace sandbag
