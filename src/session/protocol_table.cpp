// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol_table.h"

#include "event_json.h"
#include "rules/check.h"
#include "rules_json.h"
#include "supposed_deal.h"

#include <QJsonArray>

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
    m_dealer = place.at(QStringLiteral("dealer")).integer(0, m_table->seating.players - 1);
    m_hand = place.at(QStringLiteral("hand")).cards();
    m_faceUp.clear();
    if (place.has(QStringLiteral("face_up"))) {
        for (const JsonPlace &cards : place.at(QStringLiteral("face_up")).items())
            m_faceUp.push_back(cards.cards());
    }
    m_standing.totals = numbers(message.value(QStringLiteral("scores")));
    m_standing.bags = numbers(message.value(QStringLiteral("bags")));
    m_kitty.clear();
    m_events.clear();
    m_inDeal = true;
    return true;
}

/// Who may take from the kitty sees it.
void ProtocolTable::hearQuestion(const QJsonObject &message)
{
    const JsonPlace place(message);
    if (!place.has(QStringLiteral("legal")))
        return;
    const JsonPlace legal = place.at(QStringLiteral("legal"));
    const QJsonObject choice = message.value(QStringLiteral("legal")).toObject();
    if (m_kitty.empty() && choice.value(QStringLiteral("do")) == QStringLiteral("take"))
        m_kitty = legal.at(QStringLiteral("from")).cards();
}

bool ProtocolTable::hearEvent(const QJsonObject &message)
{
    if (!ready())
        return false;
    m_events.push_back(readEvent(JsonPlace(message), m_table->seating.players));
    return true;
}

std::optional<SeatView> ProtocolTable::view() const
{
    if (!ready() || m_table->pack.draft)
        return {};
    const SupposedDeal deal(*m_table, m_seat, m_dealer, m_hand, m_faceUp, m_kitty, m_events);
    auto state = deal.replay(m_lenient, m_standing.totals, m_standing.dealsScored == 0);
    if (!state)
        return {};
    state->table = m_table;
    return SeatView(*state, m_seat);
}

} // namespace sandbag
