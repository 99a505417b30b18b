// SPDX-License-Identifier: GPL-3.0-or-later
// People for whom the match waits: how long, and what the others choose about one who is away or
// does not act.
//
// The wait is counted while the match waits for someone, not from a reminder: who is slow has as
// long either way, and those who never think of reminding anyone are not kept for ever. Time in
// which people have stopped the match does not count. Time in which the connection was lost does:
// one who comes and goes would stop the table as well. For that reason what the others have chosen
// is kept with the wait, and not with how the person is connected.
#include "table_conduct.h"

#include "act_pace.h"
#include "deal/deal_state.h"
#include "game_session.h"
#include "match/match.h"
#include "next_cutter.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// How far an event brings the deal: what can be said at any time does not, a card that is taken
/// back leaves it where it was before that card.
int stepsOf(const Event &event)
{
    switch (event.kind) {
    case EventKind::talk:
    case EventKind::claim:
    case EventKind::concede:
    case EventKind::challenge:
    case EventKind::clock:
        return 0;
    case EventKind::back:
        return -1;
    default:
        return 1;
    }
}

} // namespace

// --- For whom, since when -----------------------------------------------------------------------

/// To cut, or by the rules; −1 between deals.
int TableConduct::seatAsked() const
{
    const BeforeDeal before = m_session->beforeDeal();
    return before.cutAsked ? before.cutter : m_session->seatAtTurn();
}

/// Whether they are there or away; nobody for whom a computer plays.
SeatSet TableConduct::asked() const
{
    SeatSet seats;
    if (!m_begun || !m_session->hasMatch() || m_session->match().over())
        return seats;
    const int seat = seatAsked();
    if (seat < 0)
        return askedBetweenDeals();
    const auto person = m_state.persons.find(seat);
    if (person != m_state.persons.end() && person->second.presence != Presence::standIn)
        seats.add(seat);
    else if (m_state.host >= 0 && m_session->pace().isPaused())
        seats.add(m_state.host); // something is open at the table there
    return seats;
}

/// The host's person, and where there is none everyone who has not asked for the next deal yet,
/// once someone has. While the one is away who cuts first nobody can have it dealt.
SeatSet TableConduct::askedBetweenDeals() const
{
    SeatSet seats;
    const auto cutter = m_state.persons.find(nextCutter(m_session->match()));
    if (cutter != m_state.persons.end() && cutter->second.presence == Presence::away)
        return seats;
    if (m_state.host >= 0)
        seats.add(m_state.host);
    else if (!m_wantDeal.empty())
        m_state.present().each([&](int seat) {
            if (!m_wantDeal.has(seat))
                seats.add(seat);
        });
    return seats;
}

TableConduct::Point TableConduct::pointNow() const
{
    if (!m_session->hasMatch())
        return {};
    const auto &deals = m_session->match().record().deals;
    Point point{deals.size(), 0, m_session->beforeDeal().cutAsked};
    if (!deals.empty()) {
        for (const Event &event : deals.back().events)
            point.steps += stepsOf(event);
    }
    return point;
}

TableConduct::Wait TableConduct::newWait(int seat) const
{
    Wait wait;
    wait.at = pointNow();
    wait.most = m_passedOver.has(seat) ? std::min(kWaitAgain, m_rule.wait) : m_rule.wait;
    return wait;
}

/// Of this point of the match, or of one that the match has gone back from.
bool TableConduct::isCurrent(int seat) const
{
    const auto known = m_waits.find(seat);
    return known != m_waits.end() && known->second.at >= pointNow();
}

/// Of one for whom the match waits now.
const TableConduct::Wait *TableConduct::askedWait(int seat) const
{
    return isCurrent(seat) && asked().has(seat) ? &m_waits.at(seat) : nullptr;
}

bool TableConduct::hasRunOut(int seat) const
{
    const Wait *wait = askedWait(seat);
    return wait && wait->most >= 0 && wait->stood >= wait->most;
}

