// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_teller.h"

#include "deal/seat_view.h"
#include "formats/json_place.h"
#include "formats/result_json.h"
#include "protocol/player_protocol.h"
#include "told_match.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kMostHeard = 1'000'000'000;

/// Deals of the record that are over.
int finishedDeals(const Match &match)
{
    return static_cast<int>(match.results().size()) - (match.dealOver() ? 0 : 1);
}

bool startsAlike(const ToldDeal &told, const ToldDeal &now)
{
    return told.start == now.start && told.firstTurn == now.firstTurn;
}

/// Nothing that was told of the deal has changed since; more may have happened.
bool goesOn(const ToldDeal &told, const ToldDeal &now)
{
    return startsAlike(told, now) && told.events.size() <= now.events.size() &&
           std::equal(told.events.begin(), told.events.end(), now.events.begin());
}

QJsonObject dealLine(const SeatView &view, const Match &match, int deal)
{
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

QJsonObject heardBeforeObject(const HeardBefore &heard)
{
    QJsonObject object{{QStringLiteral("told"), heard.telling},
                       {QStringLiteral("deals"), heard.wholes}};
    if (heard.deal) {
        object.insert(QStringLiteral("epoch"), heard.deal->epoch);
        object.insert(QStringLiteral("n"), heard.deal->events);
    }
    return object;
}

HeardBefore readHeardBefore(const JsonPlace &place)
{
    HeardBefore heard;
    heard.telling = place.at(QStringLiteral("told")).text();
    heard.wholes = place.at(QStringLiteral("deals")).integer(0, kMostHeard);
    if (place.has(QStringLiteral("n")))
        heard.deal = HeardSoFar{place.at(QStringLiteral("epoch")).integer(0, kMostHeard),
                                place.at(QStringLiteral("n")).integer(0, kMostHeard)};
    return heard;
}

/// The name of a telling is new once it was said. While nobody listens it stays, or it would count
/// what has happened meanwhile.
void SeatTeller::forget()
{
    if (m_head)
        ++m_telling;
    m_head.reset();
    m_wholes = 0;
    m_changed.clear();
    m_deal.reset();
    m_stale = false;
    m_ended = {};
    m_awaited = {};
}

// --- Coming back --------------------------------------------------------------------------------

/// "" where it has none.
QString SeatTeller::telling() const
{
    return m_name.isEmpty() ? QString()
                            : QStringLiteral("%1.%2").arg(m_name, QString::number(m_telling));
}

void SeatTeller::resume(const HeardBefore &heard)
{
    m_awaited = {};
    const bool same = !heard.telling.isEmpty() && heard.telling == telling() && m_head;
    if (!same || !goBackTo(heard))
        forget();
}

/// Lines are told in order, so that all that it can have heard are the first ones.
bool SeatTeller::goBackTo(const HeardBefore &heard)
{
    if (heard.wholes > m_wholes)
        return false;
    m_deal = dealHeard(heard);
    m_stale = heard.deal && !m_deal;
    m_wholes = heard.wholes;
    if (m_deal)
        m_heard = *heard.deal;
    if (!heard.deal && m_changed.count(m_wholes - 1) > 0)
        --m_wholes; // it may have heard of either
    return true;
}

/// What was sent of the deal that it has heard of, where that was the beginning of it.
std::optional<ToldDeal> SeatTeller::dealHeard(const HeardBefore &heard) const
{
    const auto isPart = [&heard](const HeardSoFar &told) {
        return heard.deal->epoch == told.epoch && heard.deal->events <= told.events;
    };
    if (!heard.deal)
        return std::nullopt;
    if (heard.wholes == m_wholes)
        return isPart(m_heard) ? m_deal : std::nullopt;
    if (heard.wholes == m_ended.deal && isPart(m_ended.heard))
        return m_ended.told;
    return std::nullopt;
}

void SeatTeller::look(const Match &match, const DealerDraw &draw)
{
    if (!m_head || !holds(toldHead(match, draw), match)) {
        forget();
        return;
    }
    if (m_wholes == finishedDeals(match) && !isLastWhole(match))
        m_changed.insert(m_lastWholeAt);
    if (m_deal && isInPlay(match))
        keepWhatHolds(toldTo(*match.deal(), m_seat));
}

/// Not only played now, but also the one of which the listener has heard.
bool SeatTeller::isInPlay(const Match &match) const
{
    return match.deal() && static_cast<int>(match.results().size()) - 1 == m_wholes;
}

/// Whoever has heard no more goes on from there, also when the deal takes another way now.
void SeatTeller::keepWhatHolds(const ToldDeal &now)
{
    if (!startsAlike(*m_deal, now)) {
        m_deal.reset();
        return;
    }
    auto &events = m_deal->events;
    const auto [holds, other] =
        std::mismatch(events.begin(), events.end(), now.events.begin(), now.events.end());
    events.erase(holds, events.end());
    m_heard.events = std::min(m_heard.events, static_cast<int>(events.size()));
}

/// Neither rules nor names have changed, and no deal that was told of was taken back.
bool SeatTeller::holds(const ToldHead &head, const Match &match) const
{
    const int finished = finishedDeals(match);
    const bool vanished = (m_deal || m_stale) && match.dealOver() && finished == m_wholes;
    return head == m_head && finished >= m_wholes && !vanished;
}

/// A ruling or a challenge changes the last deal only while it is the last.
bool SeatTeller::isLastWhole(const Match &match) const
{
    return !match.dealOver() || m_wholes == 0 || m_lastWholeAt != m_wholes - 1 ||
           match.record().deals[static_cast<std::size_t>(m_lastWholeAt)] == m_lastWhole;
}

// --- What is told -------------------------------------------------------------------------------

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
    ToldHead head = toldHead(match, draw);
    if (holds(head, match))
        return;
    forget();
    QJsonObject line = toldMatchMessage(head, m_seat);
    m_head = std::move(head);
    if (!m_name.isEmpty())
        line.insert(QStringLiteral("told"), telling());
    lines << line;
}

