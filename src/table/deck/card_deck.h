// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// Which drawing the cards are taken from.
struct CardDeck {
    QString file; ///< an SVG deck of the KDE kind, or the key of one of our own (deck_rows.h)
    bool fourColours = false;
    QString back{}; ///< key of the back (deck_rows.h); empty: the first
    bool operator==(const CardDeck &) const = default;
};

} // namespace sandbag
