// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_seats.h"

#include "facts/per_seat.h"
#include "files/kept_settings.h"
#include "formats/occupant.h"
#include "text/match_text.h"
#include "text/shown_text.h"

namespace sandbag {

QByteArray seatNameKey(int seat)
{
    return "seats/" + QByteArray::number(seat) + "/name";
}

QByteArray seatPlayerKey(int seat)
{
    return "seats/" + QByteArray::number(seat) + "/player";
}

QString keptNameHere()
{
    const KeptSettings file;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        const QString usual = seat == 0 ? personKind() : QString();
        const QString player = file.value(QLatin1String(seatPlayerKey(seat)), usual).toString();
        if (occupantOf(player) != Occupant::personHere)
            continue;
        const QString name =
            oneLine(file.value(QLatin1String(seatNameKey(seat))).toString()).trimmed();
        return isUsualName(name) ? QString() : name;
    }
    return {};
}

} // namespace sandbag
