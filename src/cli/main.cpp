// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "disk/added_languages.h"
#include "disk/own_place.h"
#include "disk/private_place.h"
#include "formats/file_error.h"
#include "text/languages.h"
#include "text/shown_text.h"
#include "words.h"

#include <QGuiApplication>
#include <QLoggingCategory>

#include <csignal>
#include <cstdio>
#include <memory>

namespace {

/// Pages need fonts, and so a command that prints is a program with a screen: an unseen one.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (!sandbag::printsPages(arguments))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a file that may grow no more is a write that fails
#endif
    const auto application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("sandbag"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDBAG_VERSION));
    // What went wrong is its own message; a line for a report would be a second one.
    qSetMessagePattern(QStringLiteral("%{message}")); // not "sandbag.players: " before it
    QLoggingCategory::setFilterRules(QStringLiteral("sandbag.*.info=false"));
    sandbag::carryThingsAlong(QCoreApplication::applicationDirPath());
    sandbag::offerAddedLanguages();
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const QString language = sandbag::languageAsked(arguments);
    if (!language.isEmpty() && !sandbag::isAvailable(language)) {
        const sandbag::FileError error{
            sandbag::FileError::Kind::unreadable,
            sandbag::Words::tr("sandbag-cli: language \"%1\" isn't available, only: %2")
                .arg(sandbag::shortened(language),
                     sandbag::availableLanguages().join(QStringLiteral(", ")))};
        return sandbag::refuse(error, arguments.contains(QStringLiteral("--json")));
    }
    sandbag::installLanguage(language);
    sandbag::closeOwnFolders();
    const int status = sandbag::runCommand(arguments);
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return status;
    sandbag::complain(sandbag::Words::tr("sandbag-cli: can't write to standard output"));
    return sandbag::kUnusable;
}
