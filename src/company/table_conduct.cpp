// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_conduct.h"

#include "act_pace.h"
#include "boot_clock.h"
#include "deal/event.h"
#include "game_session.h"
#include "match/match.h"
#include "remarks.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr double kRemarksPerSecond = 0.25;

int dealNumber(const GameSession &session)
{
    return static_cast<int>(session.match().record().deals.size()) - 1;
}

int eventNumber(const GameSession &session)
{
    const auto &deals = session.match().record().deals;
    return deals.empty() ? 0 : static_cast<int>(deals.back().events.size());
}

/// Cards that others have seen by it cannot be unseen.
bool shows(const Event &event)
{
    switch (event.kind) {
    case EventKind::look:
    case EventKind::draft:
    case EventKind::take:
    case EventKind::discard:
    case EventKind::pass:
    case EventKind::claim:
    case EventKind::concede:
        return true;
    default:
        return false;
    }
}

} // namespace

TableConduct::TableConduct(GameSession *session, QObject *parent)
    : QObject(parent), m_session(session), m_now(bootClock())
{
    connect(session, &GameSession::promptChanged, this, &TableConduct::followTurn);
    connect(session, &GameSession::rebuilt, this, [this] {
        const SeatSet present = m_state.present();
        std::erase_if(m_waits, [&](const auto &wait) { return present.has(wait.first); });
        endTakeBack(false); // what was asked to be taken back is not the last any more
    });
    connect(session, &GameSession::dealStarted, this, [this] {
        m_wantDeal = {};
        m_passedOver = {}; // who was so before it has time in it
    });
    connect(session, &GameSession::dealEnded, this, [this] {
        m_overruled = {};
        m_pauses.clear();
        m_passedOver = {};
        endTakeBack(false);
    });
}

void TableConduct::begin(SeatSet persons, SeatSet here)
{
    m_begun = true;
    m_here = here;
    m_state = {};
    m_remarks.clear();
    m_askedBack.clear();
    m_overruled = {};
    m_pauses.clear();
    m_standIns.clear();
    m_waits.clear();
    m_running = {};
    m_counted = m_now();
    m_passedOver = {};
    m_backLater = {};
    m_wantDeal = {};
    persons.each([&](int seat) {
        m_state.persons[seat] = {};
        m_remarks.insert({seat, Allowance(kRemarksPerSecond, 1)});
    });
    followHost();
}

void TableConduct::end()
{
    m_begun = false;
    m_state = {};
    say();
}

void TableConduct::say()
{
    emit changed();
}

Sentence TableConduct::overruled()
{
    return Sentence(QT_TRANSLATE_NOOP(
        "company", "The others wanted to go on. You can pause again in the next deal."));
}

/// Someone who does not sit here, or is away, asks for nothing.
Refusal TableConduct::notThere(int seat) const
{
    if (m_begun && m_state.isPerson(seat) && m_state.present().has(seat))
        return std::nullopt;
    return Sentence(QT_TRANSLATE_NOOP("company", "The player at that seat can't do that."));
}

// --- Away ---------------------------------------------------------------------------------------

void TableConduct::setPresence(int seat, Presence presence)
{
    if (!m_begun || !m_state.isPerson(seat))
        return;
    TableState::Person &person = m_state.persons.at(seat);
    const bool isAway = presence == Presence::away;
    if (person.presence == Presence::standIn) {
        if (person.connected != isAway) // else comeBack() says when they are back
            return;
        person.connected = !isAway;
        m_backLater.remove(seat);
        if (!isAway)
            comeBack(seat);
        return say();
    }
    if (person.presence == presence)
        return;
    const bool wasAway = std::exchange(person.presence, presence) == Presence::away;
    if (isAway) {
        beginAbsence(seat);
        m_session->setAway(seat, {});
    } else if (wasAway) {
        endAbsence(seat);
        m_session->setBack(seat);
    }
    followHost();
    hold();
    followTurn();
    say();
}

/// Who has taken the seat back before the computer could act, and was waited for in vain again, has
/// it once the computer has acted: nobody could play for them otherwise.
void TableConduct::comeBack(int seat)
{
    if (!m_begun || seat < 0 || !m_state.isPassedOver(seat))
        return;
    const bool isAsked = isCurrent(seat) && seat == seatAsked();
    if (isAsked && std::exchange(m_waits.at(seat).tookBack, true))
        m_backLater.add(seat);
    else
        seatAgain(seat);
}

void TableConduct::seatAgain(int seat)
{
    m_state.persons.at(seat) = {};
    endStandIn(seat);
    followHost();
    m_session->setBack(seat);
    hold();
    followTurn();
    say();
}

/// While a computer plays for the host's person, the others need not wait for the next deal either.
void TableConduct::followHost()
{
    m_state.host = -1;
    m_here.each([this](int seat) {
        if (m_state.present().has(seat))
            m_state.host = seat;
    });
}

