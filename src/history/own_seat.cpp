// SPDX-License-Identifier: GPL-3.0-or-later
#include "own_seat.h"

#include "formats/occupant.h"
#include "text/match_text.h"

namespace sandbag {

namespace {

QString oneOf(const QString &column, const QStringList &names)
{
    return column + QStringLiteral(" IN (%1)")
                        .arg(QStringList(names.size(), QStringLiteral("?")).join(u','));
}

} // namespace

OwnSeat::OwnSeat(const QStringList &own) : several(!own.isEmpty())
{
    const QStringList usual = QStringList{QStringLiteral("")} + usualNames();
    const auto bind = [this](const QStringList &names) {
        for (const QString &name : names)
            values << name;
    };
    const QString nameless =
        QStringLiteral("seat.person AND ") + oneOf(QStringLiteral("seat.name"), usual);
    if (own.isEmpty()) {
        bind(usual);
        condition = nameless;
        return;
    }
    const QStringList named = QStringList{personKind()} + own;
    bind(named + named + usual + named);
    // At a table with a person who is called so, one without a name is somebody else.
    condition =
        QStringLiteral("(NOT kept AND (seat.level=? OR seat.person) AND %1 AND seat.side="
                       "(SELECT first.side FROM seat AS first WHERE first.match=seat.match AND "
                       "(first.level=? OR first.person) AND %2 ORDER BY first.seat LIMIT 1) "
                       "OR %3 AND NOT EXISTS (SELECT 1 FROM seat AS other "
                       "WHERE other.match=seat.match AND other.level=? AND %4))")
            .arg(oneOf(QStringLiteral("seat.name"), own), oneOf(QStringLiteral("first.name"), own),
                 nameless, oneOf(QStringLiteral("other.name"), own));
}

} // namespace sandbag
