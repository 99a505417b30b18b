// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/own_place.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace sandbag {

namespace {

/// Empty where the system says where things belong. Written once, before there are threads.
QString g_carried; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

QString place(const char *part, QStandardPaths::StandardLocation usual)
{
    return g_carried.isEmpty() ? QStandardPaths::writableLocation(usual)
                               : g_carried + u'/' + QLatin1String(part);
}

} // namespace

QString dataPlace()
{
    return place("data", QStandardPaths::AppDataLocation);
}

QString configPlace()
{
    return place("config", QStandardPaths::AppConfigLocation);
}

QString deckPlace()
{
    return (g_carried.isEmpty()
                ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
                : g_carried) +
           QStringLiteral("/carddecks");
}

QString carryThingsAlong(const QString &programFolder)
{
    g_carried.clear();
    // In an archive with Qt in it a script in "bin" is what people start, and see as the program.
    const bool hidden = QFileInfo(programFolder).fileName() == QStringLiteral("libexec");
    const QString folder =
        programFolder + (hidden ? QStringLiteral("/../bin/portable") : QStringLiteral("/portable"));
    if (QFileInfo(folder).isDir() || QFileInfo(folder + QStringLiteral(".txt")).isFile())
        g_carried = QDir::cleanPath(folder);
    return g_carried;
}

bool isCarriedAlong()
{
    return !g_carried.isEmpty();
}

} // namespace sandbag
