// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop.h"

#include "panels/choice_panel.h"
#include "panels/result_panel.h"
#include "panels/table_panel.h"
#include "scene/accessible_table.h"
#include "scene/table_curtain.h"
#include "scene/table_view.h"
#include "usual_seats.h"
#include "words/event_words.h"

#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kDrawShown = 1100; // ms that the draw for the dealer is seen

/// What shows both: dealing clears the table, and rebuilding lets nothing glide.
TableScene::Change both(TableScene::Change one, TableScene::Change other)
{
    using enum TableScene::Change;
    if (one == deal || other == deal)
        return deal;
    return one == rebuild || other == rebuild ? rebuild : happen;
}

TableView *makeView(TableScene *scene, QWidget *parent)
{
    installAccessibleTable();
    return new TableView(scene, parent);
}

} // namespace

Tabletop::Tabletop(GameSession *session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_scene(new TableScene(this)),
      m_view(makeView(m_scene, this)),
      m_curtain(new TableCurtain(m_scene, m_view, this))
{
    setFocusProxy(m_view);
    setMinimumSize(m_view->minimumSize()); // which no layout asks for
    m_pause.setSingleShot(true);
    m_soon.setSingleShot(true);
    m_moment.setSingleShot(true);
    m_hush.setSingleShot(true);
    connect(&m_moment, &QTimer::timeout, this, &Tabletop::nextMoment);
    connect(&m_hush, &QTimer::timeout, this, &Tabletop::hush);
    connect(&m_pause, &QTimer::timeout, this, &Tabletop::letGo);
    connect(&m_soon, &QTimer::timeout, this, &Tabletop::playOnlyCardSoon);
    connect(&m_tempo, &QTimer::timeout, this, &Tabletop::showTempo);

    connect(session, &GameSession::rebuilt, this, &Tabletop::onRebuilt);
    connect(session, &GameSession::drawn, this, &Tabletop::onDrawn);
    connect(session, &GameSession::cutAsked, this, [this] {
        if (!m_ceremony)
            m_session->cut(
                {static_cast<int>(m_session->match().table()->pack.cards.size()) / 2, {}});
        else
            showSoon(TableScene::Change::rebuild);
    });
    connect(session, &GameSession::dealStarted, this, &Tabletop::onDealStarted);
    connect(session, &GameSession::happened, this, &Tabletop::onHappened);
    connect(session, &GameSession::promptChanged, this, [this] {
        showSoon(TableScene::Change::happen);
        if (!m_settling)
            showDue();
    });
    connect(session, &GameSession::matchEnded, this, [this] { m_news.matchEnded = true; });
    connect(session, &GameSession::hintReady, this, &Tabletop::onHint);
    connect(session, &GameSession::timeUp, this, [this] { m_timeUp = true; });

    connect(m_view, &TableView::cardClicked, this, &Tabletop::onCardClicked);
    connect(m_view, &TableView::cardDoubleClicked, this, [this](int index) {
        if (m_look.doubleClick && !m_choosing)
            playCard(index);
    });
    connect(m_view, &TableView::cardEntered, this, &Tabletop::onCardEntered);
    connect(m_view, &TableView::cardToggled, this, &Tabletop::onCardToggled);
    // A card that may not be played says why when it is tried, and until another is looked at.
    connect(m_view, &TableView::cardHovered, this, &Tabletop::forgetRefusal);
    connect(m_view, &TableView::cursorMoved, this, &Tabletop::forgetRefusal);
    connect(m_view, &TableView::cursorMoved, this,
            [this](int index) { announceCursor(m_view, index); });
    // A click that goes on does nothing else.
    connect(m_view, &TableView::feltClicked, this, [this](int seat) {
        if (hurry())
            return;
        if (canLetGo())
            letGo();
        else if (seat >= 0 && !m_extra)
            emit callAsked(seat);
    });
    connect(m_view, &TableView::anyKey, this, &Tabletop::hurry);
    connect(m_view, &TableView::keyUnused, this, [this](QKeyEvent *event) {
        if (m_showing == Showing::moment && hurry()) {
            event->accept();
            return;
        }
        if (offerKey(event))
            event->accept();
    });
    connect(m_scene, &TableScene::laidOut, this, &Tabletop::fitPanels);
    connect(m_scene, &TableScene::lookChanged, this, [this] {
        for (TablePanel *panel : {m_panel.data(), m_extra.data()})
            if (panel)
                panel->setTheme(m_scene->theme());
    });
    connect(m_scene, &TableScene::motionEnded, this, &Tabletop::onMotionEnded);
    if (session->hasMatch()) {
        onRebuilt();
        showDue();
    }
}

Tabletop::~Tabletop() = default;

void Tabletop::setLook(const TableLook &look)
{
    m_look = look;
    m_scene->setLook(look);
    showSoon(TableScene::Change::rebuild);
    showDue();
}

void Tabletop::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_view->setGeometry(rect());
    fitPanels();
}

void Tabletop::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous() && std::exchange(m_unlike, false))
        m_curtain->lower();
}

