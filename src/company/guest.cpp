// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest.h"

#include "company_limits.h"
#include "meeting.h"
#include "text/session_text.h"
#include "text/shown_text.h"
#include "wire.h"

#include <QCoreApplication>

#include <utility>

namespace sandbag {

namespace {

/// Longer than any token that was ever given.
constexpr qsizetype kMostToken = 128;

QByteArray bytesIn(const JsonPlace &place)
{
    const QByteArray hex = place.text().toLatin1();
    const QByteArray bytes = QByteArray::fromHex(hex);
    if (bytes.size() != kMeetingNumber || bytes.toHex() != hex)
        place.fail(SessionText::tr("expected 64 hexadecimal digits"));
    return bytes;
}

/// It only spares lines: where it is of another kind than this program's, all of them are told.
HeardBefore heardIn(const JsonPlace &place)
{
    try {
        return readHeardBefore(place);
    } catch (const JsonFault &) {
        return {};
    }
}

} // namespace

Guest::Guest(int number, std::unique_ptr<Wire> wire, TickingClock now, QObject *parent)
    : QObject(parent),
      m_number(number),
      m_link(std::move(wire), company_limit::guestLine),
      m_now(std::move(now)),
      m_budget(company_limit::linesPerSecond, company_limit::linesAtOnce)
{
    connect(&m_link, &LineLink::stirred, this, [this] { m_heartbeat.heard(m_now()); });
    connect(&m_link, &LineLink::heard, this, &Guest::hear);
    connect(&m_link, &LineLink::senseless, this, [this](const Sentence &why) {
        m_dismissed = true;
        blame();
        m_link.tell(goodbyeMessage(why));
    });
    connect(&m_link, &LineLink::closed, &m_patience, &QTimer::stop);
    connect(&m_link, &LineLink::closed, this, &Guest::left);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &Guest::drop);
    m_patience.start(company_limit::knockStep);
}

void Guest::letIn()
{
    if (m_stage != Stage::knocked)
        return;
    m_wanted = true;
    if (m_knock.cards && !m_same)
        return;
    m_stage = Stage::inside;
    emit cameIn();
}

void Guest::tell(const QJsonObject &message)
{
    m_heartbeat.said(m_now());
    m_link.tell(message);
}

Heartbeat::Pulse Guest::beat()
{
    const qint64 now = m_now();
    if (m_stage != Stage::met && m_heartbeat.mustPing(now))
        tell(pingMessage());
    return m_heartbeat.pulse(now);
}

/// On a slow connection lines that say nothing new would hold up all others.
void Guest::tellLobby(const QJsonObject &lobby)
{
    if (std::exchange(m_lobby, lobby) != lobby)
        tell(lobby);
}

void Guest::refuse(const Sentence &why, int number)
{
    tell(refusedMessage(why, number));
}

void Guest::refuseSenseless(const JsonFault &fault)
{
    refuse({QT_TRANSLATE_NOOP("company", "The other program sent something unexpected (%1)."),
            {fault.text.toStdString()}});
}

void Guest::dismiss(const Sentence &why)
{
    m_dismissed = true;
    tell(goodbyeMessage(why));
    m_link.close();
}

bool Guest::takeNumber(int number)
{
    if (number == 0)
        return true;
    if (number <= m_lastNumber)
        return false;
    m_lastNumber = number;
    return true;
}

void Guest::hear(const QJsonObject &message)
{
    if (!m_budget.take(m_now())) {
        blame();
        dismiss(
            QT_TRANSLATE_NOOP("company", "Too much was sent at once; the connection was closed."));
        return;
    }
    if (m_budget.isLow() && !std::exchange(m_warned, true))
        refuse(QT_TRANSLATE_NOOP(
            "company",
            "Too much is being sent at once. If this continues, the connection will be closed."));
    m_warned = m_warned && !m_budget.isFull();
    const QString type = message.value(QStringLiteral("type")).toString();
    if (type == QStringLiteral("ping")) {
        m_heartbeat.heardPing();
        return;
    }
    try {
        if (m_stage == Stage::inside)
            emit said(message);
        else if (m_stage == Stage::met && type == QStringLiteral("hello"))
            hearHello(JsonPlace(message));
        else if (m_stage == Stage::greeted && type == QStringLiteral("knock"))
            hearKnock(JsonPlace(message));
        else if (m_stage == Stage::greeted && type == QStringLiteral("number"))
            hearNumber(JsonPlace(message));
        else if (m_stage == Stage::knocked && type == QStringLiteral("same"))
            hearSame();
    } catch (const JsonFault &fault) {
        refuseSenseless(fault);
    }
}

void Guest::hearHello(const JsonPlace &message)
{
    const Hello theirs = readHello(message);
    tell(helloMessage(ownHello()));
    if (const Refusal why = whyNotTogether(ownHello(), theirs)) {
        dismiss(*why);
    } else {
        m_stage = Stage::greeted;
        m_patience.start(); // for the knock; each step is taken once
    }
    m_table = theirs.table;
    if (m_link.isOpen())
        emit greeted();
}

void Guest::hearKnock(const JsonPlace &message)
{
    const auto text = [&message](const QString &key) {
        return message.has(key) ? message.at(key).text().left(kMostToken) : QString();
    };
    if (!m_commitment.isEmpty())
        return;
    m_name = oneLine(message.at(QStringLiteral("name")).text(), company_limit::name);
    m_knock = {
        m_number,     m_name, key(), text(QStringLiteral("token")), text(QStringLiteral("secret")),
        std::nullopt, {}};
    if (message.has(QStringLiteral("heard")))
        m_knock.heard = heardIn(message.at(QStringLiteral("heard")));
    if (!message.has(QStringLiteral("commitment"))) {
        knockNow();
        return;
    }
    m_commitment = bytesIn(message.at(QStringLiteral("commitment")));
    m_own = drawnMeetingNumber();
    m_patience.start();
    tell({{QStringLiteral("type"), QStringLiteral("number")},
          {QStringLiteral("number"), QString::fromLatin1(m_own.toHex())}});
}

/// One that opens another number than it had chosen may have chosen it by the host's.
void Guest::hearNumber(const JsonPlace &message)
{
    const QByteArray number = bytesIn(message.at(QStringLiteral("number")));
    if (m_commitment != commitmentTo(number)) {
        blame();
        dismiss(QT_TRANSLATE_NOOP("company", "The other program sent something unreadable; the "
                                             "connection was closed."));
        return;
    }
    const WireKeys keys = m_link.keys();
    m_knock.cards = fiveCardsOf({number, m_own, keys.there, keys.here});
    knockNow();
}

void Guest::hearSame()
{
    m_same = true;
    if (m_wanted)
        letIn();
}

void Guest::knockNow()
{
    m_patience.stop();
    m_stage = Stage::knocked;
    emit knocking();
}

} // namespace sandbag
