// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "languages.h"

#include <QGuiApplication>

#include <cstring>
#include <memory>

namespace {

/// Pages need fonts, and so the one command that prints is a program with a screen: an unseen one.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    if (argc < 2 || std::strcmp(argv[1], "print") != 0)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    const auto application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("sandbag"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDBAG_VERSION));
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const qsizetype named = arguments.indexOf(QStringLiteral("--lang"));
    sandbag::installLanguage(named < 0 ? QString() : arguments.value(named + 1));
    return sandbag::runCommand(arguments);
}
