// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "act_pace.h"
#include "application.h"
#include "boards_at_table.h"
#include "card/scorecard_dock.h"
#include "catalogue/rules_library.h"
#include "conduct/table_pace.h"
#include "files/kept_settings.h"
#include "fit_to_screen.h"
#include "formats/loaded_match.h"
#include "game_session.h"
#include "learning.h"
#include "library_files.h"
#include "library_worker.h"
#include "local_seat.h"
#include "match_files.h"
#include "message_bar.h"
#include "play_together.h"
#include "review_controller.h"
#include "review_table.h"
#include "rules/catalogue.h"
#include "same_cards.h"
#include "setup/seating.h"
#include "table_sounds.h"
#include "tabletop.h"
#include "theme.h"
#include "tutor_controller.h"
#include "why_controller.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent),
      m_settings(Application::instance().settings()),
      m_session(new GameSession(this)),
      m_sameCards(new SameCards(this)),
      m_boards(new BoardsAtTable(this)),
      m_seat(new LocalSeat(m_session, this)),
      m_table(new Tabletop(m_seat, this)),
      m_desk(new ReviewController(m_session, this)),
      m_tutor(new TutorController(m_seat, m_table)),
      m_why(new WhyController(m_seat, m_table)),
      m_trouble(new MessageBar(this)),
      m_offer(new MessageBar(this)),
      m_said(new QLabel(this)),
      m_unsay(new QTimer(this)),
      m_nextDeal(new QTimer(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_number = Application::instance().enter(this);
    setWindowTitle(tr("Sandbag"));
    setAcceptDrops(true);
    makeCentre();
    m_said->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_said->setObjectName(QStringLiteral("said"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    m_said->installEventFilter(this);
    m_unsay->setSingleShot(true);
    connect(m_unsay, &QTimer::timeout, this, [this] {
        m_saidLine.clear();
        showSaid();
    });
    m_nextDeal->setSingleShot(true);
    m_nextDeal->setObjectName(QStringLiteral("nextDeal"));

    makeGameMenu();
    makePlayMenu();
    makeRulesMenu();
    makeDock();
    makeReview();
    makeViewMenu();
    makeHelpMenu();
    makeToolBar();
    connectSession();
    resize(1280, 820);
    fitToScreen(*this);
    setMinimumSize(QSize(720, 520).boundedTo(screenRoom(*this)));
    restoreGeometry(m_settings.geometry);
    restoreState(m_settings.windowState);
    m_dock->keepPlace();
    connect(&SettingsTrouble::instance(), &SettingsTrouble::told, this, &MainWindow::warn);
    applySettings(m_settings);
}

MainWindow::~MainWindow()
{
    Application::instance().leave(this);
    m_dock->disconnect(this); // it goes later than what this window would do with its news
}

void MainWindow::connectSession()
{
    connect(m_table, &Tabletop::refreshed, this, &MainWindow::updateActions);
    connect(m_table, &Tabletop::news, this, &MainWindow::onNews);
    connect(m_table, &Tabletop::wished, this, &MainWindow::fulfil);
    connect(m_table, &Tabletop::playOnAsked, this, &MainWindow::playOnFrom);
    connect(m_session, &GameSession::trouble, this, &MainWindow::warn);
    connect(m_nextDeal, &QTimer::timeout, m_table, &Tabletop::goOn);
    connect(m_session, &GameSession::dealEnded, this, &MainWindow::countDownToNextDeal);
    connect(m_session, &GameSession::dealStarted, m_nextDeal, &QTimer::stop);
    const auto forgetNews = [this] { say({}); };
    connect(m_session, &GameSession::dealStarted, this, forgetNews);
    connect(m_desk, &ReviewController::tableWanted, this, forgetNews);
    connect(m_desk, &ReviewController::playOnAsked, this, forgetNews);
    connect(m_session, &GameSession::rebuilt, this, &MainWindow::showScore);
    connect(m_session, &GameSession::rebuilt, this, &MainWindow::showTitle);
    connect(m_session, &GameSession::dealStarted, this, &MainWindow::showScore);
    connect(m_session, &GameSession::dealStarted, this, &MainWindow::showTitle);
}

/// A card alone changes nothing on the scorecard, a whole trick does; the end of a deal is on it
/// once the last trick and the moments of the deal have been seen.
void MainWindow::onNews(const TableNews &news)
{
    using enum TableNews::Kind;
    Application::instance().sounds().hear(news);
    if (news.seen)
        hear(news.text);
    else if (!news.text.isEmpty() || news.kind == forgotten)
        say(news.text);
    const bool inPlay = !m_session->hasMatch() || !m_session->match().dealOver();
    if (news.kind == dealOver || (inPlay && (news.kind == done || news.kind == trickWon)))
        showScore();
}

void MainWindow::showScore()
{
    if (m_session->hasMatch())
        m_dock->showMatch(m_session->match(), nullptr, firstHere(m_session->seats()));
}

void MainWindow::fulfil(TableWish wish)
{
    switch (wish) {
    case TableWish::playAgain:
        return m_boards->isBoard() ? m_boards->goOn() : newSameMatch();
    case TableWish::sameCards:
        return sameCardsAgain();
    case TableWish::keepPicture:
        return keepPicture();
    case TableWish::review:
        return reviewMatch();
    }
}

/// The table, with what went wrong above it.
void MainWindow::countDownToNextDeal()
{
    m_nextDeal->stop();
    if (!m_session->hasMatch())
        return;
    const Match &match = m_session->match();
    const bool waits =
        match.dealOver() && !match.over() && !m_table->pace().away() && !m_pause->isChecked();
    if (waits && m_settings.nextDealSeconds > 0)
        m_nextDeal->start(m_settings.nextDealSeconds * 1000);
}

void MainWindow::begin()
{
    m_session->files().startAutosave();
    startFiling();
    if (m_number == 1)
        offerTableAgain(this, [this](const QString &text, const QString &button,
                                     const std::function<void()> &act) {
            m_offer->offer(text, button, act);
            m_offer->stay();
        });
    if (m_session->resume()) {
        m_asOpened = m_session->files().sharedRecord();
        lookUpResumed();
        // The end of a deal was said before the program ended; the next one comes all the same.
        countDownToNextDeal();
        return;
    }
    const RuleFile rules = library().lastUsed();
    newMatch(rules);
    if (!hasRecords(Application::instance().library().folder())) // nobody has played yet
        offerFirstLesson(m_table);
}

void MainWindow::newMatch(const RuleFile &table, const QList<SeatPlan> &seats)
{
    newMatch(table.rules, table.base, seats, table.name);
}

void MainWindow::newMatch(const RuleSet &rules, const QString &base, const QList<SeatPlan> &seats,
                          const QString &name)
{
    if (const auto why = whyNotPlayable(rules)) {
        warn(why->text);
        return;
    }
    const QList<SeatPlan> plans =
        seats.isEmpty() ? m_settings.seatsFor(Seating(rules).players) : seats;
    replaceMatch([=, this] {
        m_rulesForNext.reset();
        MatchPlan plan{rules, base, name, plans};
        plan.fair = m_sameCards->takeNext();
        m_session->newMatch(plan);
        setWindowFilePath({}); // the file that was opened holds another match
        showTitle();
    });
}

void MainWindow::play(MatchPlan plan)
{
    if (plan.seats.isEmpty())
        plan.seats = m_settings.seatsFor(Seating(plan.rules).players);
    const auto begin = [plan, this] {
        m_session->newMatch(plan);
        setWindowFilePath({});
        showTitle();
        showSaid();
    };
    // A board that was played is kept among the results of its set.
    if (m_boards->isBoard() && m_session->match().dealOver()) {
        m_asOpened.reset();
        m_offer->hide();
        begin();
        return;
    }
    replaceMatch(begin);
}

void MainWindow::play(LoadedMatch loaded)
{
    replaceMatch([loaded = std::move(loaded), this] {
        m_session->open(loaded);
        detachIdentity(*m_session);
        setWindowFilePath({});
        showTitle();
    });
}

void MainWindow::applySettings(const Settings &settings)
{
    const QList<SeatPlan> before = m_settings.seats;
    m_settings = settings;
    applyTheme(settings.theme);
    m_sounds->setChecked(settings.sound.on);
    showToolBar(settings.toolBar);
    Application::instance().sounds().setChoice(settings.sound);
    m_table->pace().setCeremony(settings.ceremony);
    m_tutor->setLevel(settings.tutor);
    m_why->setPartnerAllowed(settings.askPartner);
    const TableLook look = settings.look;
    showLook(look);
    m_session->pace().setLeast(movesHere(look) ? settings.paceMs : std::min(settings.paceMs, 150));
    reseat(before);
}

/// A desktop without animations asks for none here either.
bool MainWindow::movesHere(const TableLook &look) const
{
    return look.motion && style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
}

void MainWindow::showLook(TableLook look)
{
    look.motion = movesHere(look);
    m_table->setLook(look);
    m_desk->table()->setLook(look);
}

/// Seats that the settings changed change in the match, too; what Quick Setup or the file of the
/// match put elsewhere stays, and so does a person.
void MainWindow::reseat(const QList<SeatPlan> &before)
{
    if (!m_session->hasMatch() || before == m_settings.seats)
        return;
    const auto isPerson = [](const SeatPlan &plan) {
        return occupantOf(plan.player) == Occupant::personHere;
    };
    QList<SeatPlan> seats = m_session->seats();
    for (int i = 0; i < std::min({seats.size(), before.size(), m_settings.seats.size()}); ++i) {
        const SeatPlan &wish = m_settings.seats[i];
        if (wish.name != before[i].name)
            seats[i].name = wish.name;
        const bool guest = isPerson(seats[i]) && !isPerson(before[i]);
        const bool other = wish.player != before[i].player || wish.typed != before[i].typed;
        if (other && !guest) {
            seats[i].player = wish.player;
            seats[i].typed = wish.typed;
        }
    }
    if (seats != m_session->seats())
        m_session->setSeats(seats);
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_said && event->type() == QEvent::Resize)
        showSaid();
    // Where all windows close, a floating scorecard may be the first: it was there all the same.
    if (watched == m_dock && event->type() == QEvent::Close) {
        if (!m_dock->isFloating()) { // by its own button
            m_dockWanted = false;
            keepDockWanted();
        }
        m_beforeClosing = saveState();
        QTimer::singleShot(0, this, [this] { m_beforeClosing.clear(); });
    }
    return QMainWindow::eventFilter(watched, event);
}

// Someone who comes back from a dialog looks at the table again.
bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::WindowBlocked)
        say({});
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (saveNow() || m_closeAnyway) {
        QMainWindow::closeEvent(event);
        return;
    }
    event->ignore();
    m_offer->offer(tr("This match couldn't be saved. Use Save As to store it in another location, "
                      "or it will be lost."),
                   tr("&Close Anyway"), [this] {
                       m_closeAnyway = true;
                       close();
                   });
}

bool MainWindow::saveNow()
{
    Application::instance().changeSettings([this](Settings &saved) {
        saved.geometry = m_placeBeforeFull.isEmpty() ? saveGeometry() : m_placeBeforeFull;
        saved.windowState = placesOfDocks();
    });
    fileNow();
    return m_session->files().flush();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile()) {
            openLater(url.toLocalFile());
            event->acceptProposedAction();
            return;
        }
}

} // namespace sandbag
