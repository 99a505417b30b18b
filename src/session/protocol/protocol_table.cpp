// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/protocol_table.h"

#include "formats/event_json.h"
#include "formats/rules_json.h"
#include "text/shown_text.h"

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

/// Scores and the like beyond this are told by nobody who means well.
constexpr int kMostTold = 1'000'000;
/// Two packs for eight, each of whose cards is played, given back and talked about, are fewer.
constexpr std::size_t kMostEvents = 4096;

/// What is told of the match beside its cards; what is missing, or no such number, counts as none.
int number(const QJsonObject &message, const char *key, int least = -kMostTold)
{
    return std::clamp(message.value(QString::fromUtf8(key)).toInt(std::max(least, 0)), least,
                      kMostTold);
}

std::array<int, kMaxSeats> numbers(const QJsonObject &message, const char *key,
                                   int least = -kMostTold)
{
    std::array<int, kMaxSeats> values{};
    std::size_t at = 0;
    const QJsonArray array = message.value(QString::fromUtf8(key)).toArray();
    for (const auto &value : array) {
        if (at < values.size())
            values[at++] = std::clamp(value.toInt(), least, kMostTold);
    }
    return values;
}

/// No more cards than are dealt to one.
CardList handAt(const JsonPlace &place, const RuleContext &table)
{
    CardList cards = place.cards();
    if (cards.size() > table.pack.cards.size())
        place.fail(ProtocolTable::tr("more cards than the pack has"));
    return cards;
}

} // namespace

bool ProtocolTable::hear(const QJsonObject &message, QString *why)
{
    const QString type = message.value(QStringLiteral("type")).toString();
    try {
        if (type == QStringLiteral("match")) {
            hearMatch(message);
        } else if (type == QStringLiteral("deal")) {
            hearDeal(message);
        } else if (type == QStringLiteral("event")) {
            hearEvent(message);
        } else if (type == QStringLiteral("act")) {
            hearQuestion(message);
        } else if (type == QStringLiteral("result")) {
            m_inDeal = false;
            m_standing.dealsScored = std::min(m_standing.dealsScored + 1, kMostTold);
        }
        return true;
    } catch (const JsonFault &fault) {
        if (why)
            *why = harmless(fault.text);
        return false;
    }
}

void ProtocolTable::hearMatch(const QJsonObject &message)
{
    QJsonObject rules = message.value(QStringLiteral("rules")).toObject();
    if (!rules.contains(QStringLiteral("rules"))) // the options themselves
        rules = {{QStringLiteral("base"), QStringLiteral("standard")},
                 {QStringLiteral("rules"), rules}};
    const auto [base, read] = readRuleMembers(JsonPlace(rules, QStringLiteral("/rules")));
    if (const auto why = whyNotPlayable(read))
        throw JsonFault{*why, QStringLiteral("/rules")};
    const auto table = makeTable(read);
    m_seat = JsonPlace(message).at(QStringLiteral("seat")).integer(0, table->seating.players - 1);
    m_table = table;
    m_lenient = makeTable(lenient(read));
    m_standing = {};
    m_inDeal = false;
}

void ProtocolTable::hearDeal(const QJsonObject &message)
{
    const JsonPlace place(message);
    if (!m_table)
        place.fail(tr("a deal of no match"));
    ToldDeal deal;
    deal.dealer = place.at(QStringLiteral("dealer")).integer(0, m_table->seating.players - 1);
    deal.hand = handAt(place.at(QStringLiteral("hand")), *m_table);
    if (place.has(QStringLiteral("face_up"))) {
        const JsonPlace faceUp = place.at(QStringLiteral("face_up"));
        for (const JsonPlace &cards : faceUp.items(m_table->seating.players))
            deal.faceUp.push_back(handAt(cards, *m_table));
    }
    m_deal = std::move(deal);
    m_spadesBroken.reset();
    m_standing.totals = numbers(message, "scores");
    m_standing.bags = numbers(message, "bags");
    m_standing.setsInRow = numbers(message, "sets_in_row", 0);
    m_standing.sevens = numbers(message, "sevens", 0);
    m_standing.pot = number(message, "nil_pot");
    if (message.contains(QStringLiteral("deals_scored")))
        m_standing.dealsScored = number(message, "deals_scored", 0);
    m_standing.minutes = number(message, "minutes", 0);
    m_inDeal = true;
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

void ProtocolTable::hearEvent(const QJsonObject &message)
{
    const JsonPlace place(message);
    if (!ready())
        place.fail(tr("an event of no deal"));
    if (m_deal.events.size() >= kMostEvents)
        place.fail(tr("more events than any deal has"));
    const Event event = readEvent(place, m_table->seating.players);
    m_deal.events.push_back(event);
    m_spadesBroken.reset();
    if (event.kind != EventKind::draft || event.seat != m_seat)
        return;
    m_deal.offered.clear();
    if (place.has(QStringLiteral("kept"))) {
        Drawn drawn{place.at(QStringLiteral("kept")).card(), {}};
        if (place.has(QStringLiteral("laid_away")))
            drawn.laidAway = place.at(QStringLiteral("laid_away")).card();
        m_deal.drawn.push_back(drawn);
    }
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
