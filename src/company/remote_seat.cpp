// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote_seat.h"

#include "company_limits.h"
#include "formats/event_json.h"
#include "line_json.h"
#include "match/match.h"
#include "text/match_text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QScopedValueRollback>
#include <QtEndian>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// A number that is the same at every seat of the match, and says nothing of its cards.
quint64 numberOf(const QJsonObject &match)
{
    QJsonObject same = match;
    same.remove(QStringLiteral("seat"));
    same.remove(QStringLiteral("told"));
    const QByteArray hash = QCryptographicHash::hash(lineOf(same), QCryptographicHash::Sha256);
    return qFromBigEndian<quint64>(hash.constData());
}

bool isStart(const QJsonObject &line)
{
    return line.value(QStringLiteral("type")) == QStringLiteral("match");
}

} // namespace

// --- What is heard ------------------------------------------------------------------------------

void RemoteSeat::setSend(Send send)
{
    m_send = std::move(send);
    m_number = 0;
}

HeardBefore RemoteSeat::heardBefore()
{
    m_waiting.clear();
    m_heard.lookAgain();
    return m_closed ? HeardBefore{} : m_heard.heardBefore();
}

/// A host that sends more while nobody looks than a match has is not playing.
void RemoteSeat::hear(const QJsonObject &line)
{
    if (m_closed)
        return;
    m_waiting.append(line);
    goOn();
    if (m_waiting.size() > company_limit::waiting)
        dropOld();
    if (m_waiting.size() > company_limit::waiting)
        close(QStringLiteral("too many lines at once"));
}

/// What came before a match from its start is in that.
void RemoteSeat::dropOld()
{
    const auto start = std::find_if(m_waiting.rbegin(), m_waiting.rend(), isStart);
    if (start != m_waiting.rend())
        m_waiting.remove(0, m_waiting.rend() - start - 1);
}

void RemoteSeat::close(const QString &why)
{
    m_closed = true;
    m_waiting.clear();
    emit senseless(why);
}

void RemoteSeat::setPaused(bool paused)
{
    m_paused = paused;
    goOn();
}

void RemoteSeat::goOn()
{
    if (m_busy)
        return;
    const QScopedValueRollback<bool> busy(m_busy, true);
    while (!m_paused && !m_closed && !m_waiting.isEmpty())
        take(m_waiting.takeFirst());
}

void RemoteSeat::take(const QJsonObject &line)
{
    try {
        const JsonPlace place(line);
        if (isStart(line))
            m_seed = numberOf(line);
        if (const auto change = m_heard.hear(place))
            announce(*change);
    } catch (const JsonFault &fault) {
        close(fault.text);
    }
}

void RemoteSeat::announce(const HeardChange &change)
{
    const HeardQuestion &asked = m_heard.awaited();
    m_deadline =
        asked.left < 0 ? QDeadlineTimer(QDeadlineTimer::Forever) : QDeadlineTimer(asked.left);
    if (change.anew) {
        emit rebuilt();
        if (m_heard.deals() == 0)
            emit drawn(m_heard.draw());
    }
    if (change.dealStarted)
        emit dealStarted();
    for (const Event &event : change.happened)
        emit happened(event);
    if (change.matchEnded)
        emit matchEnded();
    if (asked.cut)
        emit cutAsked(asked.seat);
    emit promptChanged();
}

// --- What is known ------------------------------------------------------------------------------

std::shared_ptr<const RuleContext> RemoteSeat::context() const
{
    return match().context();
}

const Standing &RemoteSeat::standing() const
{
    return match().standing();
}

SeatView RemoteSeat::view(int seat) const
{
    Q_ASSERT(seat == m_heard.seat());
    return *m_heard.view();
}

TrickNow RemoteSeat::trick() const
{
    if (!m_heard.view())
        return {};
    const PlayState &play = m_heard.view()->seen().play;
    const int done = play.tricksPlayed;
    return {play.inTrick, done > 0 ? play.winners[static_cast<std::size_t>(done - 1)] : -1};
}

int RemoteSeat::seatAtTurn() const
{
    return m_heard.inDeal() ? m_heard.awaited().seat : -1;
}

Occupant RemoteSeat::occupant(int seat) const
{
    if (seat == m_heard.seat())
        return Occupant::personHere;
    const Occupant there = occupantOf(player(seat));
    return there == Occupant::personHere ? Occupant::personElsewhere : there;
}

QString RemoteSeat::player(int seat) const
{
    if (!hasMatch())
        return {};
    const auto &players = record().players;
    const auto place = static_cast<std::size_t>(seat);
    return place < players.size() ? QString::fromStdString(players[place].kind) : QString();
}

QString RemoteSeat::name(int seat) const
{
    return hasMatch() ? playerName(record(), seat) : QString();
}

BeforeDeal RemoteSeat::beforeDeal() const
{
    BeforeDeal before{m_heard.draw()};
    const HeardQuestion &asked = m_heard.awaited();
    before.cutAsked = asked.cut;
    if (before.cutAsked) {
        before.cutter = asked.seat;
        before.turned = asked.turned;
    }
    return before;
}

int RemoteSeat::tempoLeft() const
{
    return m_deadline.isForever() ? -1 : static_cast<int>(m_deadline.remainingTime());
}

// --- What is done -------------------------------------------------------------------------------

/// With what it answers, and a number of its own: so the host knows one that is late or doubled.
void RemoteSeat::sayNumbered(QJsonObject line)
{
    line.insert(QStringLiteral("no"), ++m_number);
    line.insert(QStringLiteral("epoch"), m_heard.heard().epoch);
    line.insert(QStringLiteral("n"), m_heard.heard().events);
    m_send(line);
}

Refusal RemoteSeat::act(const Event &event)
{
    if (!m_send)
        return Sentence(QT_TRANSLATE_NOOP("company", "The table can't be reached right now."));
    if (event.seat != m_heard.seat())
        return Sentence(QT_TRANSLATE_NOOP("company", "The player at that seat can't do that."));
    QJsonObject line = eventObject(event);
    line.insert(QStringLiteral("type"), QStringLiteral("do"));
    sayNumbered(line);
    return std::nullopt;
}

void RemoteSeat::cut(const Cut &cut)
{
    if (!m_send || !m_heard.awaited().cut)
        return;
    QJsonObject line{{QStringLiteral("type"), QStringLiteral("cut")},
                     {QStringLiteral("depth"), cut.depth}};
    QJsonArray stacks;
    for (const int seat : cut.stackSeats)
        stacks.append(seat);
    if (!stacks.isEmpty())
        line.insert(QStringLiteral("stacks"), stacks);
    m_send(line);
}

void RemoteSeat::nextDeal()
{
    if (m_send && dealOver())
        m_send({{QStringLiteral("type"), QStringLiteral("ready")}});
}

Refusal RemoteSeat::rule(const Ruling &)
{
    return Sentence(QT_TRANSLATE_NOOP("company", "Only the table's host can do this."));
}

} // namespace sandbag
