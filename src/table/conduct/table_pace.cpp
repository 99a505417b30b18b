// SPDX-License-Identifier: GPL-3.0-or-later
#include "conduct/table_pace.h"

#include "words/event_words.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kDrawShown = 1100;     // ms that the draw for the dealer is seen
constexpr int kBeforeOnlyCard = 350; // ms

/// A change that shows both: dealing clears the table, and after rebuilding nothing glides.
TableChange both(TableChange one, TableChange other)
{
    using enum TableChange;
    if (one == deal || other == deal)
        return deal;
    return one == rebuild || other == rebuild ? rebuild : happen;
}

} // namespace

TablePace::TablePace(SeatAtMatch *seat, QObject *parent)
    : QObject(parent), m_seat(seat), m_place(seat), m_reporter(seat, &m_place)
{
    for (QTimer *timer : {&m_pause, &m_momentTimer, &m_soon})
        timer->setSingleShot(true);
    connect(&m_momentTimer, &QTimer::timeout, this, &TablePace::nextMoment);
    connect(&m_pause, &QTimer::timeout, this, &TablePace::letGo);
    connect(&m_soon, &QTimer::timeout, this, &TablePace::playOnlyCard);

    connect(seat, &SeatAtMatch::rebuilt, this, &TablePace::begin);
    connect(seat, &SeatAtMatch::drawn, this, &TablePace::onDrawn);
    connect(seat, &SeatAtMatch::cutAsked, this, [this](int cutter) {
        if (!m_ceremony && m_seat->isHere(cutter))
            m_seat->cut({static_cast<int>(m_seat->context()->pack.cards.size()) / 2, {}});
        else
            showSoon(TableChange::rebuild);
    });
    connect(seat, &SeatAtMatch::dealStarted, this, &TablePace::onDealStarted);
    connect(seat, &SeatAtMatch::happened, this, &TablePace::onHappened);
    connect(seat, &SeatAtMatch::promptChanged, this, [this] {
        showSoon(TableChange::happen);
        if (!m_settling)
            showDue();
    });
    connect(seat, &SeatAtMatch::matchEnded, this, [this] { m_reporter.matchEnded(); });
    connect(seat, &SeatAtMatch::timeUp, this, [this] { m_reporter.timeUp(); });
    connect(&m_reporter, &TableReporter::news, this, &TablePace::news);
}

// --- What the match tells -----------------------------------------------------------------------

void TablePace::begin()
{
    m_place.begin();
    m_reporter.begin();
    m_dealing = false;
    m_taken = false;
    m_endSeen = false;
    m_celebrated = -1;
    m_replaying = false;
    endMoments();
    m_showing = Showing::live;
    m_silentIn = -1;
    m_firstTold = false;
    m_turnTold = true;
    m_pause.stop();
    emit begun();
    applyPause();
    emit news({TableNews::Kind::forgotten});
    showSoon(TableChange::rebuild);
}

void TablePace::onDrawn(const DealerDraw &draw)
{
    const bool seen = !draw.shown.empty() && m_look.moves();
    emit news({TableNews::Kind::drawn, draw.dealer,
               drawnWords(draw, m_seat->context()->rules, names(), viewer()), seen});
    if (!seen)
        return;
    m_showing = Showing::draw;
    m_pause.start(kDrawShown);
    applyPause();
    showSoon(TableChange::rebuild);
}

void TablePace::onDealStarted()
{
    emit overtaken();
    m_reporter.dealBegan();
    m_taken = false; // everyone has looked at the result
    m_dealing = m_look.moves();
    applyPause();
    showSoon(TableChange::deal);
}

void TablePace::onHappened(const Event &event)
{
    emit overtaken();
    if (m_replaying)
        return;
    const TrickNow trick = m_seat->trick();
    const bool trickDone = event.kind == EventKind::play && trick.cards == 0;
    m_reporter.happened(event, trick);
    showSoon(TableChange::happen);
    endHold();
    if (m_seat->dealOver()) // by a claim, too, or challenged afterwards
        m_reporter.dealEnded();
    m_endSeen = m_seat->hasDeal() && m_seat->dealOver();
    if (trickDone)
        hold();
    applyPause();
}

