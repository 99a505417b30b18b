// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace sandbag {

/// A card deck of the KDE games that is installed on this machine.
struct InstalledDeck {
    QString name;
    QString file; ///< SVG
};

/// Found in `carddecks` of the data folders; only those with a drawing that can be scaled.
[[nodiscard]] QList<InstalledDeck> installedDecks();

} // namespace sandbag
