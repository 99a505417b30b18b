// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hand_order.h"

#include <QString>

namespace sandbag {

/// How the table looks and moves: what a person sets in the preferences and nothing else. A plain
/// value; the application keeps it (app/settings.h).
struct TableLook {
    /// A theme of the table: felt, plates, frame and card back go together (table_theme.h).
    enum class Felt { green, blue, burgundy, slate, night };

    Felt felt = Felt::green;
    bool fourColours = false;
    QString deckFile;          ///< SVG of an installed deck; empty: our own
    QString back;              ///< back of our own deck; empty: the one of the theme
    double cardScale = 1.0;    ///< 0.8 to 1.3 of the size that the window suggests
    HandOrder order;           ///< of the own hand
    bool motion = true;        ///< cards glide
    bool faces = true;         ///< the players have faces that show their moods
    int trickPauseMs = 900;    ///< a finished trick lies this long before it is gathered
    bool doubleClick = false;  ///< a card is played by two clicks
    bool playOnlyCard = false; ///< the only legal card is played by itself
    bool confirmNil = true;    ///< nil and blind bids ask once more

    bool operator==(const TableLook &) const = default;
};

} // namespace sandbag
