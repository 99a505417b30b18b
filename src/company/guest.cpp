// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest.h"

#include "company_limits.h"
#include "meeting.h"
#include "text/shown_text.h"
#include "wire.h"

#include <QCoreApplication>

#include <utility>

namespace sandbag {

namespace {

/// Longer than any token that was ever given.
constexpr qsizetype kMostToken = 128;

} // namespace

Guest::Guest(int number, std::unique_ptr<Wire> wire, TickingClock now, QObject *parent)
    : QObject(parent),
      m_number(number),
      m_link(std::move(wire), company_limit::guestLine),
      m_now(std::move(now)),
      m_budget(company_limit::linesPerSecond, company_limit::linesAtOnce)
{
    connect(&m_link, &LineLink::heard, this, &Guest::hear);
    connect(&m_link, &LineLink::senseless, this,
            [this](const Sentence &why) { m_link.tell(goodbyeMessage(why)); });
    connect(&m_link, &LineLink::closed, this, &Guest::left);
}

void Guest::refuse(const Sentence &why, int number)
{
    tell(refusedMessage(why, number));
}

void Guest::refuseSenseless(const JsonFault &fault)
{
    refuse({QT_TRANSLATE_NOOP("engine", "That makes no sense here (%1)."),
            {fault.text.toStdString()}});
}

void Guest::dismiss(const Sentence &why)
{
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
        dismiss(
            QT_TRANSLATE_NOOP("engine", "Too much was sent at once; the connection was closed."));
        return;
    }
    const QString type = message.value(QStringLiteral("type")).toString();
    try {
        if (m_stage == Stage::met && type == QStringLiteral("hello"))
            hearHello(JsonPlace(message));
        else if (m_stage == Stage::greeted && type == QStringLiteral("knock"))
            hearKnock(JsonPlace(message));
        else if (m_stage == Stage::inside)
            emit said(message);
    } catch (const JsonFault &fault) {
        refuseSenseless(fault);
    }
}

void Guest::hearHello(const JsonPlace &message)
{
    const Hello theirs = readHello(message);
    tell(helloMessage(ownHello()));
    if (const Refusal why = whyNotTogether(ownHello(), theirs))
        dismiss(*why);
    else
        m_stage = Stage::greeted;
}

void Guest::hearKnock(const JsonPlace &message)
{
    m_name = oneLine(message.at(QStringLiteral("name")).text(), company_limit::name);
    if (message.has(QStringLiteral("token")))
        m_token = message.at(QStringLiteral("token")).text().left(kMostToken);
    m_stage = Stage::knocked;
    emit knocking();
}

} // namespace sandbag
