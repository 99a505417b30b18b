// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window has to do with the matches played before.
#include "entry/score_book.h"
#include "formats/loaded_match.h"
#include "game_session.h"
#include "history_filing.h"
#include "keeper_window.h"
#include "library_worker.h"
#include "main_window.h"
#include "opened_match.h"
#include "show_history.h"
#include "tabletop.h"

#include <QApplication>

#include <memory>
#include <utility>
#include <variant>

namespace sandbag {

/// From the first look at the table on: everything that is played here is kept.
void MainWindow::startFiling()
{
    connect(m_session, &GameSession::dealEnded, this, &MainWindow::fileNow);
    connect(m_session, &GameSession::matchEnded, this, &MainWindow::fileNow);
    connect(&theLibraryWorker(), &LibraryWorker::trouble, this, &MainWindow::warn);
    connect(&theLibraryWorker(), &LibraryWorker::filed, this,
            [this](const QString &id) { noteFiled(*m_session, id); });
    connect(&theLibraryWorker(), &LibraryWorker::personForgotten, this,
            [this](const QStringList &spellings) { takeNamesOut(*m_session, spellings); });
    connect(&theLibraryWorker(), &LibraryWorker::forgottenElsewhere, this,
            [this](const ForgottenNames &names) { takeNamesOut(*m_session, names); });
    theLibraryWorker().listen();
    m_filing = true;
}

/// A match that was only looked at stays as it was. What the last run left is filed where that run
/// had no time to, and never in the place of a match that has gone on elsewhere, nor where it was
/// deleted since.
void MainWindow::fileNow()
{
    if (!m_filing || !m_session->hasMatch())
        return;
    const bool touched = !m_asOpened || !(*m_asOpened == m_session->match().record());
    const InHistory there = std::exchange(m_resumed, false)
                                ? fitIn(*m_session, m_session->match().record())
                                : InHistory::same;
    if (!touched && there != InHistory::absent && there != InHistory::earlier)
        return;
    m_asOpened = m_session->match().record(); // it may be deleted there, and stays so
    fileMatch(*m_session);
}

void MainWindow::showHistory()
{
    sandbag::showHistory(this, [this](const WantedMatch &wanted) { openFromHistory(wanted); });
}

void MainWindow::showStatistics()
{
    sandbag::showStatistics(this, [this](const WantedMatch &wanted) { openFromHistory(wanted); });
}

void MainWindow::openPlayed(const WantedMatch &wanted)
{
    MainWindow *table = nullptr;
    for (QWidget *window : QApplication::topLevelWidgets())
        if (auto *other = qobject_cast<MainWindow *>(window); other && other->m_filing)
            table = other;
    if (!table) {
        table = new MainWindow;
        table->begin();
    }
    table->show();
    table->openFromHistory(wanted);
}

void MainWindow::openFromHistory(const WantedMatch &wanted)
{
    fileNow(); // what was resumed may be no more than a part of the match there
    if (m_session->hasMatch() && filedAs(*m_session) == wanted.id)
        return showWanted(wanted);
    // A long match is read while the window goes on.
    readToOpenLater(this, wanted.path, [this, wanted](OpenedMatch opened) {
        if (const auto *fault = std::get_if<FileError>(&opened.read))
            return warn(fault->text);
        const auto kept = std::make_shared<OpenedMatch>(std::move(opened));
        if (belongsInScoreKeeper(std::get<LoadedMatch>(kept->read))) {
            if (const auto fault = openInScoreKeeper(wanted.path))
                warn(fault->text);
            return;
        }
        replaceMatch([this, wanted, kept] {
            m_session->open(std::get<LoadedMatch>(std::move(kept->read)));
            setWindowFilePath({});
            fileUnder(*m_session, wanted.id);
            m_resumed = false;
            m_asOpened = m_session->match().record();
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
