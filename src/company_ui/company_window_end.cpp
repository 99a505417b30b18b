// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a table in company: leaving it, what becomes of the match, what is wished after it.
#include "company_window.h"

#include "aimed_button.h"
#include "card/scorecard_dock.h"
#include "door_lamp.h"
#include "forgotten_names.h"
#include "game_session.h"
#include "guest_end.h"
#include "history_filing.h"
#include "host_end.h"
#include "library_worker.h"
#include "lobby_page.h"
#include "lost_sign.h"
#include "match/record.h"
#include "match/without_deals.h"
#include "match_files.h"
#include "match_hash.h"
#include "message_bar.h"
#include "save_picture.h"
#include "seat_at_match.h"
#include "tabletop.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QAbstractButton>
#include <QCloseEvent>
#include <QMessageBox>
#include <QPixmap>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <utility>

namespace sandbag {

/// The table stays to be looked at.
void CompanyWindow::onEnded(const Sentence &why)
{
    if (std::exchange(m_over, true))
        return;
    m_lost->end();
    m_lobby->setEnabled(false);
    updateActions();
    m_lamp->setState(false, tr("Not connected"), {});
    if (!m_closeAnyway)
        warn(why.empty() ? tr("The connection to the table has ended.") : toText(why));
}

void CompanyWindow::offerAnew(const QString &text, const QString &button,
                              const std::function<void()> &act)
{
    warn(text);
    m_trouble->offer(text, button, [this, act] {
        m_over = false;
        m_lobby->setEnabled(true);
        updateActions();
        act();
    });
    m_trouble->stay();
}

bool CompanyWindow::isPlaying() const
{
    return !m_over && m_end->hasBegun() && m_end->seat()->hasMatch() && !m_end->seat()->matchOver();
}

/// Those at the table who sit elsewhere.
QString CompanyWindow::names() const
{
    const SeatAtMatch &seat = *m_end->seat();
    QStringList names;
    for (int n = 0; n < static_cast<int>(seat.record().players.size()); ++n) {
        if (seat.occupant(n) == Occupant::personElsewhere)
            names << isolated(seat.name(n));
    }
    return names.join(QStringLiteral(", "));
}

void CompanyWindow::closeEvent(QCloseEvent *event)
{
    const bool others = isPlaying() && !names().isEmpty();
    if (others && !m_closeAnyway) {
        event->ignore();
        const QString question =
            m_host ? tr("Everyone leaves the table if you close it. You can open it again later "
                        "(Game > Play Together). At the table: %1.")
                   : tr("The match isn't over. At the table: %1.");
        m_offer->offer(question.arg(names()), m_host ? tr("&Close Table") : tr("&Leave Table"),
                       [this] {
                           m_closeAnyway = true;
                           close();
                       });
        m_offer->stay();
        return;
    }
    m_closeAnyway = true;
    fileNow();
    if (!m_over)
        m_end->leave();
    QMainWindow::closeEvent(event);
}

/// At the host the match of the session, with all that its files hold; at a guest what was told of
/// it. Both once a deal is over.
void CompanyWindow::fileNow()
{
    SeatAtMatch *seat = m_end->seat();
    if (!m_around.library || !seat->hasMatch() || !seat->dealOver() || seat->deals() == 0)
        return;
    if (m_host) {
        fileMatch(*m_around.library, m_host->session());
        return;
    }
    if (m_members.isEmpty())
        m_members = MatchFiles::newMembers(seat->seed());
    const auto record = std::make_shared<MatchRecord>(seat->record());
    const auto forget = [this](std::vector<PlayerRecord> &players) {
        for (PlayerRecord &player : players) {
            if (m_forgotten.contains(QString::fromStdString(player.name).trimmed()))
                player.name.clear();
        }
    };
    forget(record->players);
    for (Agreement &agreement : record->agreements)
        forget(agreement.players);
    m_around.library->file(record, m_members, filedAs());
}

/// A host's match has them no more, for everyone; a guest's own copy neither.
void CompanyWindow::takeOut(const QStringList &spellings)
{
    m_forgotten += spellings;
    if (m_host)
        takeNamesOut(m_host->session(), spellings);
}

void CompanyWindow::followForgetting()
{
    LibraryWorker *library = m_around.library;
    if (!library)
        return;
    connect(library, &LibraryWorker::personForgotten, this, &CompanyWindow::takeOut);
    connect(library, &LibraryWorker::forgottenElsewhere, this, [this](const ForgottenNames &names) {
        QStringList here;
        if (m_end->seat()->hasMatch()) {
            for (const PlayerRecord &player : m_end->seat()->record().players)
                here << QString::fromStdString(player.name).trimmed();
        }
        takeOut(names.among(here));
    });
}

/// A guest who has come back by another start of the program has the match under the same id: that
/// of its first deal, which nothing changes any more.
QString CompanyWindow::filedAs() const
{
    if (m_host)
        return sandbag::filedAs(m_host->session());
    const MatchRecord &record = m_end->seat()->record();
    MatchRecord first = withoutDeals(record); // which may be thousands
    if (!record.deals.empty())
        first.deals.push_back(record.deals.front());
    return contentHash(first);
}

void CompanyWindow::fulfil(TableWish wish)
{
    switch (wish) {
    case TableWish::review:
        if (isPlaying())
            return say(tr("You can review the match when it's over."));
        fileNow();
        if (m_around.review)
            m_around.review(filedAs());
        return;
    case TableWish::playAgain:
        return playAgain();
    case TableWish::sameCards:
        return say(tr("These cards can't be played again: when you play together, every match has "
                      "new cards."));
    case TableWish::keepPicture:
        return keepPicture();
    }
}

/// Who asks first opens the lobby for everyone; to the others it is a question whether they agree.
void CompanyWindow::playAgain()
{
    if (m_over)
        return say(tr("The table is closed."));
    m_wantsAgain = true;
    if (m_end->hasBegun())
        m_end->playAgain();
    else if (m_end->ownChair() >= 0 && !m_end->hasAgreed() && m_end->rules().rules == m_played)
        m_end->agree(); // others, which were proposed meanwhile, are to be read first
    onLobby();
}

/// After a match each looks at the result as long as they like.
void CompanyWindow::onLobby()
{
    if (m_over || m_end->hasBegun() || m_pages->currentWidget() != m_table)
        return;
    if (m_wantsAgain)
        return showLobby();
    QStringList others;
    for (const Chair &chair : m_end->chairs()) {
        if (chair.person >= 0 && chair.agreed)
            others << chair.name;
    }
    if (others.isEmpty())
        return;
    const QString text =
        filled(tr("%1 would like to play again."), {isolated(others).join(QStringLiteral(", "))});
    if (m_offer->isVisible() && m_offer->text() == text)
        return;
    m_offer->offer(text, tr("Play &Again"), [this] { playAgain(); });
    m_offer->stay();
    sayToEar(text);
}

void CompanyWindow::showLobby()
{
    m_wantsAgain = false;
    m_members = {}; // the next match is another one in the history
    m_offer->hide();
    m_dock->hide();
    m_pages->setCurrentWidget(m_lobby);
    m_lobby->refresh();
    m_lobby->takeKeys();
    updateActions();
}

void CompanyWindow::onSwapAsked(int person)
{
    if (!m_swapAsked)
        askForSwap(person);
    else if (person != m_swapAsker && !m_swapsWaiting.contains(person)) // each person's once
        m_swapsWaiting.append(person);
}

/// Whoever has no seat any more is told that it is not done: nobody would answer otherwise.
void CompanyWindow::askForSwap(int person)
{
    const auto &chairs = m_end->chairs();
    const auto asks = std::find_if(chairs.begin(), chairs.end(),
                                   [person](const Chair &chair) { return chair.person == person; });
    if (asks == chairs.end())
        return m_end->answerSwap(person, false);
    auto *box = new QMessageBox(QMessageBox::Question, tr("Change Seats"),
                                filled(tr("%1 would like to change seats with you."), {asks->name}),
                                QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("swap"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *change = box->addButton(tr("&Change Seats"), QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(tr("&Stay Here"), QMessageBox::RejectRole));
    change->setEnabled(false); // what is pressed now was meant for the lobby
    QTimer::singleShot(AimedButton::kMoment, change, [change] { change->setEnabled(true); });
    connect(box, &QDialog::finished, m_end, [this, box, change, person] {
        m_swapAsked = nullptr;
        m_end->answerSwap(person, box->clickedButton() == change);
        while (!m_swapAsked && !m_swapsWaiting.isEmpty())
            askForSwap(m_swapsWaiting.takeFirst());
    });
    m_swapAsked = box;
    m_swapAsker = person;
    box->open();
}

/// The table as it is seen: what people show to friends.
void CompanyWindow::keepPicture()
{
    const auto kept = saveTablePicture(this, m_table->grab());
    if (kept && kept->saved)
        say(kept->words);
    else if (kept)
        warn(kept->words);
}

} // namespace sandbag
