// SPDX-License-Identifier: GPL-3.0-or-later
#include "usual_seats.h"

#include "named/levels.h"
#include "text/match_text.h"

namespace sandbag {

QList<SeatPlan> usualSeats()
{
    QList<SeatPlan> seats{{usualName(), personKind()}};
    for (const char *name : {"Ada", "Bo", "Cleo", "Dex", "Elsa", "Finn", "Gus"})
        seats.append({QLatin1String(name), QStringLiteral("level:%1").arg(kUsualLevel)});
    return seats;
}

} // namespace sandbag
