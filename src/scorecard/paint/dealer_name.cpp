// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint/dealer_name.h"

#include "text/numbers.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace sandbag {

namespace {

/// So many letters as a person counts them.
QString firstLetters(const QString &name, int count)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    for (int i = 0; i < count && finder.position() < name.size(); ++i)
        if (finder.toNextBoundary() < 0)
            return name;
    return name.left(finder.position());
}

/// None where even that many letters leave two alike.
QStringList shortened(const QStringList &players)
{
    constexpr int kMost = 3;
    for (int count = 1; count <= kMost; ++count) {
        QStringList names;
        for (const QString &player : players)
            names << firstLetters(player, count);
        if (QStringList(names).removeDuplicates() == 0 && !names.contains(QString()))
            return names;
    }
    return {};
}

QStringList numbered(qsizetype players)
{
    QStringList numbers;
    for (int seat = 1; seat <= players; ++seat)
        numbers << countText(seat);
    return numbers;
}

} // namespace

QStringList dealerNames(const QStringList &players,
                        const std::function<bool(const QString &)> &fits)
{
    for (const QStringList &names : {players, shortened(players), numbered(players.size())})
        if (!names.isEmpty() && std::all_of(names.begin(), names.end(), fits))
            return names;
    return {};
}

} // namespace sandbag
