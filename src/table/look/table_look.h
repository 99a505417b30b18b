// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/hand_order.h"

#include <QString>

namespace sandbag {

/// How the table looks and moves: what a person sets in the preferences and nothing else. A plain
/// value; the application keeps it (app/settings.h).
struct TableLook {
    /// A theme of the table: felt, plates, frame and card back go together (table_theme.h).
    enum class Felt { green, blue, burgundy, slate, night };

    /// How fast everything goes; instant: nothing glides, and nobody waits.
    enum class Speed { slow, normal, fast, instant };

    Felt felt = Felt::green;
    bool fourColours = false;
    QString deckFile;       ///< SVG of an installed deck, or the key of one of our own
    QString back;           ///< key of the back (deck/deck_rows.h); empty: the one of the theme
    double cardScale = 1.0; ///< 0.8 to 1.3 of the size that the window suggests
    HandOrder order;        ///< of the own hand
    Speed speed = Speed::normal;
    bool motion = true;        ///< cards glide
    bool moments = true;       ///< a second of joy or sorrow at the end of a deal
    bool remarks = true;       ///< the players say a word now and then
    bool faces = true;         ///< the players have faces that show their moods
    int trickPauseMs = 900;    ///< a finished trick is shown this long before it is gathered
    bool doubleClick = false;  ///< a card is played by two clicks
    bool playOnlyCard = false; ///< the only legal card is played by itself
    bool confirmNil = true;    ///< nil and blind bids ask once more
    bool stays = false; ///< several people here: everyone keeps a place, only the hand changes
    bool partnersShare = false; ///< partners here see each other's hands: no curtain between them

    [[nodiscard]] bool moves() const { return motion && speed != Speed::instant; }
    /// What lasts this many milliseconds at normal speed.
    [[nodiscard]] int lasting(int milliseconds) const
    {
        return speed == Speed::slow      ? milliseconds * 3 / 2
               : speed == Speed::fast    ? milliseconds * 3 / 5
               : speed == Speed::instant ? 0
                                         : milliseconds;
    }
    bool operator==(const TableLook &) const = default;
};

} // namespace sandbag
