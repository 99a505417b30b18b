// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop.h"

#include "conduct/seat_picture.h"
#include "conduct/table_pace.h"
#include "conduct/table_talk.h"
#include "hand_choice.h"
#include "meant_key.h"
#include "panel_stack.h"
#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "replay_seat.h"
#include "scene/accessible_table.h"
#include "scene/paint_ahead.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "table_actions.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "usual_seats.h"
#include "words/event_words.h"
#include "words/prompt_words.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

TableView *makeView(TableScene *scene, QWidget *parent)
{
    installAccessibleTable();
    return new TableView(scene, parent);
}

} // namespace

Tabletop::Tabletop(SeatAtMatch *seat, QWidget *parent)
    : QWidget(parent),
      m_seat(seat),
      m_scene(new TableScene(this)),
      m_view(makeView(m_scene, this)),
      m_ahead(new PaintAhead(m_scene, m_view, this)),
      m_panels(new PanelStack(m_scene, m_view, this)),
      m_pace(new TablePace(seat, this)),
      m_talk(new TableTalk(seat, m_pace, this)),
      m_hand(new HandChoice({seat, m_pace, m_scene, m_panels}, this)),
      m_actions(new TableActions(seat, this, m_panels))
{
    setFocusProxy(m_view);
    setMinimumSize(m_view->minimumSize()); // which no layout asks for
    connect(&m_tempo, &QTimer::timeout, this, &Tabletop::showTempo);
    connect(m_panels, &PanelStack::closeAsked, this, [this] { showExtra(nullptr); });
    connectPace();
    connectHand();
    connectView();
    if (seat->hasMatch()) {
        m_pace->begin();
        m_pace->showDue();
    }
}

/// A chip that loses the focus takes its preview off the table: hidden, while it is still a table.
Tabletop::~Tabletop()
{
    hide();
}

void Tabletop::connectPace()
{
    connect(m_pace, &TablePace::begun, this, &Tabletop::onBegun);
    connect(m_pace, &TablePace::overtaken, this, [this] {
        closeExtra();
        m_hand->forget();
    });
    connect(m_pace, &TablePace::changed, this, &Tabletop::refresh);
    connect(m_pace, &TablePace::news, this, &Tabletop::news);
    connect(m_pace, &TablePace::hurried, m_scene, &TableScene::finishMotion);
    connect(m_pace, &TablePace::onlyCard, this, &Tabletop::act);
    connect(m_seat, &SeatAtMatch::refused, this, &Tabletop::onRefused);
    connect(m_pace, &TablePace::momentBegan, m_scene, &TableScene::celebrate);
    connect(m_pace, &TablePace::momentsOver, m_scene, [this] { m_scene->celebrate({}); });
    connect(m_scene, &TableScene::motionEnded, m_pace, &TablePace::dealt);
    connect(m_ahead, &PaintAhead::seen, m_pace, &TablePace::dealAgain);
}

void Tabletop::connectHand()
{
    connect(m_hand, &HandChoice::chosen, this, &Tabletop::act);
    connect(m_hand, &HandChoice::begun, this, [this] { showExtra(nullptr); });
    connect(m_hand, &HandChoice::refusalChanged, this, &Tabletop::refreshPrompt);
    connect(m_hand, &HandChoice::said, this, [this](const QString &text) {
        emit news({TableNews::Kind::refused, -1, text, true});
    });
    connect(m_hand, &HandChoice::formsFound, this, &Tabletop::askForm);
}

