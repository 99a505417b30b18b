// SPDX-License-Identifier: GPL-3.0-or-later
#include "short_name.h"

#include <QFontMetricsF>
#include <QStringList>

namespace sandbag {

QString shortName(const QFontMetricsF &type, const QString &name, double room)
{
    if (type.horizontalAdvance(name) <= room)
        return name;
    static const QString kAnd = QStringLiteral(" & ");
    QStringList letters;
    for (const QString &partner : name.split(kAnd, Qt::SkipEmptyParts))
        letters << partner.left(1);
    if (letters.size() > 1)
        for (const QString &between : {kAnd, QString()})
            if (type.horizontalAdvance(letters.join(between)) <= room)
                return letters.join(between);
    constexpr qsizetype kRead = 3; // letters before dots that still say who it is
    const QString dotted = type.elidedText(name, Qt::ElideRight, room);
    if (dotted.size() > kRead)
        return dotted;
    qsizetype count = name.size();
    while (count > 1 && type.horizontalAdvance(name.left(count)) > room)
        --count;
    return name.left(count).trimmed();
}

} // namespace sandbag
