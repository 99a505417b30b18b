// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/table_caller.h"

#include "boot_clock.h"
#include "company_limits.h"
#include "door/company_papers.h"
#include "door/sockets_door.h"
#include "door/tls_wire.h"
#include "key_sign.h"
#include "log/log_categories.h"
#include "secure_sockets.h"
#include "table_guest.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <utility>

namespace sandbag {

namespace {

constexpr int kHandshake = 10'000; // ms
/// Of a first call that was taken and came to nothing.
constexpr int kMoreCalls = 3;
/// Before each try, in ms; the last is that of all others.
constexpr std::array kWaits{0, 1000, 2000, 4000, 8000, 15'000};
/// What one host may leave untaken of a guest's lines.
constexpr qint64 kMostUnsent = 256 * 1024;

/// Guests of one host do not come back all at the same moment: up to a fifth is added.
int waitBefore(int tries)
{
    const auto step = std::min(static_cast<std::size_t>(tries), kWaits.size() - 1);
    const int wait = kWaits[step];
    return wait + static_cast<int>(QRandomGenerator::global()->bounded(wait / 5 + 1));
}

/// The name of the table as a server name, so that a host of many may send connections on without
/// reading them.
QString serverName(const QString &table)
{
    return (table.isEmpty() ? QStringLiteral("table") : table) + QStringLiteral(".sandbag.invalid");
}

} // namespace

TableGoal TableGoal::of(const Invitation &invitation)
{
    TableGoal goal;
    goal.address = invitation.address;
    goal.port = invitation.port;
    goal.table = invitation.table;
    goal.keyName = invitation.key;
    goal.secret = invitation.secret;
    return goal;
}

TableGoal TableGoal::of(const KnownTable &table)
{
    TableGoal goal;
    goal.address = table.address;
    goal.port = table.port;
    goal.table = table.table;
    goal.tableName = table.name;
    goal.hostKey = table.key;
    goal.token = table.token;
    return goal;
}

TableCaller::TableCaller(CompanyPapers *papers, QObject *parent)
    : QObject(parent), m_papers(papers), m_now(bootClock())
{
    m_next.setSingleShot(true);
    m_patience.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &TableCaller::tryAgain);
    connect(&m_patience, &QTimer::timeout, this, &TableCaller::onFailed);
}

TableCaller::~TableCaller()
{
    m_guest.reset();
    dropSocket();
}

void TableCaller::call(const TableGoal &goal, const QString &name)
{
    leave();
    m_goal = goal;
    m_keyAsked = goal.hostKey;
    m_taken = false;
    m_name = name;
    m_tries = 0;
    m_wasInside = false;
    m_meetsAgain = false;
    m_lastHeard = -1;
    setStage(Stage::calling);
    tryAgain();
}

void TableCaller::meetAgain()
{
    TableGoal goal = m_goal;
    goal.hostKey.clear();
    call(goal, m_name);
    m_meetsAgain = true;
}

void TableCaller::confirmCards()
{
    if (m_stage != Stage::comparing)
        return;
    setStage(Stage::knocking);
    m_guest->confirmCards();
}

void TableCaller::tryNow()
{
    if (m_stage != Stage::away || m_socket || (m_guest && !m_guest->isQuiet()))
        return;
    m_guest.reset(); // its host says nothing
    tryAgain();
}

void TableCaller::leave()
{
    m_next.stop();
    dropSocket();
    if (m_guest) {
        m_guest->disconnect(this);
        m_guest->hangUp();
        m_guest.release()->deleteLater(); // it may be speaking
    }
    if (m_stage != Stage::over)
        setStage(Stage::idle);
}

std::optional<FiveCards> TableCaller::cards() const
{
    return m_stage == Stage::comparing ? m_guest->cards() : std::nullopt;
}

int TableCaller::untilNextTry() const
{
    return m_next.isActive() ? m_next.remainingTime() : -1;
}

qint64 TableCaller::heardAgo() const
{
    return m_lastHeard < 0 ? -1 : m_now() - m_lastHeard;
}

void TableCaller::setStage(Stage stage)
{
    if (std::exchange(m_stage, stage) != stage)
        emit stageChanged();
}

// --- The connection -----------------------------------------------------------------------------

void TableCaller::dropSocket()
{
    m_patience.stop();
    if (const auto socket = std::exchange(m_socket, nullptr)) {
        socket->setEar({});
        socket->abort();
    }
}

/// The papers' key was read by what makes sockets.
void TableCaller::tryAgain()
{
    m_next.stop();
    dropSocket();
    m_socket = secureSockets()->makeSocket(m_papers->key().pem);
    m_socket->setEar({.secured = [this] { onEncrypted(); }, .lost = [this] { onFailed(); }});
    m_patience.start(kHandshake);
    m_socket->call(m_goal.address, m_goal.port, serverName(m_goal.table));
}

/// Nobody answers: at a first call that is told; a table that one has sat at is looked for on.
void TableCaller::onFailed()
{
    m_taken = m_taken || (m_socket && m_socket->wasTaken());
    if (m_socket)
        qCInfo(logCompany) << "no connection";
    dropSocket();
    if (m_wasInside) {
        lose();
        return;
    }
    if (m_taken && callsAgain())
        return;
    finish(
        {QT_TRANSLATE_NOOP(
             "company",
             "No answer from that address. Is the table open, and does its router allow port %1?"),
         {static_cast<int>(m_goal.port)}});
}

/// On a bad link a meeting may take longer than either end waits, and the next one does not. Whose
/// key it was in this one is forgotten: nobody has compared it.
bool TableCaller::callsAgain()
{
    if (m_tries >= kMoreCalls)
        return false;
    m_goal.hostKey = m_keyAsked;
    setStage(Stage::calling); // cards that were shown are none any more
    m_next.start(waitBefore(m_tries++));
    return true;
}

bool TableCaller::isRight(const QByteArray &key) const
{
    if (!m_goal.hostKey.isEmpty())
        return key == m_goal.hostKey;
    return m_goal.keyName.isEmpty() || keyName(key) == m_goal.keyName;
}

/// The name belongs to another key. An invitation names the key itself.
bool TableCaller::isChanged(const QByteArray &key) const
{
    return !m_meetsAgain && m_goal.keyName.isEmpty() && m_goal.hostKey.isEmpty() &&
           !m_goal.hostName.isEmpty() &&
           m_papers->known().acquaintance(key, m_goal.hostName) == Acquaintance::changed;
}

void TableCaller::onEncrypted()
{
    const QByteArray key = m_socket->peer();
    if (key.isEmpty()) {
        onFailed();
        return;
    }
    if (!isRight(key) || isChanged(key)) {
        dropSocket();
        if (m_goal.keyName.isEmpty())
            emit changedKey(m_goal.hostName);
        finish(QT_TRANSLATE_NOOP(
            "company",
            "The host of this name used another computer before, so this may be someone else."));
        return;
    }
    m_patience.stop();
    m_taken = true;
    takeUp(std::exchange(m_socket, nullptr));
}

void TableCaller::takeUp(std::unique_ptr<SecureSocket> socket)
{
    const QByteArray key = socket->peer();
    KnockPlan plan;
    plan.name = m_name;
    plan.token = m_goal.token;
    plan.table = m_goal.table;
    plan.secret = m_goal.secret;
    plan.knowsHost = !m_meetsAgain && (!m_goal.hostKey.isEmpty() || !m_goal.keyName.isEmpty() ||
                                       m_papers->known().find(key) != nullptr);
    plan.wasInside = m_wasInside && key == m_goal.hostKey;
    if (!m_wasInside)
        m_goal.hostKey = key;
    m_guest.reset(); // its end takes the seat's line away
    m_guest = std::make_unique<TableGuest>(
        std::make_unique<TlsWire>(std::move(socket), m_papers->key().print, kMostUnsent), &m_seat,
        plan);
    TableGuest *guest = m_guest.get();
    guest->setHeartbeat(m_times);
    connect(guest, &TableGuest::heard, this, [this] { m_lastHeard = m_now(); });
    connect(guest, &TableGuest::cardsShown, this, [this] { setStage(Stage::comparing); });
    connect(guest, &TableGuest::cameIn, this, &TableCaller::onCameIn);
    connect(guest, &TableGuest::lobbyChanged, this, [this] {
        m_goal.token = m_guest->token();
        emit lobbyChanged();
    });
    connect(guest, &TableGuest::seated, this, [this](int seat) {
        m_goal.token = m_guest->token();
        remember();
        emit seated(seat);
    });
    connect(guest, &TableGuest::refused, this, &TableCaller::refused);
    connect(guest, &TableGuest::ended, this, &TableCaller::onGuestEnded);
    if (!m_wasInside)
        setStage(Stage::knocking);
}

void TableCaller::onCameIn()
{
    m_tries = 0;
    m_wasInside = true;
    m_meetsAgain = false;
    remember();
    setStage(Stage::inside);
}

/// Whom one has sat with is known from now on, and so is the table: by its host's word, or the name
/// under which it was found. Where nobody said one it is kept without, as the name of its host is
/// none. Of a host whom nobody has named yet there is the table's alone, until they sit.
void TableCaller::remember()
{
    QString host = m_goal.hostName;
    for (const Chair &chair : m_guest->lobby().chairs) {
        if (chair.person == kPersonAtHost)
            host = chair.name;
    }
    const QString &told = m_guest->lobby().table;
    const QString name = told.isEmpty() ? m_goal.tableName : told;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_papers->change([&](KnownPeople &known) {
        const KnownPerson *before = known.find(m_goal.hostKey);
        if (host.isEmpty() && before)
            host = before->name;
        known.meet(m_goal.hostKey, host.isEmpty() ? name : host, now);
        known.sitAt(
            {m_goal.address, m_goal.port, m_goal.table, name, m_goal.hostKey, m_goal.token, now});
    });
}

/// A host that says why it ends a connection means it; otherwise it has only been lost. A token
/// that has opened nothing is not said again: the host counts these, and the key is enough.
void TableCaller::onGuestEnded(const Sentence &why)
{
    m_guest.release()->deleteLater(); // it is speaking
    if (m_stage != Stage::inside)
        m_goal.token.clear();
    if (!why.empty())
        finish(why, Said::byHost);
    else if (m_wasInside)
        lose();
    else if (!callsAgain())
        finish(QT_TRANSLATE_NOOP("company", "The table's host has ended the connection."));
}

void TableCaller::lose()
{
    setStage(Stage::away);
    m_next.start(waitBefore(m_tries++));
}

void TableCaller::finish(const Sentence &why, Said said)
{
    m_next.stop();
    dropSocket();
    setStage(Stage::over);
    // Ours without the names that it is filled with; what a host says may be anything.
    qCInfo(logCompany).noquote() << "over:"
                                 << (said == Said::here ? why.text : "ended by the host");
    emit ended(why);
}

} // namespace sandbag