/// The deal in play, or the end of one that was.
void SeatTeller::tellDeal(Lines &lines, const Match &match)
{
    if (!match.deal() || (match.dealOver() && !m_deal))
        return;
    const SeatView view(*match.deal(), m_seat);
    if (!m_deal || !goesOn(*m_deal, view.told())) {
        m_heard = {++m_epoch, 0};
        m_stale = false;
        lines << counted(dealLine(view, match, static_cast<int>(match.results().size()) - 1));
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
    if (m_wholes == count && !isLastWhole(match)) {
        m_changed.insert(--m_wholes);
    }
    while (m_wholes < count) {
        voidDeal(lines, match);
        QJsonObject result = dealResultObject(match, m_wholes);
        result.insert(QStringLiteral("type"), QStringLiteral("result"));
        lines << result << wholeMessage(match, m_wholes);
        if (m_deal)
            m_ended = {m_wholes, std::move(*m_deal), m_heard};
        m_deal.reset();
        m_lastWholeAt = m_wholes++;
        m_lastWhole = deals[static_cast<std::size_t>(m_lastWholeAt)];
    }
}

/// A deal that ended otherwise than was heard while nobody listened: its end would contradict that.
void SeatTeller::voidDeal(Lines &lines, const Match &match)
{
    const auto ended = m_deal || m_stale ? match.dealAt(m_wholes) : std::nullopt;
    const bool wasStale = std::exchange(m_stale, false);
    if (!ended)
        return;
    const SeatView view(*ended, m_seat);
    if (!wasStale && goesOn(*m_deal, view.told()))
        return;
    m_heard = {++m_epoch, 0};
    m_deal = view.told();
    lines << counted(dealLine(view, match, m_wholes));
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