void Tabletop::connectView()
{
    connect(m_view, &TableView::cardClicked, this, [this](int index) {
        if (hurry())
            return;
        if (m_panels->choosing())
            m_hand->choose(index);
        else if (!m_look.doubleClick)
            m_hand->play(index);
    });
    connect(m_view, &TableView::cardLaid, this, [this](int index, int place) {
        if (!hurry() && m_panels->choosing())
            m_hand->lay(index, place);
    });
    connect(m_view, &TableView::cardDoubleClicked, this, [this](int index) {
        if (m_look.doubleClick && !m_panels->choosing())
            m_hand->play(index);
    });
    connect(m_view, &TableView::cardEntered, this, [this](int index) {
        if (!hurry())
            m_hand->enter(index);
    });
    connect(m_view, &TableView::cardToggled, m_hand, &HandChoice::toggle);
    // A card that may not be played says why when it is tried, and until another is looked at.
    connect(m_view, &TableView::cardHovered, m_hand, &HandChoice::lookAt);
    connect(m_view, &TableView::cursorMoved, m_hand, &HandChoice::lookAt);
    connect(m_view, &TableView::cursorMoved, this,
            [this](int index) { announceCursor(m_view, index); });
    connect(m_view, &TableView::feltClicked, this, &Tabletop::onFeltClicked);
    connect(m_view, &TableView::packetClicked, this, [this] {
        if (!hurry() && m_actions->canReview())
            m_actions->review();
    });
    connect(m_view, &TableView::padClicked, this, [this] {
        if (!hurry())
            m_actions->openPad();
    });
    connect(m_view, &TableView::anyKey, this, &Tabletop::hurry);
    connect(m_view, &TableView::keyUnused, this, &Tabletop::onKeyUnused);
}

// --- What the person does -----------------------------------------------------------------------

/// A click that goes on does nothing else.
void Tabletop::onFeltClicked(int seat)
{
    if (hurry())
        return;
    if (m_pace->canLetGo())
        m_pace->letGo();
    else if (seat >= 0 && !m_panels->extra())
        emit callAsked(seat);
}

void Tabletop::onKeyUnused(QKeyEvent *event)
{
    if ((m_pace->showing() == Showing::moment && hurry()) || m_panels->offerKey(event))
        event->accept();
}

void Tabletop::keyPressEvent(QKeyEvent *pressed)
{
    MeantKey meant(pressed);
    QKeyEvent *event = meant.event();
    // Keys that neither the view nor a panel with the focus has used.
    if (!m_panels->offerKey(event))
        QWidget::keyPressEvent(event);
}

bool Tabletop::hurry()
{
    if (!m_pace->paused())
        return m_pace->hurry();
    emit pauseEnded();
    setPaused(false);
    return true;
}

void Tabletop::setPaused(bool paused)
{
    if (m_pace->paused() == paused)
        return;
    m_pace->setPaused(paused);
    m_view->setAnyKeyWanted(paused);
    m_panels->setHidden(paused);
    m_pace->letRun();
    refreshPrompt();
}

void Tabletop::goOn()
{
    if (!hurry())
        m_pace->goOn();
}

void Tabletop::act(const Event &event)
{
    passOn(event, 0);
}

void Tabletop::passOn(const Event &event, int watcher)
{
    if (watcher == 0 && m_pace->canLetGo())
        m_pace->letGo();
    if (m_watch.keeps(event, watcher))
        return;
    if (const Refusal why = m_seat->act(event))
        onRefused(*why);
}

void Tabletop::onRefused(const Sentence &why)
{
    m_hand->refuse(toText(why, Audience::screen(m_pace->names())));
    const QString text = toText(why, Audience::ear(m_pace->names()));
    emit news({TableNews::Kind::refused, -1, text, true});
}

void Tabletop::askForm(const std::vector<Event> &forms)
{
    auto *panel = new ChoicePanel(tr("Call the ace high or low?"), forms,
                                  choicesWords(forms, m_pace->names()), this);
    connect(panel, &ChoicePanel::chosen, this, &Tabletop::act);
    showExtra(panel);
}

void Tabletop::pointAt(const Event &event)
{
    const CardList &hand = m_scene->picture().hand;
    if (event.kind == EventKind::play) {
        const auto card = std::find(hand.begin(), hand.end(), event.cards.front().held());
        if (card != hand.end())
            m_view->setCursorCard(static_cast<int>(card - hand.begin()));
    } else if (m_panels->choosing()) {
        m_hand->pointAt(event);
    } else if (!(panel() && panel()->pointAt(event)) && extraPanel()) {
        extraPanel()->focusFirst(); // nothing else could be answered with Enter
    }
}

// --- What is shown ------------------------------------------------------------------------------

void Tabletop::setLook(const TableLook &look)
{
    if (look.order != m_look.order) // cards are chosen by their place in the hand
        m_hand->takeBack();
    m_look = look;
    m_scene->setLook(look);
    m_pace->setLook(look);
    m_talk->setLook(look);
    m_pace->showSoon(TableChange::rebuild);
    m_pace->showDue();
}

