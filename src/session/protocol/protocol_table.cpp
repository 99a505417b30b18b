// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/protocol_table.h"

#include "formats/event_json.h"
#include "formats/rules_json.h"
#include "rulebook/check.h"

#include <QJsonArray>

#include <algorithm>

namespace sandbag {

namespace {

RuleSet lenient(RuleSet rules)
{
    rules.renege_mode = RenegeMode::challenge;
    if (rules.bid_restriction != BidRestriction::suicide)
        rules.bid_restriction = BidRestriction::free;
    return rules;
}

std::array<int, kMaxSeats> numbers(const QJsonValue &list)
{
    std::array<int, kMaxSeats> values{};
    std::size_t at = 0;
    const QJsonArray array = list.toArray();
    for (const auto &value : array) {
        if (at < values.size())
            values[at++] = value.toInt();
    }
    return values;
}

} // namespace

bool ProtocolTable::hear(const QJsonObject &message)
{
    const QString type = message.value(QStringLiteral("type")).toString();
    try {
        if (type == QStringLiteral("match"))
            return hearMatch(message);
        if (type == QStringLiteral("deal"))
            return hearDeal(message);
        if (type == QStringLiteral("event"))
            return hearEvent(message);
        if (type == QStringLiteral("act"))
            hearQuestion(message);
        if (type == QStringLiteral("result")) {
            m_inDeal = false;
            ++m_standing.dealsScored;
        }
        return true;
    } catch (const JsonFault &) {
        return false;
    }
}

bool ProtocolTable::hearMatch(const QJsonObject &message)
{
    QJsonObject rules = message.value(QStringLiteral("rules")).toObject();
    if (!rules.contains(QStringLiteral("rules"))) // the options themselves
        rules = {{QStringLiteral("base"), QStringLiteral("standard")},
                 {QStringLiteral("rules"), rules}};
    const auto [base, read] = readRuleMembers(JsonPlace(rules));
    if (!check(read).errors.empty())
        return false;
    m_table = makeTable(read);
    m_lenient = makeTable(lenient(read));
    m_seat = message.value(QStringLiteral("seat")).toInt();
    m_standing = {};
    m_inDeal = false;
    return m_seat >= 0 && m_seat < m_table->seating.players;
}

bool ProtocolTable::hearDeal(const QJsonObject &message)
{
    if (!m_table)
        return false;
    const JsonPlace place(message);
    m_deal = {};
    m_spadesBroken.reset();
    m_deal.dealer = place.at(QStringLiteral("dealer")).integer(0, m_table->seating.players - 1);
    m_deal.hand = place.at(QStringLiteral("hand")).cards();
    if (place.has(QStringLiteral("face_up"))) {
        for (const JsonPlace &cards : place.at(QStringLiteral("face_up")).items())
            m_deal.faceUp.push_back(cards.cards());
    }
    m_standing.totals = numbers(message.value(QStringLiteral("scores")));
    m_standing.bags = numbers(message.value(QStringLiteral("bags")));
    m_standing.setsInRow = numbers(message.value(QStringLiteral("sets_in_row")));
    m_standing.sevens = numbers(message.value(QStringLiteral("sevens")));
    m_standing.pot = message.value(QStringLiteral("nil_pot")).toInt();
    m_standing.dealsScored =
        message.value(QStringLiteral("deals_scored")).toInt(m_standing.dealsScored);
    m_standing.minutes = message.value(QStringLiteral("minutes")).toInt();
    m_inDeal = true;
    return true;
}

/// Who may take from the kitty sees it, who draws from the stock of a draft what is on top. Whether
/// spades are broken may hang on what else the one held who led them.
void ProtocolTable::hearQuestion(const QJsonObject &message)
{
    const JsonPlace place(message);
    if (place.has(QStringLiteral("offered")))
        m_deal.offered = place.at(QStringLiteral("offered")).cards();
    m_spadesBroken.reset();
    if (place.has(QStringLiteral("spades_broken")))
        m_spadesBroken = place.at(QStringLiteral("spades_broken")).boolean();
    if (!place.has(QStringLiteral("legal")))
        return;
    const JsonPlace legal = place.at(QStringLiteral("legal"));
    const QJsonObject choice = message.value(QStringLiteral("legal")).toObject();
    if (m_deal.kitty.empty() && choice.value(QStringLiteral("do")) == QStringLiteral("take"))
        m_deal.kitty = legal.at(QStringLiteral("from")).cards();
}

bool ProtocolTable::hearEvent(const QJsonObject &message)
{
    if (!ready())
        return false;
    const JsonPlace place(message);
    const Event event = readEvent(place, m_table->seating.players);
    m_deal.events.push_back(event);
    m_spadesBroken.reset();
    if (event.kind != EventKind::draft || event.seat != m_seat)
        return true;
    m_deal.offered.clear();
    if (place.has(QStringLiteral("kept"))) {
        Drawn drawn{place.at(QStringLiteral("kept")).card(), {}};
        if (place.has(QStringLiteral("laid_away")))
            drawn.laidAway = place.at(QStringLiteral("laid_away")).card();
        m_deal.drawn.push_back(drawn);
    }
    return true;
}

/// Every card that this seat drew was told, and what it may look at now.
bool ProtocolTable::knowsDraws(const DealState &state) const
{
    const auto &events = m_deal.events;
    const auto own = std::count_if(events.begin(), events.end(), [this](const Event &event) {
        return event.kind == EventKind::draft && event.seat == m_seat;
    });
    const bool drawing = state.stage == Stage::draft && state.seat == m_seat;
    return own == static_cast<std::ptrdiff_t>(m_deal.drawn.size()) &&
           (!drawing || !m_deal.offered.empty());
}

std::optional<SeatView> ProtocolTable::view() const
{
    if (!ready())
        return {};
    const SupposedDeal deal(*m_table, m_seat, m_deal);
    auto state = deal.replay(m_lenient, m_standing.totals, m_standing.dealsScored == 0);
    if (!state || !knowsDraws(*state))
        return {};
    state->table = m_table;
    state->play.broken = m_spadesBroken.value_or(state->play.broken);
    return SeatView(*state, m_seat);
}

} // namespace sandbag