/// The deal is over for the eye, too: now the first may bid.
void TablePace::dealt()
{
    if (!std::exchange(m_dealing, false))
        return;
    tellFirstDeal();
    showSoon(TableChange::happen);
    showDue();
}

/// Once what was drawn has gone, too: it lies where players speak.
void TablePace::tellFirstDeal()
{
    const bool lies = m_showing != Showing::draw && !m_dealing;
    if (lies && m_seat->deals() == 1 && m_seen && !std::exchange(m_firstTold, true))
        emit firstDealt();
}

void TablePace::dealAgain()
{
    if (m_showing != Showing::draw || !m_seat->hasDeal())
        return;
    m_dealing = m_look.moves();
    m_pause.start(kDrawShown);
    applyPause();
    showSoon(TableChange::deal);
    showDue();
}

// --- Holds and pauses ---------------------------------------------------------------------------

bool TablePace::hurry()
{
    if (m_showing == Showing::moment) {
        m_moments.clear();
        nextMoment();
        return true;
    }
    if (!m_dealing)
        return false;
    if (m_showing == Showing::draw)
        letGo();
    emit hurried();
    return true;
}

void TablePace::hold()
{
    if (m_showing != Showing::live || !m_look.moves() || m_look.trickPauseMs <= 0)
        return;
    m_showing = Showing::heldTrick;
    m_pause.start(m_look.trickPauseMs);
}

bool TablePace::canLetGo() const
{
    return m_showing == Showing::heldTrick || m_showing == Showing::draw;
}

void TablePace::letGo()
{
    endHold();
    showSoon(TableChange::happen);
    showDue();
}

/// The finished trick goes, or what was drawn, for whatever reason.
void TablePace::endHold()
{
    m_pause.stop();
    const bool drawn = m_showing == Showing::draw;
    if (canLetGo())
        m_showing = Showing::live;
    if (drawn)
        tellFirstDeal();
}

bool TablePace::canGoOn() const
{
    return m_seat->hasMatch() && !m_replaying &&
           (canLetGo() || m_dealing || m_showing == Showing::moment || canDeal());
}

/// Once it is asked for, whoever cuts is waited for.
bool TablePace::canDeal() const
{
    return m_seat->dealOver() && !m_seat->matchOver() && m_noDeal.isEmpty() &&
           !m_seat->beforeDeal().cutAsked;
}

void TablePace::goOn()
{
    if (canLetGo())
        letGo();
    else if (canGoOn())
        m_seat->nextDeal();
}

void TablePace::setPaused(bool paused)
{
    m_userPause = paused;
    m_seat->setClockStopped(m_userPause || m_away);
}

void TablePace::setAway(bool away)
{
    m_away = away;
    m_seat->setClockStopped(m_userPause || m_away);
    letRun();
}

void TablePace::setReplaying(bool replaying)
{
    m_replaying = replaying;
    if (replaying) {
        endHold();
        if (m_showing == Showing::moment) {
            endMoments();
            m_showing = Showing::live;
        }
    }
    showSoon(TableChange::rebuild);
}

void TablePace::letRun()
{
    applyPause();
    showDue();
}

void TablePace::applyPause()
{
    // Nobody plays on under a panel that is being read; but no panel stops a person's own time.
    const bool reading = m_reading && m_seat->tempoLeft() < 0;
    // Under the curtain nobody has seen the cards: a person's own time begins when it is lifted.
    // Only a match that is dealt here can wait for a word to partner.
    const bool talks = m_showing == Showing::talk && !m_seat->whole();
    const bool waits = m_replaying || (m_showing != Showing::live && !talks);
    const bool paused = m_userPause || m_away || waits || reading || m_dealing;
    if (m_seat->isPaused() == paused)
        return;
    const QScopedValueRollback<bool> settling(m_settling, true);
    m_seat->setPaused(paused);
}

void TablePace::uncover()
{
    if (m_showing == Showing::curtain)
        m_showing = Showing::live;
    m_taken = true;
    showSoon(TableChange::rebuild);
    showDue();
}

void TablePace::staySilent()
{
    m_silentIn = m_seat->deals();
    showSoon(TableChange::happen);
    showDue();
}

// --- Showing it ---------------------------------------------------------------------------------

void TablePace::showSoon(TableChange change)
{
    m_due = m_due ? both(*m_due, change) : change;
}

