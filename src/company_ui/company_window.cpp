// SPDX-License-Identifier: GPL-3.0-or-later
#include "company_window.h"

#include "act_pace.h"
#include "awaited_sign.h"
#include "bid_ahead.h"
#include "card/scorecard_dock.h"
#include "catalogue/rules_library.h"
#include "circle_rules.h"
#include "conduct/table_pace.h"
#include "conduct/table_talk.h"
#include "conduct_bar.h"
#include "deal/seat_view.h"
#include "deck/card_deck.h"
#include "door_lamp.h"
#include "fit_to_screen.h"
#include "fit_to_type.h"
#include "fitted_line.h"
#include "game_session.h"
#include "guest_end.h"
#include "host_end.h"
#include "house_rules_dialog.h"
#include "lobby_page.h"
#include "lost_sign.h"
#include "message_bar.h"
#include "places/grown_type.h"
#include "remarks.h"
#include "rule_side.h"
#include "scene/table_scene.h"
#include "seat_at_match.h"
#include "table_actions.h"
#include "tabletop.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QAccessible>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>

#include <initializer_list>
#include <map>
#include <optional>
#include <utility>

namespace sandbag {

namespace {

constexpr int kSaidStays = 8000; // ms
constexpr int kNarrow = 1200;    // windows in which the pad is on the table

} // namespace

CompanyWindow::CompanyWindow(std::unique_ptr<HostEnd> host, const CompanySurroundings &around,
                             QWidget *parent)
    : CompanyWindow(host.release(), nullptr, around, parent)
{
}

CompanyWindow::CompanyWindow(std::unique_ptr<GuestEnd> guest, const CompanySurroundings &around,
                             QWidget *parent)
    : CompanyWindow(nullptr, guest.release(), around, parent)
{
}

CompanyWindow::CompanyWindow(HostEnd *host, GuestEnd *guest, const CompanySurroundings &around,
                             QWidget *parent)
    : QMainWindow(parent),
      m_around(around),
      m_end(host ? static_cast<CompanyEnd *>(host) : guest),
      m_host(host),
      m_guest(guest),
      m_pages(new QStackedWidget),
      m_lobby(new LobbyPage(m_end, host)),
      m_table(nullptr),
      m_dock(new ScorecardDock(this)),
      m_trouble(new MessageBar),
      m_offer(new MessageBar),
      m_said(new FittedLine),
      m_unsay(new QTimer(this)),
      m_unhear(new QTimer(this)),
      m_awaited(new AwaitedSign(m_end->seat())),
      m_lamp(new DoorLamp),
      m_lost(nullptr),
      m_conduct(new ConductBar(m_end)),
      m_ahead(new BidAhead(m_end->seat(), m_end))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_end->setParent(this);
    // The table is in sight before its first card flies.
    connect(m_end->seat(), &SeatAtMatch::rebuilt, this, &CompanyWindow::showTable);
    m_table = new Tabletop(m_end->seat());
    m_lost = new LostSign(m_pages);
    makeCentre();
    makeStatus();
    makeMenus();
    connectEnd();
    connectTable();
    followForgetting();
    setLook(around.look);
    m_table->pace().setCeremony(around.ceremony);
    if (m_host)
        m_host->session().pace().setLeast(around.paceMs);
    resize(1280, 820);
    fitToScreen(*this);
    showTitle();
    updateActions();
}

/// The table goes before the seat that it shows.
CompanyWindow::~CompanyWindow()
{
    m_dock->disconnect(this);
    delete m_table;
    delete m_lobby;
}

void CompanyWindow::makeCentre()
{
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_trouble);
    column->addWidget(m_offer);
    column->addWidget(m_conduct);
    column->addWidget(m_pages, 1);
    m_pages->addWidget(m_lobby);
    m_pages->addWidget(m_table);
    m_table->setAccessibleName(tr("Table"));
    m_trouble->setObjectName(QStringLiteral("trouble"));
    m_offer->setObjectName(QStringLiteral("offer"));
    setCentralWidget(centre);
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
    m_dock->hide();
}

void CompanyWindow::makeStatus()
{
    m_said->setObjectName(QStringLiteral("said"));
    fitToType(*this,
              [this] { m_said->setContentsMargins(fontMetrics().averageCharWidth(), 0, 0, 0); });
    for (QTimer *timer : {m_unsay, m_unhear}) {
        timer->setSingleShot(true);
        timer->setInterval(kSaidStays);
    }
    connect(m_unsay, &QTimer::timeout, m_said, [this] { m_said->setLine({}); });
    connect(m_unhear, &QTimer::timeout, m_said, [this] { m_said->setAccessibleName({}); });
    statusBar()->addWidget(m_said, 1);
    statusBar()->addPermanentWidget(m_awaited);
    statusBar()->addPermanentWidget(m_lamp);
    m_awaited->setNudging(true);
    m_awaited->setDealtTo(m_guest != nullptr);
    connect(m_awaited, &AwaitedSign::said, this, &CompanyWindow::sayToEar);
    connect(m_awaited, &AwaitedSign::nudged, m_end, &CompanyEnd::nudge);
    connect(m_awaited, &AwaitedSign::keysLeft, m_table, &Tabletop::takeKeys);
    connect(m_conduct, &ConductBar::keysLeft, m_table, &Tabletop::takeKeys);
    connect(m_conduct, &ConductBar::said, this, &CompanyWindow::sayToEar);
    connect(m_ahead, &BidAhead::said, this, &CompanyWindow::say);
}

