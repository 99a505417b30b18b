// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_teller.h"

#include "deal/seat_view.h"
#include "formats/result_json.h"
#include "protocol/player_protocol.h"
#include "told_match.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// Deals of the record that are over.
int finishedDeals(const Match &match)
{
    return static_cast<int>(match.results().size()) - (match.dealOver() ? 0 : 1);
}

/// Nothing that was told of the deal has changed since; more may have happened.
bool goesOn(const ToldDeal &told, const ToldDeal &now)
{
    return told.start == now.start && told.firstTurn == now.firstTurn &&
           told.events.size() <= now.events.size() &&
           std::equal(told.events.begin(), told.events.end(), now.events.begin());
}

QJsonObject dealLine(const SeatView &view, const Match &match)
{
    const int deal = static_cast<int>(match.results().size()) - 1;
    QJsonObject line = dealMessage(view, match.standingBefore(deal));
    line.insert(QStringLiteral("deal"), deal);
    line.insert(QStringLiteral("turn"), view.told().firstTurn);
    return line;
}

QJsonObject eventLine(const SeatView &view, std::size_t number)
{
    const Disclosure &disclosed = view.told().events[number].disclosed;
    QJsonObject line = eventMessage(view, number);
    line.insert(QStringLiteral("turn"), disclosed.next);
    if (disclosed.broken)
        line.insert(QStringLiteral("broken"), *disclosed.broken);
    return line;
}

QJsonObject cutQuestion(const CardList &turned)
{
    QJsonObject line{{QStringLiteral("type"), QStringLiteral("act")},
                     {QStringLiteral("phase"), QString::fromUtf8(toString(Phase::cut))}};
    if (!turned.empty())
        line.insert(QStringLiteral("turned"), QString::fromStdString(toString(turned)));
    return line;
}

QJsonObject waiting(int seat, Phase phase)
{
    return {{QStringLiteral("type"), QStringLiteral("wait")},
            {QStringLiteral("seat"), seat},
            {QStringLiteral("phase"), QString::fromUtf8(toString(phase))}};
}

} // namespace

void SeatTeller::forget()
{
    m_head = {};
    m_wholes = 0;
    m_deal.reset();
    m_awaited = {};
}

QList<QJsonObject> SeatTeller::catchUp(const Match &match, const BeforeDeal &before, int left)
{
    Lines lines;
    const int last = static_cast<int>(match.results().size()) - 1;
    tellMatch(lines, match, before.draw);
    tellWholes(lines, match, std::min(last, finishedDeals(match)));
    tellDeal(lines, match);
    tellWholes(lines, match, finishedDeals(match));
    tellAwaited(lines, match, before, left);
    return lines;
}

/// Whatever it was, it is told from the beginning where rules or names have changed, or where deals
/// were taken back.
void SeatTeller::tellMatch(Lines &lines, const Match &match, const DealerDraw &draw)
{
    const int finished = finishedDeals(match);
    QJsonObject head = toldMatchMessage(match, m_seat, draw);
    const bool vanished = m_deal && match.dealOver() && finished == m_wholes;
    const bool back = finished < m_wholes || vanished;
    if (head == m_head && !back)
        return;
    forget();
    m_head = std::move(head);
    lines << m_head;
}

/// The deal in play, or the end of one that was.
void SeatTeller::tellDeal(Lines &lines, const Match &match)
{
    if (!match.deal() || (match.dealOver() && !m_deal))
        return;
    const SeatView view(*match.deal(), m_seat);
    if (!m_deal || !goesOn(*m_deal, view.told())) {
        m_heard = {m_heard.epoch + 1, 0};
        lines << counted(dealLine(view, match));
    }
    for (auto number = static_cast<std::size_t>(m_heard.events); number < view.told().events.size();
         ++number) {
        ++m_heard.events;
        lines << counted(eventLine(view, number));
    }
    m_deal = view.told();
}

/// Deals that are over, up to that number of them; the last one again where a ruling or a challenge
/// has changed it.
void SeatTeller::tellWholes(Lines &lines, const Match &match, int count)
{
    const auto &deals = match.record().deals;
    if (match.dealOver() && m_wholes > 0 && m_wholes == count &&
        !(deals[static_cast<std::size_t>(m_wholes) - 1] == m_lastWhole))
        --m_wholes;
    while (m_wholes < count) {
        QJsonObject result = dealResultObject(match, m_wholes);
        result.insert(QStringLiteral("type"), QStringLiteral("result"));
        lines << result << wholeMessage(match, m_wholes);
        m_lastWhole = deals[static_cast<std::size_t>(m_wholes++)];
        m_deal.reset();
    }
}

QJsonObject SeatTeller::question(const Match &match, const BeforeDeal &before, int left) const
{
    if (before.cutAsked)
        return before.cutter == m_seat ? cutQuestion(before.turned)
                                       : waiting(before.cutter, Phase::cut);
    if (match.dealOver())
        return waiting(-1, Phase::done);
    const DealState &deal = *match.deal();
    if (deal.seat != m_seat)
        return waiting(deal.seat, phaseOf(deal));
    QJsonObject line = actMessage(SeatView(deal, m_seat), left);
    if (left < 0)
        line.remove(QStringLiteral("ms"));
    return line;
}

void SeatTeller::tellAwaited(Lines &lines, const Match &match, const BeforeDeal &before, int left)
{
    QJsonObject awaited = counted(question(match, before, left));
    QJsonObject same = awaited;
    same.remove(QStringLiteral("ms")); // which only time has changed
    if (lines.isEmpty() && same == m_awaited)
        return;
    m_awaited = std::move(same);
    lines << awaited;
}

QJsonObject SeatTeller::counted(QJsonObject line) const
{
    line.insert(QStringLiteral("epoch"), m_heard.epoch);
    line.insert(QStringLiteral("n"), m_heard.events);
    return line;
}

} // namespace sandbag