void Tabletop::raiseCurtain()
{
    m_curtain->raise();
}

void Tabletop::keyPressEvent(QKeyEvent *event)
{
    // Keys that neither the view nor a panel with the focus has used.
    if (!offerKey(event))
        QWidget::keyPressEvent(event);
}

/// Esc closes whatever was asked for, unless it means more there.
bool Tabletop::offerKey(QKeyEvent *event)
{
    for (TablePanel *panel : {m_extra.data(), m_panel.data()})
        if (panel && panel->isVisible() && panel->offerKey(event))
            return true;
    const bool closes = event->key() == Qt::Key_Escape && m_extra && !m_userPause;
    if (closes)
        setExtra(nullptr);
    return closes;
}

TablePanel *Tabletop::panel() const
{
    return m_panel;
}

TablePanel *Tabletop::extraPanel() const
{
    return m_extra;
}

QString Tabletop::promptText() const
{
    return m_scene->prompt();
}

// --- What the session tells ---------------------------------------------------------------------

void Tabletop::onRebuilt()
{
    m_viewer = std::max(0, m_session->humanSeat());
    nameSeats();
    m_dealing = false;
    m_endSeen = false;
    m_celebrated = -1;
    endMoments();
    m_showing = Showing::live;
    m_remark = {};
    m_news = {};
    m_silentIn = -1;
    m_pause.stop();
    takeExtra(nullptr);
    applyPause();
    emit said({});         // what was said last may never have happened now
    setPanel(nullptr, {}); // another match may ask the very same
    m_unlike = true;
    showSoon(TableScene::Change::rebuild);
}

void Tabletop::onDrawn(const DealerDraw &draw)
{
    emit said(drawnWords(draw));
    if (draw.shown.empty() || !m_look.moves())
        return;
    m_showing = Showing::draw;
    m_pause.start(kDrawShown);
    applyPause();
    showSoon(TableScene::Change::rebuild);
}

void Tabletop::onDealStarted()
{
    takeExtra(nullptr);
    if (m_showing == Showing::draw)
        return;
    m_dealing = m_look.moves();
    applyPause();
    showSoon(TableScene::Change::deal);
}

/// The deal is over for the eye, too: now the first may bid.
void Tabletop::onMotionEnded()
{
    if (!std::exchange(m_dealing, false))
        return;
    greet();
    showSoon(TableScene::Change::happen);
    showDue();
}

bool Tabletop::hurry()
{
    if (m_userPause) {
        emit pauseEnded();
        setPaused(false);
        return true;
    }
    if (m_showing == Showing::moment) {
        m_moments.clear();
        nextMoment();
        return true;
    }
    if (!m_dealing)
        return false;
    m_scene->finishMotion();
    return true;
}

void Tabletop::onHappened(const Event &event)
{
    takeExtra(nullptr);
    m_refusal.clear();
    if (replaying())
        return;
    m_news.events.push_back(event);
    showSoon(m_showing == Showing::draw ? TableScene::Change::deal : TableScene::Change::happen);
    if (canLetGo())
        m_showing = Showing::live;
    m_pause.stop();
    const DealState *deal = m_session->match().deal();
    m_endSeen = deal && deal->over();
    if (deal && event.kind == EventKind::play && deal->play.inTrick == 0)
        hold();
    applyPause();
}

/// Says what has happened, as the viewer sees it: cards passed to him may still lie face down.
void Tabletop::tellNews()
{
    const News news = std::exchange(m_news, {});
    for (const Event &event : news.events) {
        if (!m_seen)
            break;
        const DealState &deal = m_seen->seen();
        const bool logged = !deal.log.empty() && deal.log.back().kind == event.kind;
        const QString text =
            happenedWords(logged ? deal.log.back() : event, deal, m_names, m_viewer);
        if (!text.isEmpty())
            emit said(std::exchange(m_timeUp, false) ? tr("Time is up. %1").arg(text) : text);
    }
    if (news.matchEnded)
        emit said(matchEndWords(m_session->match(), m_names, m_viewer));
}

void Tabletop::hold()
{
    if (m_showing != Showing::live || !m_look.moves() || m_look.trickPauseMs <= 0)
        return;
    m_showing = Showing::heldTrick;
    m_pause.start(m_look.trickPauseMs);
}

bool Tabletop::canLetGo() const
{
    return m_showing == Showing::heldTrick || m_showing == Showing::draw;
}

void Tabletop::letGo()
{
    m_pause.stop();
    const bool dealt = m_showing == Showing::draw;
    if (canLetGo())
        m_showing = Showing::live;
    m_dealing = m_dealing || (dealt && m_look.moves());
    showSoon(dealt ? TableScene::Change::deal : TableScene::Change::happen);
    showDue();
}

void Tabletop::setPaused(bool paused)
{
    if (m_userPause == paused)
        return;
    m_userPause = paused;
    m_view->setAnyKeyWanted(paused);
    m_session->setClockStopped(m_userPause || m_away);
    if (paused) // before its button goes, or Qt moves the focus as if Tab had been pressed
        m_view->setFocus(Qt::OtherFocusReason);
    showPanels();
    focusPanel();
    applyPause();
    showDue();
    refreshPrompt();
}