void Tabletop::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_view->setGeometry(rect());
    m_panels->fit();
    // Once, not at each step in which a person makes the window larger.
    if (!isVisible() || m_pace->showing() != Showing::draw || !m_dealsAgain)
        return;
    m_dealsAgain = m_ahead->isRunning();
    m_pace->dealAgain();
}

void Tabletop::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous() && std::exchange(m_unlike, false))
        m_ahead->begin();
    if (event->spontaneous())
        return;
    // A window gets its size as it is shown, or a moment later from a window manager: in each new
    // size cards that were on their way lie at once.
    m_dealsAgain = true;
    m_pace->dealAgain();
}

void Tabletop::paintAtOnce()
{
    m_ahead->finish();
}

void Tabletop::onBegun()
{
    m_replay.reset();
    closeExtra();
    m_hand->clear();
    m_panels->ask(nullptr, {}); // another match may ask the very same
    m_unlike = true;
    m_dealsAgain = true;
}

void Tabletop::refresh(TableChange change)
{
    if (m_replay) {
        m_scene->show(pictureOfReplay(*m_replay, {m_pace->bottom(), m_pace->names(), m_look.order}),
                      change);
    } else {
        const TablePicture before = m_scene->picture();
        TablePicture now = pictureOfTable(*m_seat, *m_pace, m_look.order);
        m_talk->addTo(now);
        m_scene->show(now, change);
        if (change == TableChange::happen)
            m_talk->compare(before, now);
        m_view->keepCursor();
        if (m_pace->dealing() && !m_scene->inMotion())
            QTimer::singleShot(0, m_pace, &TablePace::dealt); // there was nothing to be seen
    }
    m_view->setCursorUsed(!replaying());
    if (isVisible() && std::exchange(m_unlike, false))
        m_ahead->begin();
    refreshPanel();
    refreshPrompt();
    m_panels->place();
    // The match starts a person's time after it has said whose turn it is.
    QTimer::singleShot(0, this, &Tabletop::showTempo);
    emit refreshed();
}

QString Tabletop::promptNow() const
{
    const SeatView *seen = m_pace->seen();
    if (m_pace->paused() && seen && !replaying())
        return tr("Paused. Press any key to resume.");
    if (m_pace->showing() == Showing::draw)
        return drawnWords(m_seat->beforeDeal().draw, m_seat->context()->rules, m_pace->names(),
                          m_pace->viewer());
    if (!seen || replaying())
        return {};
    if (m_pace->dealing())
        return {};
    if (!m_hand->refusal().isEmpty())
        return m_hand->refusal();
    // Where a panel asks, the line would only say it twice.
    if (m_panels->bids())
        return m_panels->bids()
            ->title(); // the chips are on the felt, and have no head of their own
    const bool asked = m_panels->asked() || m_pace->showing() == Showing::heldTrick ||
                       m_pace->showing() == Showing::curtain;
    return asked ? QString() : promptWords(*seen, m_pace->names());
}

void Tabletop::refreshPrompt()
{
    const bool live = m_pace->seen() && !replaying();
    const bool asked = live && m_pace->mayAct() && m_pace->showing() != Showing::heldTrick &&
                       m_pace->showing() != Showing::draw;
    const QString brief = m_panels->bids() ? m_panels->bids()->brief() : QString();
    const QString words = promptNow();
    const bool bids = m_panels->bids() && words == m_panels->bids()->title();
    const Urgency urgency = asked || (live && m_pace->paused()) ? Urgency::now : Urgency::waits;
    m_scene->setPrompt(addressed(words), urgency, bids ? addressed(brief) : QString());
    if (!m_panels->bids())
        m_scene->previewBid(0);
    announceChange(m_view);
}

void Tabletop::showTempo()
{
    const int left = m_seat->tempoLeft();
    m_scene->setClock(left < 0 ? QString() : tr("%1 sec").arg((left + 999) / 1000));
    if (left < 0)
        m_tempo.stop();
    else if (!m_tempo.isActive())
        m_tempo.start(200);
}

} // namespace sandbag