void CompanyWindow::connectEnd()
{
    connect(m_lobby, &LobbyPage::stateChanged, this, &CompanyWindow::sayToEar);
    connect(m_lobby, &LobbyPage::said, this, &CompanyWindow::say);
    connect(m_lobby, &LobbyPage::otherRulesWanted, this, &CompanyWindow::changeRules);
    connect(m_end, &CompanyEnd::refused, this, [this](const Sentence &why) { say(toText(why)); });
    connect(m_end, &CompanyEnd::remarked, this, &CompanyWindow::onRemark);
    connect(m_end, &CompanyEnd::nudged, this, &CompanyWindow::onNudge);
    connect(m_end, &CompanyEnd::stateChanged, this, &CompanyWindow::updateActions);
    connect(m_end, &CompanyEnd::stateChanged, this, &CompanyWindow::showAttendance);
    connect(m_end, &CompanyEnd::ended, this, &CompanyWindow::onEnded);
    connect(m_end, &CompanyEnd::lobbyChanged, this, &CompanyWindow::showTitle);
    connect(m_end, &CompanyEnd::lobbyChanged, this, &CompanyWindow::onLobby);
    connect(m_end, &CompanyEnd::swapAsked, this, &CompanyWindow::onSwapAsked);
    connect(m_lost, &LostSign::leaveWanted, this, &QWidget::close);
    connect(m_pages, &QStackedWidget::currentChanged, m_lost, &QWidget::raise);
    if (!m_guest)
        return;
    connect(m_lost, &LostSign::tryNow, m_guest, &GuestEnd::tryNow);
    connect(m_guest, &GuestEnd::lost, this, [this] { m_lost->begin(m_guest->heardAgo()); });
    connect(m_guest, &GuestEnd::found, this, [this] {
        m_lost->end();
        say(tr("You are at the table again."));
    });
    connect(m_guest, &GuestEnd::cardsShown, m_lobby, &LobbyPage::setOwnCards);
    connect(m_lobby, &LobbyPage::cardsAreSame, m_guest, &GuestEnd::confirmCards);
    connect(m_lobby, &LobbyPage::cardsDiffer, this, &QWidget::close);
}

void CompanyWindow::connectTable()
{
    SeatAtMatch *seat = m_end->seat();
    connect(m_table, &Tabletop::refreshed, this, &CompanyWindow::updateActions);
    connect(m_table, &Tabletop::news, this, &CompanyWindow::onNews);
    connect(m_table, &Tabletop::wished, this, &CompanyWindow::fulfil);
    connect(m_dock, &ScorecardDock::asked, this, &CompanyWindow::turnDock);
    connect(m_table, &Tabletop::scorecardWanted, m_dock->toggleViewAction(), &QAction::trigger);
    connect(m_dock, &QDockWidget::visibilityChanged, this,
            [this](bool shown) { m_table->scene().setPad(!shown); });
    connect(&m_table->scene(), &TableScene::totalsCounted, m_dock, &ScorecardDock::countTotals);
    connect(seat, &SeatAtMatch::rebuilt, this, &CompanyWindow::showScore);
    connect(seat, &SeatAtMatch::dealStarted, this, &CompanyWindow::showScore);
    connect(seat, &SeatAtMatch::promptChanged, this, &CompanyWindow::fileNow);
    connect(seat, &SeatAtMatch::matchEnded, this, &CompanyWindow::fileNow);
    if (m_host)
        connect(&m_host->session(), &GameSession::trouble, this, &CompanyWindow::warn);
}

void CompanyWindow::setTableName(const QString &name)
{
    m_name = oneLine(name);
    showTitle();
}

void CompanyWindow::showTitle()
{
    const QString name = m_name.isEmpty() ? tr("Play Together") : m_name;
    setWindowTitle(asTitle(name));
}

void CompanyWindow::setLook(const TableLook &look)
{
    m_around.look = look;
    m_table->setLook(tableLook());
    m_lobby->setLook(themeOf(look.felt, palette()), {look.deckFile, look.fourColours, look.back});
}

/// Hidden while chairs are taken.
void CompanyWindow::showTable()
{
    if (m_pages->currentWidget() == m_table)
        return;
    m_pages->setCurrentWidget(m_table);
    QStringList people;
    for (int seat = 0; seat < int(m_end->seat()->record().players.size()); ++seat) {
        if (m_end->seat()->isPerson(seat))
            people << m_end->seat()->name(seat);
    }
    m_played = m_end->seat()->match().rules();
    keepRulesOf(people, m_played);
    placeDock();
    m_table->setFocus();
    updateActions();
}

