// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/head_names.h"

#include "paint/small_type.h"
#include "short_name.h"

#include <QFontMetricsF>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kLeastName = 0.72; ///< of the usual type

QFont nameType(const QFont &base, double part)
{
    QFont font = smallerType(base, part);
    font.setBold(true);
    return font;
}

QString andBelow()
{
    return QStringLiteral(" &");
}

} // namespace

QFont leastNameFont(const QFont &base)
{
    return nameType(base, kLeastName);
}

QFont nameFont(const QFont &base, const QList<QStringList> &lines, const QList<int> &rooms)
{
    constexpr double kStep = 0.04;
    const auto fits = [&](qsizetype side, const QFont &font) {
        return widestOf(QFontMetricsF(font), lines[side]) <= rooms.value(side);
    };
    double part = 1;
    for (qsizetype side = 0; side < lines.size(); ++side)
        if (fits(side, leastNameFont(base))) // one that never does is shortened
            while (part > kLeastName && !fits(side, nameType(base, part)))
                part = std::max(kLeastName, part - kStep);
    return nameType(base, part);
}

QStringList partnersBelow(const QString &name)
{
    const QStringList partners = name.split(QStringLiteral(" & "));
    if (partners.size() != 2)
        return {name};
    return {partners.first() + andBelow(), partners.last()};
}

QStringList shortLines(const QFontMetricsF &type, const QStringList &lines, double room)
{
    QStringList all;
    for (const QString &line : lines) {
        const bool partner = lines.size() > 1 && line.endsWith(andBelow());
        const QString after = partner ? andBelow() : QString();
        const double left = room - type.horizontalAdvance(after);
        all << shortName(type, line.chopped(after.size()), left) + after;
    }
    return all;
}

double widestOf(const QFontMetricsF &type, const QStringList &lines)
{
    double widest = 0;
    for (const QString &line : lines)
        widest = std::max(widest, type.horizontalAdvance(line));
    return widest;
}

} // namespace sandbag
