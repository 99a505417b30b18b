// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/usual_seats.h"

#include "levels.h"

#include <QCoreApplication>

namespace sandbag {

namespace {

class UsualSeats
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::UsualSeats)
};

} // namespace

QList<SeatPlan> usualSeats()
{
    QList<SeatPlan> seats{{UsualSeats::tr("You"), QStringLiteral("human")}};
    for (const char *name : {"Ada", "Bo", "Cleo", "Dex", "Elsa", "Finn", "Gus"})
        seats.append({QLatin1String(name), QStringLiteral("level:%1").arg(kUsualLevel)});
    return seats;
}

} // namespace sandbag
