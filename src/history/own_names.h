// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sandbag {

class PeopleNames;

/// What the person at this computer is called in the index, other than "You": by Quick Setup, or
/// where "You" itself was given a name among the people. Reads the settings.
[[nodiscard]] QStringList ownNames(const PeopleNames &people);
/// The same, with the people of the matches in that folder, whose file is read.
[[nodiscard]] QStringList ownNamesIn(const QString &folder);

} // namespace sandbag