/// The match waits while people have stopped it, while they are asked whether something is taken
/// back, and while nobody at all is there to play.
void TableConduct::hold()
{
    const bool empty = m_state.present().empty();
    if (empty && !m_state.pause)
        m_state.pause = TableState::Pause();
    else if (!empty && m_state.pause && m_state.pause->seat < 0)
        m_state.pause.reset();
    countTime();
    if (m_session->isHeld() && !isHeld()) {
        for (auto &[seat, wait] : m_waits)
            wait.left = wait.left < 0 ? -1 : kConsent; // what is open to answer is so again
    }
    m_running = {}; // followTurn() says whose
    m_session->setHeld(isHeld());
    followTurn();
}

void TableConduct::putStandIn(int seat)
{
    TableState::Person &person = m_state.persons.at(seat);
    const bool connected = person.presence != Presence::away;
    if (connected || hasRunOut(seat))
        m_passedOver.add(seat);
    person = {};
    person.presence = Presence::standIn;
    person.connected = connected;
    if (const auto known = m_waits.find(seat); known != m_waits.end()) {
        Wait next = newWait(seat); // should they come back to the same point
        next.at = known->second.at;
        next.awayUntil = known->second.awayUntil;
        next.prolonged = known->second.prolonged;
        next.tookBack = known->second.tookBack;
        known->second = next;
    }
    followHost();
    StandIn now;
    now.seat = seat;
    now.fromDeal = dealNumber(*m_session);
    now.fromEvent = eventNumber(*m_session);
    m_standIns.push_back(now);
    emit standInsChanged();
    if (m_here.has(seat)) // nobody looks at what the table there shows
        m_session->pace().setPaused(false);
    m_session->setAway(seat, m_rule.standIn);
}

void TableConduct::endStandIn(int seat)
{
    for (StandIn &one : m_standIns) {
        if (one.seat != seat || one.toDeal >= 0)
            continue;
        one.toDeal = dealNumber(*m_session);
        one.toEvent = eventNumber(*m_session);
        emit standInsChanged();
    }
}

QJsonArray TableConduct::standIns() const
{
    QJsonArray list = m_earlier;
    for (const StandIn &one : m_standIns) {
        QJsonObject object{{QStringLiteral("seat"), one.seat},
                           {QStringLiteral("from"), QJsonArray{one.fromDeal, one.fromEvent}}};
        if (one.toDeal >= 0)
            object.insert(QStringLiteral("to"), QJsonArray{one.toDeal, one.toEvent});
        list.append(object);
    }
    return list;
}

void TableConduct::tick()
{
    if (!m_begun)
        return;
    if (m_state.takeBack && m_now() >= m_state.takeBack->until)
        endTakeBack(false);
    const bool asksSilent = askSilent();
    if (endPause() || asksSilent)
        say();
    if (isHeld() || m_session->match().over())
        return; // nobody plays
    followTurn();
    const auto persons = m_state.persons;
    for (const auto &[seat, person] : persons) {
        const auto wait = m_waits.find(seat);
        if (person.presence != Presence::away || wait == m_waits.end())
            continue;
        if (wait->second.awayUntil < 0 || m_now() < wait->second.awayUntil)
            continue;
        putStandIn(seat);
        say();
    }
    conclude();
}

// --- Pauses -------------------------------------------------------------------------------------

Refusal TableConduct::pause(int seat, PauseReason why)
{
    if (auto refused = notThere(seat))
        return refused;
    if (m_state.pause)
        return Sentence(QT_TRANSLATE_NOOP("company", "The match is paused."));
    if (m_overruled.has(seat))
        return overruled();
    if (m_pauses[seat] >= kPauses) // going on and pausing again would stop the table as well
        return Sentence(QT_TRANSLATE_NOOP("company", "You can pause three times per deal."));
    ++m_pauses[seat];
    startPause(seat, why);
    hold();
    say();
    return std::nullopt;
}

void TableConduct::startPause(int seat, PauseReason why)
{
    m_pauseLate = false;
    m_state.pause = TableState::Pause{seat, why, {}, m_rule.wait < 0 ? -1 : m_now() + m_rule.wait};
}

Refusal TableConduct::ready(int seat)
{
    if (auto refused = notThere(seat))
        return refused;
    if (!m_state.pause)
        return std::nullopt;
    m_state.pause->ready.add(seat);
    askSilent();
    endPause();
    say();
    return std::nullopt;
}

/// One does not wait any more for who has paused, and someone would like to go on: those who say
/// nothing are asked for a moment. Whether that has just begun.
bool TableConduct::askSilent()
{
    if (!m_state.pause || m_state.pause->seat < 0)
        return false;
    TableState::Pause &pause = *m_state.pause;
    if (!m_pauseLate && pause.until >= 0 && m_now() >= pause.until) {
        m_pauseLate = true;
        pause.until = -1;
    }
    if (!m_pauseLate || pause.until >= 0 || pause.ready.empty())
        return false;
    pause.until = m_now() + kConsent;
    return true;
}

