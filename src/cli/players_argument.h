// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

/// The names of players in an argument: separated by commas, outside of double quotes (a command of
/// an external player may hold some).
[[nodiscard]] QStringList splitPlayers(const QString &argument);

/// Those that have a name of their own: "simple", "level:3" …
[[nodiscard]] QStringList playerWords();

/// Whether such a player can be made.
[[nodiscard]] bool isPlayer(const QString &spec);

} // namespace sandbag
