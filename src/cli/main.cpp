// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "languages.h"

#include <QCoreApplication>

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("sandbag"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDBAG_VERSION));
    const QStringList arguments = application.arguments().mid(1);
    const qsizetype named = arguments.indexOf(QStringLiteral("--lang"));
    sandbag::installLanguage(named < 0 ? QString() : arguments.value(named + 1));
    return sandbag::runCommand(arguments);
}