/// Someone who pauses and never goes on would stop the table for good: so all others may; and so
/// would who says nothing: they count for a moment only.
bool TableConduct::isPauseOver() const
{
    const TableState::Pause &pause = *m_state.pause;
    const bool silent = m_pauseLate && pause.until >= 0 && m_now() >= pause.until;
    bool all = true;
    bool any = false;
    m_state.present().each([&](int seat) {
        const bool ready = pause.ready.has(seat);
        any = any || ready;
        all = all && (ready || silent || (m_pauseLate && seat == pause.seat));
    });
    return pause.ready.has(pause.seat) || (all && any);
}

/// Whether it is over now.
bool TableConduct::endPause()
{
    if (!m_state.pause || m_state.pause->seat < 0 || !isPauseOver())
        return false;
    const int seat = m_state.pause->seat;
    if (!m_state.pause->ready.has(seat) && m_state.present().has(seat))
        m_overruled.add(seat);
    m_state.pause.reset();
    hold();
    return true;
}

// --- Taking back --------------------------------------------------------------------------------

Refusal TableConduct::askTakeBack(int seat)
{
    if (auto refused = notThere(seat))
        return refused;
    const Match &match = m_session->match();
    if (m_state.takeBack)
        return Sentence(QT_TRANSLATE_NOOP("company", "Another player has just asked to undo."));
    if (match.dealOver())
        return Sentence(QT_TRANSLATE_NOOP("company", "No deal is in progress."));
    const auto &events = match.record().deals.back().events;
    const auto last = std::find_if(events.rbegin(), events.rend(),
                                   [seat](const Event &event) { return event.seat == seat; });
    if (last == events.rend())
        return Sentence(
            QT_TRANSLATE_NOOP("company", "You haven't bid or played in this deal yet."));
    if (!m_askedBack.insert({dealNumber(*m_session), seat}).second)
        return Sentence(QT_TRANSLATE_NOOP("company", "You can ask to undo once per deal."));
    TableState::TakeBack asked;
    asked.seat = seat;
    asked.events = static_cast<int>(last - events.rbegin()) + 1;
    asked.seen = std::any_of(events.rbegin(), last + 1, shows);
    asked.agreed.add(seat);
    asked.until = m_now() + kConsent;
    m_state.takeBack = asked;
    hold(); // nothing more is to go meanwhile
    if (m_state.present().count() <= 1)
        endTakeBack(true);
    else
        say();
    return std::nullopt;
}

Refusal TableConduct::consent(int seat, bool agrees)
{
    if (auto refused = notThere(seat))
        return refused;
    if (!m_state.takeBack)
        return Sentence(QT_TRANSLATE_NOOP("company", "Too late: the deal had already moved on."));
    if (!agrees) {
        endTakeBack(false);
        return std::nullopt;
    }
    SeatSet &agreed = m_state.takeBack->agreed;
    agreed.add(seat);
    bool all = true;
    m_state.present().each([&](int other) { all = all && agreed.has(other); });
    if (all)
        endTakeBack(true);
    else
        say();
    return std::nullopt;
}

void TableConduct::endTakeBack(bool done)
{
    const auto asked = std::exchange(m_state.takeBack, std::nullopt);
    if (!asked)
        return;
    hold();
    if (done)
        m_session->undoOf(asked->seat);
    emit takeBackOver(asked->seat, done);
    say();
}

// --- Words --------------------------------------------------------------------------------------

Refusal TableConduct::remark(int seat, int number)
{
    if (auto refused = notThere(seat))
        return refused;
    if (number < 0 || number >= kRemarks)
        return Sentence(QT_TRANSLATE_NOOP("company", "That is not one of the choices."));
    if (!m_remarks.at(seat).take(m_now()))
        return Sentence(
            QT_TRANSLATE_NOOP("company", "You can send one remark every four seconds."));
    emit remarked(seat, number);
    return std::nullopt;
}

Refusal TableConduct::nudge(int seat)
{
    if (auto refused = notThere(seat))
        return refused;
    followTurn();
    SeatSet slow;
    othersThan(seat).each([&](int other) {
        const Wait *wait = askedWait(other);
        if (wait && wait->stood >= kNudge)
            slow.add(other);
    });
    if (slow.empty() || isHeld())
        return Sentence(
            QT_TRANSLATE_NOOP("company", "It's too early to remind anyone. Wait a little."));
    bool told = false;
    slow.each([&](int other) {
        const auto wait = m_waits.find(other);
        if (wait == m_waits.end() || std::exchange(wait->second.nudged, true))
            return;
        told = true;
        emit nudged(other, seat);
    });
    if (!told)
        return Sentence(QT_TRANSLATE_NOOP("company", "This player has been reminded already."));
    return std::nullopt;
}

} // namespace sandbag
