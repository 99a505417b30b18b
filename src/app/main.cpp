// SPDX-License-Identifier: GPL-3.0-or-later
#include "app_text.h"
#include "application.h"
#include "demo.h"
#include "disk/added_languages.h"
#include "disk/own_place.h"
#include "disk/private_place.h"
#include "display_fault.h"
#include "field_keys.h"
#include "file_events.h"
#include "formats/file_argument.h"
#include "heard_names.h"
#include "ink_icon.h"
#include "keeper_window.h"
#include "kept_log.h"
#include "long_press.h"
#include "main_window.h"
#include "memory_end.h"
#include "one_press.h"
#include "plain_texts.h"
#include "session_end.h"
#include "settings.h"
#include "still_fields.h"
#include "text/languages.h"
#include "text/shown_text.h"
#include "theme.h"
#include "window_help.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <utility>
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace sandbag;

namespace {

/// Pictures are made off screen, whatever display there is; the platform is chosen before Qt looks.
bool wantsNoDisplay(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i)
        for (const char *option : {"--demo", "-demo", "--grab"})
            if (std::strncmp(argv[i], option, std::strlen(option)) == 0)
                return true;
    return false;
}

/// What is only read: no display is needed for it, and there may be none.
bool wantsWords(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i)
        for (const char *option : {"--help", "-h", "--help-all", "--version", "-v"})
            if (std::strcmp(argv[i], option) == 0)
                return true;
    return false;
}

QSize sizeOf(const QString &text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    return size.isEmpty() ? QSize(1440, 900) : size.boundedTo({8000, 8000});
}

/// Until the last window is closed or the session ends. Windows that are open then go before the
/// program's own resources do, since their threads draw with them.
int runWindows()
{
    const int status = QApplication::exec();
    QList<QPointer<QWidget>> open;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (!window->parentWidget())
            open.append(window);
    }
    for (const QPointer<QWidget> &window : open)
        delete window.data();
    return status;
}

int openWindows(Application &application, const QStringList &files)
{
    if (files.isEmpty())
        application.openTable();
    else
        application.openFiles(files);
    return runWindows();
}

/// The score keeper and no table, with the match of `file` where one is named.
int keepScore(Application &application, const QString &file)
{
    if (file.isEmpty())
        application.keepers().show();
    else
        application.openInKeeperAlone(file);
    return runWindows();
}

struct Options {
    QCommandLineOption demo, keep, daily, grab, size, language;
};

Options declareOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(AppText::tr("Spades by your house rules."));
    parser.addHelpOption();
    parser.addVersionOption();
    const Options options{
        {QStringLiteral("demo"),
         AppText::tr(
             "Play a match automatically and save table.png and scorecard.pdf in <folder>."),
         QStringLiteral("folder")},
        {QStringLiteral("keep-score"), AppText::tr("Keep score with real cards.")},
        {QStringLiteral("daily"), AppText::tr("Open the deal of the day.")},
        {QStringLiteral("grab"), AppText::tr("Save a picture of the match as <picture>."),
         QStringLiteral("picture")},
        {QStringLiteral("size"), AppText::tr("Picture size (default: 1440x900)."),
         QStringLiteral("size"), QStringLiteral("1440x900")},
        {QStringLiteral("lang"), AppText::tr("Use this language, for example \"de\"."),
         QStringLiteral("language")}};
    parser.addOptions(
        {options.demo, options.keep, options.daily, options.grab, options.size, options.language});
    parser.addPositionalArgument(QStringLiteral("file"),
                                 AppText::tr("A match (*.spades.json) or house rules "
                                             "(*.spades-rules.json)."),
                                 QStringLiteral("[file…]"));
    return options;
}

QStringList filesOf(const QCommandLineParser &parser)
{
    QStringList files = parser.positionalArguments();
    for (QString &file : files)
        file = fileOfArgument(file);
    return files;
}

