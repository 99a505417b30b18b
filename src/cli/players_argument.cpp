// SPDX-License-Identifier: GPL-3.0-or-later
#include "players_argument.h"

#include "named/levels.h"
#include "protocol/player_factory.h"

namespace sandbag {

QStringList splitPlayers(const QString &argument)
{
    QStringList names(QString{});
    bool quoted = false;
    for (const QChar c : argument) {
        if (c == u'"')
            quoted = !quoted;
        if (c == u',' && !quoted)
            names.append(QString());
        else
            names.back() += c;
    }
    return names;
}

QStringList playerWords()
{
    QStringList words{QStringLiteral("random"), QStringLiteral("simple"), QStringLiteral("search")};
    for (const Level &level : levels())
        words << QStringLiteral("level:%1").arg(level.number);
    return words;
}

bool isPlayer(const QString &spec)
{
    return makeAnyPlayer(spec, 0) != nullptr;
}

} // namespace sandbag