void CompanyWindow::placeDock()
{
    constexpr int kBeside = 330;
    if (!m_table || m_pages->currentWidget() != m_table)
        return;
    const bool room = width() >= kNarrow;
    if (room)
        m_dock->setBeside(kBeside);
    m_dock->setVisible(room);
    m_table->scene().setPad(!room);
    m_table->actions().setRoomBeside(room);
}

/// In a small window the same sheet is opened on the table, as in that of a match of one's own.
void CompanyWindow::turnDock(bool on)
{
    if (on && !m_dock->isFloating() && width() < kNarrow) {
        m_dock->toggleViewAction()->setChecked(false);
        m_table->actions().openPad();
        return;
    }
    m_dock->setVisible(on);
}

void CompanyWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    growType();
    placeDock();
}

/// In a very large window what is round the table grows as it does, and so does the lobby.
void CompanyWindow::growType()
{
    const QFont plain = QApplication::font();
    const QFont grown = atLeastPixels(plain, chromePixels(size()));
    const QFont type = grown == plain ? QFont() : grown; // none of its own: the desktop's
    if (!m_table || m_type == type)
        return;
    m_type = type;
    for (QWidget *part : std::initializer_list<QWidget *>{menuBar(), statusBar(), m_trouble,
                                                          m_offer, m_conduct, m_lobby, m_dock})
        part->setFont(type);
    for (QMenu *menu : menuBar()->findChildren<QMenu *>())
        menu->setFont(type);
}

void CompanyWindow::showScore()
{
    const SeatAtMatch &seat = *m_end->seat();
    if (!seat.hasMatch())
        return;
    std::optional<SeatView> seen; // the guest's match has the deals that are over
    if (m_guest && seat.hasDeal() && !seat.dealOver())
        seen.emplace(seat.view(m_guest->ownSeat()));
    m_dock->showMatch(seat.match(), seen ? &seen->seen() : nullptr, std::max(m_end->ownSeat(), 0));
}

void CompanyWindow::onNews(const TableNews &news)
{
    using enum TableNews::Kind;
    if (!news.seen && !news.text.isEmpty())
        say(news.text);
    else if (news.seen && !news.text.isEmpty())
        sayToEar(news.text);
    if (news.kind == dealOver || news.kind == done || news.kind == trickWon)
        showScore();
}

void CompanyWindow::say(const QString &text)
{
    m_said->setLine(QString(text).replace(u'\n', u' '));
    m_unsay->start();
    sayToEar(text);
}

void CompanyWindow::sayToEar(const QString &text)
{
    m_said->setAccessibleName(text);
    m_unhear->start();
    QAccessibleEvent alert(m_said, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void CompanyWindow::warn(const QString &text)
{
    m_trouble->say(text);
    m_trouble->setAccessibleName(text);
    QAccessibleEvent alert(m_trouble, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void CompanyWindow::onRemark(int seat, int number)
{
    if (!m_end->seat()->hasMatch() || m_muted.contains(seat) || number < 0 || number >= kRemarks)
        return;
    const QString words = toText(remarks()[static_cast<std::size_t>(number)]);
    m_table->talk().speak(seat, words);
    say(filled(tr("%1: “%2”"),
               {seat == m_end->ownSeat() ? tr("You") : m_end->seat()->name(seat), words}));
}

void CompanyWindow::showAttendance()
{
    std::map<int, Attendance> attendance;
    for (const auto &[seat, person] : m_end->state().persons) {
        if (m_end->state().isPassedOver(seat))
            attendance[seat] = Attendance::passedOver;
        else if (person.presence == Presence::away)
            attendance[seat] = Attendance::away;
        else if (person.presence == Presence::standIn)
            attendance[seat] = Attendance::standIn;
    }
    m_table->talk().setAttendance(attendance);
    const int own = m_end->ownSeat();
    const bool passedOver = own >= 0 && m_end->state().isPassedOver(own);
    if (std::exchange(m_passedOver, passedOver) != passedOver)
        m_table->setLook(tableLook());
}

/// A card that goes by itself is no sign that its person is at their seat again.
TableLook CompanyWindow::tableLook() const
{
    TableLook look = m_around.look;
    look.playOnlyCard = look.playOnlyCard && !m_passedOver;
    return look;
}

void CompanyWindow::onNudge(int from)
{
    if (!m_end->seat()->hasMatch())
        return;
    QApplication::beep();
    QApplication::alert(this);
    say(filled(tr("%1 is waiting for you."), {m_end->seat()->name(from)}));
}

RulesLibrary *CompanyWindow::rulesLibrary()
{
    if (!m_rules) {
        m_rules = std::make_unique<RulesLibrary>();
        connect(m_rules.get(), &RulesLibrary::trouble, this, &CompanyWindow::warn);
    }
    return m_rules.get();
}

void CompanyWindow::changeRules()
{
    auto *dialog = new HouseRulesDialog(rulesLibrary(), ruleFileOf(m_end->rules()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setPurpose(tr("Everyone at this table will be asked to agree again."),
                       tr("&Propose These Rules"));
    connect(dialog, &QDialog::accepted, m_end,
            [this, dialog] { m_end->propose(agreedRulesOf(dialog->current())); });
    dialog->open();
}

} // namespace sandbag
