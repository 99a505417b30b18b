// SPDX-License-Identifier: GPL-3.0-or-later
#include "calling_end.h"

#include "text/shown_text.h"

#include <utility>

namespace sandbag {

CallingEnd::CallingEnd(CompanyPapers *papers, const TableGoal &goal, const QString &name,
                       QObject *parent)
    : GuestEnd(parent), m_caller(papers)
{
    connect(&m_caller, &TableCaller::stageChanged, this, &CallingEnd::onStage);
    connect(&m_caller, &TableCaller::lobbyChanged, this, &CallingEnd::takeLobby);
    connect(&m_caller, &TableCaller::refused, this, &CompanyEnd::refused);
    connect(&m_caller, &TableCaller::changedKey, this, &CallingEnd::changedKey);
    connect(&m_caller, &TableCaller::ended, this, &CompanyEnd::ended);
    followSeat();
    m_caller.call(goal, name);
}

CallingEnd::~CallingEnd()
{
    m_caller.disconnect(this);
}

void CallingEnd::leave()
{
    m_caller.leave();
}

void CallingEnd::onStage()
{
    using Stage = TableCaller::Stage;
    const Stage stage = m_caller.stage();
    if (TableGuest *guest = m_caller.guest(); guest != std::exchange(m_followed, guest) && guest)
        follow(guest);
    if (stage == Stage::away && !std::exchange(m_away, true))
        emit lost();
    if (stage == Stage::inside && std::exchange(m_away, false))
        emit found();
    emit stageChanged(stageWords());
    if (stage == Stage::calling)
        emit cardsShown({}); // another meeting has others
    if (stage != Stage::comparing)
        return;
    if (const auto cards = m_caller.cards())
        emit cardsShown(CardList(cards->begin(), cards->end()));
}

QString CallingEnd::stageWords() const
{
    const QString address = harmless(m_caller.goal().address);
    switch (m_caller.stage()) {
    case TableCaller::Stage::calling:
        return filled(tr("Calling %1…"), {address});
    case TableCaller::Stage::comparing:
        return tr("Check that your five cards are the same as the host's.");
    case TableCaller::Stage::knocking:
        return tr("Waiting for the host to let you in.");
    case TableCaller::Stage::inside:
        return tr("You are at the table.");
    case TableCaller::Stage::away:
        return tr("Connection lost. Reconnecting to the table.");
    case TableCaller::Stage::idle:
    case TableCaller::Stage::over:
        break;
    }
    return tr("Not connected.");
}

} // namespace sandbag