void TablePace::showDue()
{
    if (!m_due || !m_seat->hasMatch())
        return;
    settle();
    const TableChange change = *std::exchange(m_due, {});
    emit changed(change);
    playOnlyCardSoon();
    m_reporter.tell(seen(), endAwaited());
    tellTurn();
}

/// A state that was opened or taken back to is no news; nor is a turn that is over at once.
void TablePace::tellTurn()
{
    const bool asked = mayAct() && m_showing == Showing::live && !m_replaying && !m_dealing;
    if (!std::exchange(m_turnTold, asked) && asked && !m_soon.isActive())
        emit news({TableNews::Kind::yourTurn, viewer()});
}

/// Brings the table in line with the match. The match may go on by itself once it need not wait any
/// more: then this runs again.
void TablePace::settle()
{
    for (bool again = true; again;) {
        handOver();
        if (momentsDue())
            beginMoments();
        else if (m_showing == Showing::live && !m_replaying && m_seat->dealOver())
            m_endSeen = false; // it is no news later, whatever is switched on then
        m_seen.reset();
        if (m_seat->hasDeal())
            m_seen.emplace(m_seat->view(viewer()));
        if (m_showing == Showing::live || m_showing == Showing::talk)
            m_showing = mayTalkNow() ? Showing::talk : Showing::live;
        const bool paused = m_seat->isPaused();
        applyPause();
        again = paused && !m_seat->isPaused();
    }
}

bool TablePace::mayAct() const
{
    return m_seen && !covered() && m_seen->mayAct() && m_seat->isHere(viewer());
}

/// A match that begins, or is opened again, may be looked at by all who share the screen; so may
/// the end of a deal, which is still there when the next one is dealt.
bool TablePace::covered() const
{
    return m_showing == Showing::curtain ||
           (!m_taken && isScreenShared() && m_seat->hasDeal() && !m_seat->dealOver());
}

/// A person may announce their tricks before a partner bids for the side (rule `bid_talk`): the
/// others wait for it once.
bool TablePace::mayTalkNow() const
{
    return m_seen && !covered() && mayTalk(*m_seen);
}

bool TablePace::mayTalk(const SeatView &seen) const
{
    if (!m_seat->isHere(viewer()) || seen.mayAct() || !seen.handKnown() ||
        m_silentIn == m_seat->deals())
        return false;
    const auto &hints = seen.seen().bidding.talk;
    const bool told = std::any_of(hints.begin(), hints.end(),
                                  [this](const TalkRecord &hint) { return hint.seat == viewer(); });
    const std::vector<int> &talk = seen.prompt().talk;
    return !told && std::count(talk.begin(), talk.end(), viewer()) > 0;
}

/// Where several people share the screen, it goes to whoever is asked, with the cards covered;
/// between partners uncovered, where they want it so.
void TablePace::handOver()
{
    const int seat = m_seat->seatAtTurn();
    if (canLetGo() || m_replaying)
        return;
    if (seat < 0 || !m_seat->isHere(seat)) {
        if (covered() && m_seat->hasDeal() && mayTalk(m_seat->view(viewer())))
            m_showing = Showing::curtain; // to say it the person has to see the hand
        return;
    }
    if (seat == viewer() && !covered())
        return;
    const bool shared =
        m_look.partnersShare && !covered() && m_seat->context()->seating.together(seat, viewer());
    m_place.goTo(seat);
    if (!shared)
        m_showing = Showing::curtain;
}

int TablePace::bottom() const
{
    return m_look.stays && isScreenShared() ? m_place.first() : viewer();
}

void TablePace::playOnlyCardSoon()
{
    m_soon.stop();
    if (m_look.playOnlyCard && m_showing == Showing::live && !m_replaying && mayAct() &&
        m_seen->prompt().phase == Phase::play && m_seen->prompt().choices.size() == 1)
        m_soon.start(m_look.moves() ? kBeforeOnlyCard : 0);
}

void TablePace::playOnlyCard()
{
    if (m_seen && m_seen->mayAct() && m_seen->prompt().phase == Phase::play &&
        m_seen->prompt().choices.size() == 1)
        emit onlyCard(Event(m_seen->prompt().choices.front()));
}

} // namespace sandbag
