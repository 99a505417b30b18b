// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown_time.h"

#include <QLocale>
#include <QRegularExpression>

namespace sandbag {

QString shownTime(const QDateTime &time)
{
    static const QRegularExpression kSeconds(QStringLiteral("[:.]ss?"));
    const QLocale here;
    const QDateTime local = time.toLocalTime();
    QString format = here.timeFormat(QLocale::ShortFormat);
    format.remove(kSeconds);
    return here.toString(local.date(), QLocale::ShortFormat) + u' ' +
           here.toString(local.time(), format);
}

} // namespace sandbag