/// The language asked for, or the one chosen in the preferences, or the desktop's, in which it is
/// told first if those cannot be read.
void speak(const QString &asked)
{
    installLanguage(asked);
    if (asked.isEmpty()) {
        if (const QString chosen = Settings::chosenLanguage(); !chosen.isEmpty())
            installLanguage(chosen);
        return;
    }
    if (isAvailable(asked))
        return;
    const QString said =
        AppText::tr("sandbag: language \"%1\" isn't available, only: %2")
            .arg(shortened(asked), availableLanguages().join(QStringLiteral(", ")));
    std::fprintf(stderr, "%s\n", qUtf8Printable(said));
    std::exit(1); // as for any option that is not understood
}

void nameProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("sandbag"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDBAG_VERSION));
    carryThingsAlong(QCoreApplication::applicationDirPath());
    offerAddedLanguages();
    speak(languageAsked(QCoreApplication::arguments().mid(1)));
}

/// Help or version, without a display.
int sayWords(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    nameProgram();
    QCommandLineParser parser;
    declareOptions(parser);
    parser.process(app);
    return 0;
}

/// 0: windows can be opened.
int refuseWithoutMemory(int argc, char **argv)
{
    if (whyTooLittleMemory().isEmpty())
        return 0;
    const QCoreApplication app(argc, argv); // for its words
    nameProgram();
    std::fprintf(stderr, "%s\n", qPrintable(whyTooLittleMemory()));
    return 1;
}

/// Before the first thread. Copies of the match go from one thread to another with every card, and
/// the longer the match the larger they are. Left to itself the store of each thread keeps what
/// such a copy once took; so there are few stores, and what is large goes back to the system at
/// once.
void giveMemoryBack()
{
#ifdef __GLIBC__
    constexpr int kStores = 2, kLarge = 128 * 1024, kMostUnused = 256 * 1024;
    mallopt(M_ARENA_MAX, kStores);
    mallopt(M_MMAP_THRESHOLD, kLarge);
    mallopt(M_TRIM_THRESHOLD, kMostUnused);
#endif
}

/// To look through the desktop's themes for the icon takes a tenth of all that is done before the
/// first picture; desktops show the one of the desktop file meanwhile.
void bearIcon(QApplication &app)
{
    constexpr int kAfterFirstPicture = 400; // ms
    QTimer::singleShot(kAfterFirstPicture, &app,
                       [] { QApplication::setWindowIcon(programIcon()); });
}

} // namespace

int main(int argc, char **argv)
{
    giveMemoryBack();
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a file that may grow no more is a write that fails
#endif
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // so is a pipe whose reader has gone, on whatever thread
#endif
    if (wantsWords(argc, argv))
        return sayWords(argc, argv);
    if (wantsNoDisplay(argc, argv) && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (const int status = refuseWithoutMemory(argc, argv))
        return status;
    keepLog();
    std::optional<DisplayFault> reaching(std::in_place);
    WindowsApplication app(argc, argv);
    reaching.reset();
    nameProgram();
    watchMemory();
    showTextsAsTheyAre(app);
    keepFieldsStill(app);
    letNamesBeHeard(app);
    actOncePerPress(app);
    tellByLongPress(app);
    letWindowKeysPassFields(app);
    helpWithF1(app);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Sandbag"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.sandbag.Sandbag"));
    bearIcon(app);

    Application application;
    QCommandLineParser parser;
    const auto [demo, keep, daily, grab, size, language] = declareOptions(parser);
    parser.process(app);
    if (parser.isSet(demo))
        return playDemo(parser.value(demo), sizeOf(parser.value(size)));
    if (parser.isSet(grab))
        return grabWindow(parser.value(grab), filesOf(parser).value(0), sizeOf(parser.value(size)));
    endCleanly(app);
    closeOwnFolders();
    openFilesOfEvents(app);
    applyTheme(application.settings().theme); // windows without a table have it too
    if (parser.isSet(keep))
        return keepScore(application, filesOf(parser).value(0));
    if (parser.isSet(daily)) {
        application.openTable()->showDaily();
        return runWindows();
    }
    return openWindows(application, filesOf(parser));
}