void Tabletop::setAway(bool away)
{
    m_away = away;
    m_session->setClockStopped(m_userPause || m_away);
    applyPause();
    showDue();
}

void Tabletop::applyPause()
{
    // Nobody plays on under a panel that is being read; but no panel stops a person's own time.
    const bool reading = m_extra && m_session->tempoLeft() < 0;
    const bool waits = m_showing != Showing::live && m_showing != Showing::curtain;
    const bool paused = m_userPause || m_away || waits || reading || m_dealing;
    if (m_session->isPaused() == paused)
        return;
    const QScopedValueRollback<bool> settling(m_settling, true);
    m_session->setPaused(paused);
}

// --- Showing it ---------------------------------------------------------------------------------

void Tabletop::showSoon(TableScene::Change change)
{
    m_due = m_due ? both(*m_due, change) : change;
}

void Tabletop::showDue()
{
    if (!m_due || !m_session->hasMatch())
        return;
    settle();
    refresh(*std::exchange(m_due, {}));
    tellNews();
}

/// Brings what is shown in line with the match. The match may go on by itself once it need not wait
/// any more: then again.
void Tabletop::settle()
{
    for (bool again = true; again;) {
        handOver();
        if (momentsDue())
            beginMoments();
        else if (m_showing == Showing::live && m_session->match().dealOver())
            m_endSeen = false; // it is no news later, whatever is switched on then
        m_seen.reset();
        if (m_session->match().deal())
            m_seen.emplace(m_session->view(m_viewer));
        if (m_showing == Showing::live || m_showing == Showing::talk)
            m_showing = mayTalkNow() ? Showing::talk : Showing::live;
        const bool paused = m_session->isPaused();
        applyPause();
        again = paused && !m_session->isPaused();
    }
}

void Tabletop::refresh(TableScene::Change change)
{
    if (replaying()) {
        m_scene->show(replayPicture(), change);
    } else {
        const TablePicture before = m_scene->picture();
        m_scene->show(picture(), change);
        if (change == TableScene::Change::happen)
            remarkOnNils(before);
        m_view->keepCursor();
        if (m_dealing && !m_scene->inMotion())
            QTimer::singleShot(0, this, &Tabletop::onMotionEnded); // there was nothing to be seen
    }
    m_view->setCursorUsed(!replaying());
    if (isVisible() && std::exchange(m_unlike, false))
        m_curtain->lower();
    refreshPanel();
    refreshPrompt();
    placePanels();
    // The session starts a person's time after it has said whose turn it is.
    QTimer::singleShot(0, this, &Tabletop::showTempo);
    m_soon.stop();
    if (m_look.playOnlyCard && m_showing == Showing::live && mayAct() &&
        m_seen->prompt().phase == Phase::play && m_seen->prompt().choices.size() == 1)
        m_soon.start(m_look.moves() ? 350 : 0);
    emit refreshed();
}

/// The person in front of the table is asked.
bool Tabletop::mayAct() const
{
    return m_seen && m_seen->mayAct() && m_session->isHuman(m_viewer);
}

/// A person may tell the side what is held before a partner speaks for it (rule `bid_talk`): the
/// others wait for it once.
bool Tabletop::mayTalkNow() const
{
    if (!m_seen || !m_session->isHuman(m_viewer) || m_seen->mayAct() || !m_seen->handKnown() ||
        m_silentIn == static_cast<int>(m_session->match().results().size()))
        return false;
    const auto &hints = m_seen->seen().bidding.talk;
    const bool told = std::any_of(hints.begin(), hints.end(),
                                  [this](const TalkRecord &hint) { return hint.seat == m_viewer; });
    const std::vector<int> &talk = m_seen->prompt().talk;
    return !told && std::count(talk.begin(), talk.end(), m_viewer) > 0;
}

/// Only whoever sits in front of the table is "You".
void Tabletop::nameSeats()
{
    m_names.clear();
    const QList<SeatPlan> seats = m_session->seats();
    const QString usual = usualSeats().front().name;
    for (int seat = 0; seat < seats.size(); ++seat)
        m_names << (seat != m_viewer && m_session->isHuman(seat) && seats[seat].name == usual
                        ? tr("Player %1").arg(seat + 1)
                        : seats[seat].name);
}

/// Where several people share the screen, it goes to whoever is asked, with the cards covered.
void Tabletop::handOver()
{
    const int seat = m_session->seatAtTurn();
    if (canLetGo() || replaying() || seat < 0 || seat == m_viewer || !m_session->isHuman(seat))
        return;
    m_viewer = seat;
    nameSeats();
    m_showing = Showing::curtain;
}

void Tabletop::showTempo()
{
    const int left = m_session->tempoLeft();
    m_scene->setClock(left < 0 ? QString() : tr("%1 s").arg((left + 999) / 1000));
    if (left < 0)
        m_tempo.stop();
    else if (!m_tempo.isActive())
        m_tempo.start(200);
}

} // namespace sandbag
