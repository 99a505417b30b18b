// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// Which drawing the cards are taken from.
struct CardDeck {
    QString file; ///< an SVG deck of the KDE kind; empty: our own
    bool fourColours = false;
    QString back{}; ///< element of our own deck that is the back; empty: "back"
    bool operator==(const CardDeck &) const = default;
};

} // namespace sandbag
