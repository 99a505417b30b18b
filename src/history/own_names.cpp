// SPDX-License-Identifier: GPL-3.0-or-later
#include "own_names.h"

#include "kept_seats.h"
#include "people_names.h"
#include "text/match_text.h"

namespace sandbag {

QStringList ownNames(const PeopleNames &people)
{
    QStringList names;
    for (const QString &written : QStringList{keptNameHere()} + usualNames()) {
        const QString counted = people.of(written);
        if (!counted.isEmpty() && !isUsualName(counted) && !names.contains(counted))
            names << counted;
    }
    return names;
}

QStringList ownNamesIn(const QString &folder)
{
    return ownNames(PeopleNames::load(PeopleNames::fileIn(folder)));
}

} // namespace sandbag