/// Of the waits that ran until now.
void TableConduct::countTime()
{
    const qint64 passed = std::max<qint64>(0, m_now() - std::exchange(m_counted, m_now()));
    for (auto &[seat, wait] : m_waits) {
        if (!m_running.has(seat))
            continue;
        wait.stood += passed;
        if (wait.left >= 0)
            wait.left = std::max<qint64>(0, wait.left - passed);
    }
}

void TableConduct::followTurn()
{
    countTime();
    m_running = {};
    if (!m_begun || !m_session->hasMatch())
        return;
    const SeatSet seats = asked();
    seats.each([this](int seat) {
        if (isCurrent(seat))
            return;
        const auto known = m_waits.find(seat);
        Wait wait = newWait(seat);
        if (known != m_waits.end() && m_state.persons.at(seat).presence == Presence::away) {
            wait.awayUntil = known->second.awayUntil;
            wait.choices = known->second.choices;
            wait.prolonged = known->second.prolonged;
        }
        m_waits[seat] = wait;
    });
    seats.each([this](int seat) {
        Wait &wait = m_waits.at(seat);
        if (wait.left < 0 && !wait.choices.empty() && hasRunOut(seat))
            wait.left = kConsent; // they chose while one was away, before it had run out
    });
    if (!isHeld())
        m_running = seats;
    if (showWaits())
        say();
    letBack();
}

/// As everyone is told of it; whether that has changed.
bool TableConduct::showWaits()
{
    bool changed = false;
    for (auto &[seat, person] : m_state.persons) {
        TableState::Person shown;
        shown.presence = person.presence;
        shown.connected = person.connected;
        const auto known = m_waits.find(seat);
        const bool isAway = person.presence == Presence::away;
        const bool ranOut = hasRunOut(seat);
        shown.late = ranOut && !isAway && !othersThan(seat).empty();
        if (known != m_waits.end() && (isAway || shown.late)) {
            const Wait &wait = known->second;
            shown.choices = wait.choices;
            const qint64 done = ranOut && wait.left >= 0 && !isHeld() ? m_counted + wait.left : -1;
            shown.until = !isAway    ? done
                          : done < 0 ? wait.awayUntil
                                     : std::min(done, wait.awayUntil);
        }
        changed = changed || !(shown == person);
        person = shown;
    }
    return changed;
}

/// Those for whom a computer had to act before.
void TableConduct::letBack()
{
    SeatSet back;
    m_backLater.each([&](int seat) {
        if (!isCurrent(seat))
            back.add(seat);
    });
    back.each([this](int seat) {
        m_backLater.remove(seat);
        if (m_state.isPassedOver(seat))
            seatAgain(seat);
    });
}

/// At one point of the match a computer plays after so long, however often they come and go.
void TableConduct::beginAbsence(int seat)
{
    if (!isCurrent(seat))
        m_waits[seat] = newWait(seat);
    Wait &wait = m_waits[seat];
    if (wait.awayUntil < 0 && m_rule.wait >= 0)
        wait.awayUntil = m_now() + m_rule.wait;
}

/// What the others have chosen counts on where the match has waited long enough for one anyway.
void TableConduct::endAbsence(int seat)
{
    const auto known = m_waits.find(seat);
    if (known == m_waits.end() || hasRunOut(seat))
        return;
    known->second.choices.clear();
    known->second.left = -1;
}

// --- The next deal ------------------------------------------------------------------------------

void TableConduct::wantDeal(int seat)
{
    m_wantDeal.add(seat);
    followTurn();
}

/// Those who are away are not waited for; but somebody must have said so.
bool TableConduct::isDealWanted() const
{
    bool all = m_begun && !m_wantDeal.empty() && m_state.host < 0;
    m_state.present().each([&](int seat) { all = all && m_wantDeal.has(seat); });
    return all;
}

// --- What the others choose ---------------------------------------------------------------------

SeatSet TableConduct::othersThan(int seat) const
{
    SeatSet others = m_state.present();
    others.remove(seat);
    return others;
}

/// Of those who are there.
std::map<int, AwayChoice> TableConduct::choicesAbout(int seat) const
{
    const auto known = m_waits.find(seat);
    if (known == m_waits.end())
        return {};
    std::map<int, AwayChoice> choices = known->second.choices;
    const SeatSet others = othersThan(seat);
    std::erase_if(choices, [&](const auto &choice) { return !others.has(choice.first); });
    return choices;
}

