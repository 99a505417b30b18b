// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// The folder of a person's data: matches, rules, lessons. It may not be there yet.
[[nodiscard]] QString dataPlace();
/// The folder of the settings.
[[nodiscard]] QString configPlace();
/// The folder of a person's own card decks.
[[nodiscard]] QString deckPlace();

/// On a stick the program takes its things along: a folder "portable" next to it, or a file
/// "portable.txt" that asks for that folder, holds everything; next to what starts it, in "bin",
/// where the program itself is in "libexec" (packaging/archive). Called before anything is read;
/// "" where the program is not carried about, else that folder.
QString carryThingsAlong(const QString &programFolder);
[[nodiscard]] bool isCarriedAlong();

} // namespace sandbag
