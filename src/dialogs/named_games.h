// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace sandbag {

struct Preset;

/// Named games that belong together in a menu.
struct NamedGames {
    QString title;
    QList<const Preset *> games; ///< of the catalogue, in its order
};

/// Every named game once, grouped by its rules: how many play, with which cards, and
/// whether everyone plays alone.
[[nodiscard]] QList<NamedGames> namedGames();

} // namespace sandbag
