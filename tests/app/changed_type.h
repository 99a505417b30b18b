// SPDX-License-Identifier: GPL-3.0-or-later
// Holds a window in which the type was changed against one that was opened in that type.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace sandbag {

inline QString partName(const QWidget &widget)
{
    const QString own = widget.objectName();
    return QString::fromLatin1(widget.metaObject()->className()) +
           (own.isEmpty() ? QString() : u' ' + own);
}

/// Whether Qt makes it when it likes, as bars that scroll and what a box opens, or it has no words,
/// or its room is that of labels without words, which Qt measures in the type of the first day.
inline bool isOfQt(const QWidget &part)
{
    for (const QWidget *at = &part; at; at = at->parentWidget())
        if (at->objectName().startsWith(QStringLiteral("qt_")) ||
            at->inherits("QComboBoxPrivateContainer") || at->inherits("QTableCornerButton"))
            return true;
    return part.inherits("QDockWidget");
}

/// Its type, and how small and large it may be.
inline QString roomOf(const QWidget &part)
{
    return QStringLiteral("%1: %2 pt, %3 to %4 wide, %5 to %6 high")
        .arg(partName(part))
        .arg(part.font().pointSizeF())
        .arg(part.minimumWidth())
        .arg(part.maximumWidth())
        .arg(part.minimumHeight())
        .arg(part.maximumHeight());
}

/// Of all that is seen in a window, in no order: what is raised becomes the last. The room of the
/// window itself is what its parts need.
inline QStringList roomsIn(const QWidget &window)
{
    QStringList rooms;
    for (const QWidget *part : window.findChildren<QWidget *>())
        if (part->isVisible() && !isOfQt(*part))
            rooms << roomOf(*part);
    rooms.sort();
    return rooms;
}

inline QString differencesIn(const QWidget &changed, const QWidget &fresh)
{
    QStringList is = roomsIn(changed), missing;
    for (const QString &room : roomsIn(fresh))
        if (!is.removeOne(room))
            missing << room;
    return is.isEmpty() && missing.isEmpty()
               ? QString()
               : is.join(u'\n') + QStringLiteral("\nought to be\n") + missing.join(u'\n');
}

} // namespace sandbag
