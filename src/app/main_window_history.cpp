// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window has to do with the matches played before.
#include "application.h"
#include "entry/score_book.h"
#include "formats/loaded_match.h"
#include "game_session.h"
#include "history_filing.h"
#include "library_worker.h"
#include "main_window.h"
#include "match_files.h"
#include "opened_match.h"
#include "show_history.h"
#include "tabletop.h"

#include <memory>
#include <utility>
#include <variant>

namespace sandbag {

/// From the first look at the table on: everything that is played here is kept.
void MainWindow::startFiling()
{
    connect(m_session, &GameSession::dealEnded, this, &MainWindow::fileNow);
    connect(m_session, &GameSession::matchEnded, this, &MainWindow::fileNow);
    LibraryWorker *library = &Application::instance().library();
    connect(library, &LibraryWorker::trouble, this, &MainWindow::warn);
    connect(library, &LibraryWorker::filed, this,
            [this](const QString &id) { confirmIdentity(*m_session, id); });
    connect(library, &LibraryWorker::personForgotten, this,
            [this](const QStringList &spellings) { takeNamesOut(*m_session, spellings); });
    connect(library, &LibraryWorker::forgottenElsewhere, this,
            [this](const ForgottenNames &names) { takeNamesOut(*m_session, names); });
    library->listen();
    m_filing = true;
}

/// What the history has of the match that was resumed, before anything is filed in its place.
void MainWindow::lookUpResumed()
{
    m_resumed = true;
    m_resumedThere.reset();
    m_lookingUp.ask([this, folder = Application::instance().library().folder(),
                     file = m_session->files().content()](const BackgroundQuestion::Asked &asked) {
        asked.conclude([this, found = findIn(folder, file)] { m_resumedThere = found; });
    });
}

/// The same at once, where nobody has to wait for it.
InHistory MainWindow::fitResumed()
{
    if (!std::exchange(m_resumed, false))
        return InHistory::same;
    m_lookingUp.cancel();
    if (!m_resumedThere)
        m_resumedThere =
            findIn(Application::instance().library().folder(), m_session->files().content());
    resolveIdentity(*m_session, *m_resumedThere);
    return m_resumedThere->there;
}

/// A match that was only looked at stays as it was. What the last run left is filed where that run
/// had no time to, and never in the place of a match that has gone on elsewhere, nor where it was
/// deleted since.
void MainWindow::fileNow()
{
    if (!m_filing || !m_session->hasMatch())
        return;
    const bool touched = !m_asOpened || !(*m_asOpened == m_session->match().record());
    const InHistory there = fitResumed();
    if (!touched && there != InHistory::absent && there != InHistory::earlier)
        return;
    m_asOpened = m_session->files().sharedRecord(); // it may be deleted there, and stays so
    fileMatch(Application::instance().library(), *m_session);
}

void MainWindow::showHistory()
{
    Application::instance().historyWindows().showHistory(
        this, [this](const WantedMatch &wanted) { openFromHistory(wanted); });
}

void MainWindow::showStatistics()
{
    Application::instance().historyWindows().showStatistics(
        this, [this](const WantedMatch &wanted) { openFromHistory(wanted); });
}

void MainWindow::openFromHistory(const WantedMatch &wanted)
{
    fileNow(); // what was resumed may be no more than a part of the match there
    if (m_session->hasMatch() && filedAs(*m_session) == wanted.id)
        return showWanted(wanted);
    // A long match is read while the window goes on.
    const QString folder = Application::instance().library().folder();
    readToOpenLater(this, wanted.path, folder, [this, wanted](OpenedMatch opened) {
        if (const auto *fault = std::get_if<FileError>(&opened.read))
            return warn(fault->text);
        const auto kept = std::make_shared<OpenedMatch>(std::move(opened));
        if (belongsInScoreKeeper(std::get<LoadedMatch>(kept->read)))
            return openInScoreKeeper(wanted.path);
        replaceMatch([this, wanted, kept] {
            m_session->open(std::get<LoadedMatch>(std::move(kept->read)));
            setWindowFilePath({});
            adoptIdentity(*m_session, wanted.id);
            m_resumed = false;
            m_asOpened = m_session->files().sharedRecord();
            showTitle();
            showWanted(wanted);
        });
    });
}

void MainWindow::showWanted(const WantedMatch &wanted)
{
    raise();
    activateWindow();
    if (wanted.deal >= 0 && m_table->canReplay())
        m_table->replay(wanted.deal);
    if (wanted.review)
        reviewMatch();
}

} // namespace sandbag