/// What most of the others want; `soFar` of those who have chosen. Where all have chosen and none
/// is ahead, the person at the host's screen decides; without one, one waits, once.
std::optional<AwayChoice> TableConduct::decided(int about, bool soFar) const
{
    const std::map<int, AwayChoice> choices = choicesAbout(about);
    const int spoken = static_cast<int>(choices.size());
    const int electors = soFar ? spoken : othersThan(about).count();
    std::map<AwayChoice, int> votes;
    for (const auto &[seat, choice] : choices) {
        if (2 * ++votes[choice] > electors)
            return choice;
    }
    if (spoken == 0 || spoken < electors)
        return std::nullopt;
    for (const auto &[seat, choice] : choices) {
        if (m_here.has(seat))
            return choice;
    }
    const bool again = m_waits.at(about).prolonged && votes[AwayChoice::computer] > 0;
    return again ? AwayChoice::computer : AwayChoice::wait;
}

Refusal TableConduct::choose(int seat, int away, AwayChoice choice)
{
    if (auto refused = notThere(seat))
        return refused;
    followTurn();
    if (seat == away || !m_state.isOpenToChoice(away)) {
        if (m_state.isPerson(away) && m_state.present().has(away))
            return Sentence(
                QT_TRANSLATE_NOOP("company", "That player isn't holding up the match."));
        return Sentence(QT_TRANSLATE_NOOP("company", "That player is no longer away."));
    }
    if (isHeld() && m_state.persons.at(away).late) // nobody could act
        return Sentence(QT_TRANSLATE_NOOP("company", "The match is paused."));
    if (choice == AwayChoice::pause && m_overruled.has(seat))
        return overruled();
    Wait &wait = m_waits.try_emplace(away, newWait(away)).first->second;
    if (hasRunOut(away) && wait.left < 0)
        wait.left = kConsent;
    wait.choices[seat] = choice;
    if (const auto wanted = decided(away, false))
        carryOut(away, *wanted);
    followTurn();
    say();
    return std::nullopt;
}

/// Who has chosen a pause and may have one; −1 where nobody has.
int TableConduct::pauserAmong(const std::map<int, AwayChoice> &choices) const
{
    for (const auto &[seat, choice] : choices) {
        if (choice == AwayChoice::pause && !m_overruled.has(seat))
            return seat;
    }
    return -1;
}

void TableConduct::carryOut(int about, AwayChoice choice)
{
    const std::map<int, AwayChoice> choices = choicesAbout(about);
    const int pauser = pauserAmong(choices);
    const auto agree = std::count_if(choices.begin(), choices.end(),
                                     [choice](const auto &one) { return one.second == choice; });
    Wait &wait = m_waits.at(about);
    wait.choices.clear();
    wait.left = -1;
    if (choice == AwayChoice::computer) {
        putStandIn(about);
        return hold();
    }
    wait.prolonged = wait.prolonged || 2 * agree <= static_cast<std::ptrdiff_t>(choices.size());
    const bool ranOut = hasRunOut(about);
    if (ranOut)
        wait.most = wait.stood + m_rule.wait;
    if (wait.awayUntil >= 0 && (ranOut || choice == AwayChoice::wait))
        wait.awayUntil = m_now() + m_rule.wait;
    if (choice == AwayChoice::pause && !m_state.pause && pauser >= 0)
        startPause(pauser, PauseReason::moment);
    hold();
}

/// Some have chosen, and the others had time to say something else.
void TableConduct::conclude()
{
    const auto waits = m_waits;
    for (const auto &[seat, wait] : waits) {
        const auto now = m_waits.find(seat);
        if (wait.left != 0 || !hasRunOut(seat) || isHeld() || now->second.left != 0)
            continue;
        if (const auto wanted = decided(seat, true)) {
            carryOut(seat, *wanted);
        } else { // all who had are gone
            now->second.choices.clear();
            now->second.left = -1;
        }
        followTurn();
        say();
    }
}

} // namespace sandbag
