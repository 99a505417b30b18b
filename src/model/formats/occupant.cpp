// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/occupant.h"

namespace sandbag {

namespace {

constexpr QLatin1String kProgram{"external:"};

} // namespace

Occupant occupantOf(const QString &kind)
{
    if (kind == personKind())
        return Occupant::personHere;
    return commandOf(kind).isEmpty() ? Occupant::computer : Occupant::program;
}

QString personKind()
{
    return QStringLiteral("human");
}

QString programKind(const QString &command)
{
    return kProgram + command;
}

QString commandOf(const QString &kind)
{
    return kind.startsWith(kProgram) ? kind.mid(kProgram.size()) : QString();
}

} // namespace sandbag
