// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/numbers.h"

#include "text/session_text.h"

#include <QLocale>

#include <cstdlib>

namespace sandbag {

namespace {

QString sizeOf(int points)
{
    return QLocale().toString(std::abs(points));
}

} // namespace

QString withSign(int number, const QString &size)
{
    return number < 0 ? QChar(0x2212) + size : size;
}

QString numberText(int number)
{
    return withSign(number, QString::number(std::abs(number)));
}

QString countText(int count)
{
    return QLocale().toString(count);
}

QString pointsText(int points)
{
    return withSign(points, sizeOf(points));
}

QString signedPoints(int points)
{
    return points > 0 ? QLatin1Char('+') + sizeOf(points) : pointsText(points);
}

QString addedPoints(int points)
{
    const QString sign = points < 0 ? withSign(points, {}) : QStringLiteral("+");
    return sign + QLatin1Char(' ') + sizeOf(points);
}

QString shareText(int perMille)
{
    return SessionText::tr("%1 %", "a share").arg(QLocale().toString(perMille / 10.0, 'f', 1));
}

} // namespace sandbag
