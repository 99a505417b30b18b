// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places/table_layout.h"

#include <QPointF>
#include <QRectF>
#include <QSize>

#include <vector>

namespace sandbag {

/// Places on the felt for cards that are chosen to leave the hand.
struct LaidPlaces {
    std::vector<QPointF>
        middles; ///< in a row or two; none: chosen cards are raised out of the hand
    QSize card;
    double turn = 0; ///< degrees
    QPointF goal;    ///< where the cards go from there

    /// What the place covers, as it is turned.
    [[nodiscard]] QRectF box(std::size_t place) const;
    bool operator==(const LaidPlaces &) const = default;
};

struct LaidPlacesInput {
    int count = 0;
    int receiver = -1;           ///< the place of who gets the cards; −1: nobody does
    double below = 0;            ///< all of them are higher than this
    std::vector<QRectF> bubbles; ///< which they leave free where they can
};

/// The places are between the hand and who gets the cards, nearer to that player than to others
/// where there is room: as large as it allows, then as near as the players, their cards, and what
/// they say leave free.
[[nodiscard]] LaidPlaces laidPlaces(const TableLayout &layout, const LaidPlacesInput &input);

} // namespace sandbag
