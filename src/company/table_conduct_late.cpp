// SPDX-License-Identifier: GPL-3.0-or-later
// People for whom the match waits: how long, and what the others choose about one who is away or
// does not act.
//
// The wait is counted from the moment at which the match waits for someone, not from a reminder:
// who is slow has as long either way, and those who never think of reminding anyone are not kept
// for ever. Time in which people have stopped the match does not count. Time in which the
// connection was lost does: one who comes and goes would stop the table as well.
#include "table_conduct.h"

#include "act_pace.h"
#include "deal/deal_state.h"
#include "game_session.h"
#include "match/match.h"

#include <QCoreApplication>

#include <algorithm>

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

/// Between deals it is the host's person, and where there is none everyone who has not asked for
/// the next deal yet, once someone has.
SeatSet TableConduct::awaited() const
{
    SeatSet seats;
    if (!m_begun || !m_session->hasMatch() || m_session->match().over())
        return seats;
    const SeatSet present = m_state.present();
    const BeforeDeal before = m_session->beforeDeal();
    const int seat = before.cutAsked ? before.cutter : m_session->seatAtTurn();
    if (seat >= 0 && present.has(seat))
        seats.add(seat);
    else if (seat < 0 && m_state.host < 0 && !m_wantDeal.empty())
        present.each([&](int other) {
            if (!m_wantDeal.has(other))
                seats.add(other);
        });
    else if (m_state.host >= 0 && (seat < 0 || m_session->pace().isPaused()))
        seats.add(m_state.host); // something is open at the table there
    return seats;
}

TableConduct::Point TableConduct::pointNow() const
{
    const auto &deals = m_session->match().record().deals;
    Point point{deals.size(), 0, m_session->beforeDeal().cutAsked};
    if (!deals.empty()) {
        for (const Event &event : deals.back().events)
            point.steps += stepsOf(event);
    }
    return point;
}

void TableConduct::beginWait(int seat)
{
    const int most = m_passedOver.has(seat) ? std::min(kWaitAgain, m_rule.wait) : m_rule.wait;
    const qint64 now = m_now();
    m_waits[seat] = Wait{pointNow(), now, most < 0 ? -1 : now + most, false};
}

void TableConduct::followTurn()
{
    if (!m_begun || !m_session->hasMatch())
        return;
    const SeatSet seats = awaited();
    const Point now = pointNow();
    seats.each([&](int seat) {
        const auto known = m_waits.find(seat);
        if (known == m_waits.end() || known->second.at != now)
            beginWait(seat);
    });
    bool acted = false;
    for (auto &[seat, person] : m_state.persons) {
        const auto wait = m_waits.find(seat);
        if (!person.late || (seats.has(seat) && m_now() >= wait->second.until))
            continue;
        person.late = false;
        person.until = -1;
        person.choices.clear();
        acted = true;
    }
    if (acted)
        say();
}

/// People had stopped the match for so long.
void TableConduct::shiftWaits(qint64 by)
{
    for (auto &[seat, wait] : m_waits) {
        const qint64 stood = std::min(by, m_now() - wait.since);
        wait.since += stood;
        if (wait.until >= 0)
            wait.until += stood;
    }
}

/// The others may choose now; where there are none, nobody waits.
void TableConduct::markLate()
{
    bool changed = false;
    awaited().each([&](int seat) {
        TableState::Person &person = m_state.persons.at(seat);
        const qint64 until = m_waits.at(seat).until;
        if (person.late || until < 0 || m_now() < until || othersThan(seat).empty())
            return;
        person.late = true;
        changed = true;
    });
    if (changed)
        say();
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

/// What most of the others want; `soFar` of those who have chosen. Where all have chosen and none
/// is ahead, the person at the host's screen decides; without one, one waits.
std::optional<AwayChoice> TableConduct::decided(int about, bool soFar) const
{
    const SeatSet others = othersThan(about);
    std::map<int, AwayChoice> choices = m_state.persons.at(about).choices;
    std::erase_if(choices, [&](const auto &choice) { return !others.has(choice.first); });
    const int spoken = static_cast<int>(choices.size());
    const int electors = soFar ? spoken : others.count();
    std::map<AwayChoice, int> votes;
    for (const auto &[seat, choice] : choices) {
        if (2 * ++votes[choice] > electors)
            return choice;
    }
    if (spoken < electors)
        return std::nullopt;
    for (const auto &[seat, choice] : choices) {
        if (m_here.has(seat))
            return choice;
    }
    return AwayChoice::wait;
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
    TableState::Person &person = m_state.persons.at(away);
    if (person.late && person.choices.empty())
        person.until = m_now() + kConsent;
    person.choices[seat] = choice;
    if (const auto wanted = decided(away, false))
        carryOut(seat, away, *wanted);
    say();
    return std::nullopt;
}

void TableConduct::carryOut(int asker, int about, AwayChoice choice)
{
    TableState::Person &person = m_state.persons.at(about);
    person.choices.clear();
    if (choice == AwayChoice::computer) {
        putStandIn(about);
    } else if (person.late) {
        person.late = false;
        person.until = -1;
        m_waits[about].until = m_now() + m_rule.wait;
    } else if (choice == AwayChoice::wait && m_rule.wait >= 0) {
        person.until = m_now() + m_rule.wait;
    }
    if (choice == AwayChoice::pause && !m_state.pause)
        startPause(asker, PauseReason::moment);
    hold();
}

/// Someone has chosen, and the others had time to say something else.
void TableConduct::concludeLate()
{
    const auto persons = m_state.persons;
    for (const auto &[seat, person] : persons) {
        const bool due = person.late && !person.choices.empty() && m_now() >= person.until;
        if (!due || !m_state.persons.at(seat).late)
            continue;
        const AwayChoice wanted = decided(seat, true).value_or(AwayChoice::wait);
        carryOut(person.choices.begin()->first, seat, wanted);
        say();
    }
}

} // namespace sandbag
