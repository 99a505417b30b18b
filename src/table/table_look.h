// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand_order.h"

#include <QColor>
#include <QString>

namespace sandbag {

/// How the table looks and moves: what a person sets in the preferences and nothing else. A plain
/// value; the application keeps it (app/settings.h).
struct TableLook {
    enum class Felt { green, blue, burgundy, slate, night };

    Felt felt = Felt::green;
    bool fourColours = false;
    QString deckFile;          ///< SVG of an installed deck; empty: our own
    double cardScale = 1.0;    ///< 0.8 to 1.3 of the size that the window suggests
    HandOrder order;           ///< of the own hand
    bool motion = true;        ///< cards glide
    int trickPauseMs = 900;    ///< a finished trick lies this long before it is gathered
    bool doubleClick = false;  ///< a card is played by two clicks
    bool playOnlyCard = false; ///< the only legal card is played by itself
    bool confirmNil = true;    ///< nil and blind bids ask once more

    bool operator==(const TableLook &) const = default;
};

/// The tone of the felt where the light falls.
[[nodiscard]] QColor feltColour(TableLook::Felt felt);

/// The one colour that says "now".
[[nodiscard]] QColor accentColour();

/// A side's own colour, readable on the plates; eight of them.
[[nodiscard]] QColor sideColour(int side);

} // namespace sandbag
