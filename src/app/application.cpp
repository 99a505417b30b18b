// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include "catalogue/rules_library.h"
#include "entry/score_book.h"
#include "keeper/score_keeper.h"
#include "keeper_window.h"
#include "kept_keys.h"
#include "key_map.h"
#include "library_worker.h"
#include "main_window.h"
#include "opened_match.h"
#include "show_history.h"
#include "table_sounds.h"

#include <QApplication>
#include <QMessageBox>

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <optional>
#include <utility>
#include <variant>

namespace sandbag {

namespace {

Application *g_application = nullptr; ///< as QCoreApplication keeps its own

} // namespace

Application::Application(QObject *parent) : QObject(parent)
{
    assert(!g_application);
    g_application = this;
    readKeys();
    connect(&KeyMap::ours(), &KeyMap::changed, this, &keepKeys);
}

Application::~Application()
{
    if (QCoreApplication::instance()) // with it the last windows have gone
        endWindows();
    g_application = nullptr;
}

/// Those that nobody has closed, as where a signal ends the program. Their threads save, read and
/// think, and must not do so while what they use is torn down.
void Application::endWindows()
{
    // A window that is destroyed while it is shown hides itself when only a bare widget of it is
    // left; what its fields and buttons then tell about losing the focus would find nobody.
    for (QWidget *window : QApplication::topLevelWidgets())
        window->hide();
    m_company.reset();
    if (m_keepers)
        m_keepers->end();
    if (m_historyWindows)
        m_historyWindows->end();
    for (MainWindow *table : QList(m_tables))
        if (table->testAttribute(Qt::WA_DeleteOnClose)) // nobody else owns it
            delete table;
}

LibraryWorker &Application::library()
{
    if (!m_library) {
        m_library = new LibraryWorker(QString(), this);
        connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, m_library, [this] {
            m_library->cancel();
            m_library->flush();
            QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); // who is forgotten
        });
        connect(m_library, &LibraryWorker::personForgotten, this, &forgetPeopleMet);
    }
    return *m_library;
}

HistoryWindows &Application::historyWindows()
{
    if (!m_historyWindows)
        m_historyWindows = std::make_unique<HistoryWindows>(&library());
    return *m_historyWindows;
}

KeeperWindows &Application::keepers()
{
    if (!m_keepers)
        m_keepers = std::make_unique<KeeperWindows>(&library());
    return *m_keepers;
}

PlayingTogether &Application::company()
{
    if (!m_company)
        m_company = makeCompany();
    return *m_company;
}

TableSounds &Application::sounds()
{
    if (!m_sounds)
        m_sounds = std::make_unique<TableSounds>();
    return *m_sounds;
}

Application &Application::instance()
{
    assert(g_application);
    return *g_application;
}

Settings Application::changeSettings(const std::function<void(Settings &)> &change) const
{
    Settings settings = Settings::load();
    change(settings);
    settings.save();
    return settings;
}

void Application::applyPreferences(Settings chosen)
{
    changeSettings([&chosen](Settings &now) {
        chosen.recentFiles = now.recentFiles;
        chosen.geometry = now.geometry;
        chosen.windowState = now.windowState;
        now = chosen;
    });
    for (MainWindow *table : m_tables)
        table->applySettings(chosen);
    if (m_company)
        setLookOf(*m_company, chosen);
}

int Application::enter(MainWindow *table)
{
    int number = 1;
    for (const MainWindow *other : m_tables)
        number = std::max(number, other->number() + 1);
    m_tables << table;
    return number;
}

void Application::leave(MainWindow *table)
{
    m_tables.removeAll(table);
}

void Application::saveAll()
{
    for (MainWindow *table : m_tables)
        table->saveNow();
    if (!m_keepers)
        return;
    // The file of one may lie where nothing answers any more: what saves itself comes before.
    for (ScoreKeeper *keeper : m_keepers->windows())
        (void)keeper->book().flushSaved(); // every key that was typed is on its way
    for (ScoreKeeper *keeper : m_keepers->windows())
        (void)keeper->book().flush();
}

MainWindow *Application::openTable()
{
    auto *table = new MainWindow;
    table->begin();
    table->show(); // before a dialog that belongs over it
    return table;
}

void Application::openPlayed(const WantedMatch &wanted)
{
    readToOpenLater(this, wanted.path, library().folder(), [this, wanted](OpenedMatch opened) {
        const auto *match = std::get_if<LoadedMatch>(&opened.read);
        if (match && belongsInScoreKeeper(*match))
            return keepers().open(wanted.path, [](const std::optional<FileError> &fault) {
                if (fault)
                    QMessageBox::warning(nullptr, QApplication::applicationDisplayName(),
                                         fault->text);
            });
        const auto open = std::find_if(m_tables.rbegin(), m_tables.rend(),
                                       [](const MainWindow *table) { return table->isFiling(); });
        MainWindow *table = open == m_tables.rend() ? openTable() : *open;
        table->show();
        table->openFromHistory(wanted);
    });
}

void Application::openFiles(const QStringList &files)
{
    m_opening += static_cast<int>(files.size());
    for (const QString &file : files)
        openFile(file);
}

void Application::openFile(const QString &file)
{
    if (file.endsWith(RulesLibrary::fileEnding())) {
        openTable()->openLater(file);
        return fileIsOpen();
    }
    readToOpenLater(this, file, library().folder(), [this, file](OpenedMatch opened) {
        const auto *match = std::get_if<LoadedMatch>(&opened.read);
        if (!match || !belongsInScoreKeeper(*match)) {
            (void)openTable()->showOpened(std::move(opened));
            return fileIsOpen();
        }
        keepers().open(file, [this](const std::optional<FileError> &fault) {
            if (fault)
                openTable()->warn(fault->text);
            fileIsOpen();
        });
    });
}

void Application::openInKeeperAlone(const QString &file)
{
    m_opening = 1;
    keepers().open(file, [this](const std::optional<FileError> &fault) {
        if (fault) {
            std::fprintf(stderr, "%s\n", qPrintable(fault->text));
            return QCoreApplication::exit(2);
        }
        fileIsOpen();
    });
}

void Application::fileIsOpen()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    const bool shown = std::any_of(windows.begin(), windows.end(),
                                   [](const QWidget *window) { return window->isVisible(); });
    if (--m_opening == 0 && !shown)
        QCoreApplication::exit(0); // what was to be opened is open elsewhere
}

} // namespace sandbag
