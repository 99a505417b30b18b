// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/deal_reader.h"

#include "formats/event_json.h"
#include "formats/fact_forms.h"
#include "text/session_text.h"
#include "text/shown_text.h"

namespace sandbag {

namespace {

constexpr int kMostPoints = 100000;
/// In one deal; more than anyone makes.
constexpr int kMostRulings = 100;

/// Reads one deal; the members are read where they matter for its kind.
class DealReader
{
public:
    DealReader(const JsonPlace &place, int players, int sides)
        : m_place(place), m_players(players), m_sides(sides)
    {
    }

    DealRecord read();

private:
    [[nodiscard]] bool has(const char *key) const { return m_place.has(QString::fromUtf8(key)); }
    [[nodiscard]] JsonPlace at(const char *key) const { return m_place.at(QString::fromUtf8(key)); }
    [[nodiscard]] int seatAt(const JsonPlace &place, int least = 0) const
    {
        return place.integer(least, m_players - 1);
    }
    [[nodiscard]] DealRecord::Kind kind() const;
    [[nodiscard]] static QStringList written(DealRecord::Kind kind);

    void readPlayed();
    void readBids();
    void readEntered();
    void readWinners();
    void readRulings();

    JsonPlace m_place;
    int m_players;
    int m_sides;
    DealRecord m_deal;
};

DealRecord::Kind DealReader::kind() const
{
    if (has("void"))
        return DealRecord::Kind::voided;
    if (has("unplayed") && at("unplayed").boolean())
        return DealRecord::Kind::unplayed;
    if (has("hands") || has("events"))
        return DealRecord::Kind::played;
    if (!has("bids") && !has("tricks")) {
        m_place.fail(SessionText::tr("not a deal: needs either \"hands\" and \"events\", or "
                                     "\"bids\" and \"tricks\", or \"void\""));
    }
    return DealRecord::Kind::entered;
}

DealRecord DealReader::read()
{
    m_deal.kind = kind();
    m_deal.dealer = seatAt(at("dealer"));
    switch (m_deal.kind) {
    case DealRecord::Kind::played:
        readPlayed();
        break;
    case DealRecord::Kind::entered:
        readEntered();
        break;
    case DealRecord::Kind::unplayed:
        readBids();
        break;
    case DealRecord::Kind::voided:
        m_deal.voidReason = oneLine(at("void").text(), kMostOfRemark).toStdString();
        break;
    }
    readRulings();
    if (has("clock"))
        m_deal.clock = at("clock").integer(0, kMostMinutes);
    m_deal.other = m_place.others(written(m_deal.kind)).toStdString();
    return m_deal;
}

/// The members that are rewritten; all others are kept as they are.
QStringList DealReader::written(DealRecord::Kind kind)
{
    const QString ours = QStringLiteral("dealer adjust clock ");
    switch (kind) {
    case DealRecord::Kind::played:
        return (ours + QStringLiteral("hands aside face_up cut_card events")).split(u' ');
    case DealRecord::Kind::entered:
        return (ours + QStringLiteral("bids tricks winners facts all_the_same")).split(u' ');
    case DealRecord::Kind::unplayed:
        return (ours + QStringLiteral("unplayed bids")).split(u' ');
    case DealRecord::Kind::voided:
        break;
    }
    return (ours + QStringLiteral("void")).split(u' ');
}

void DealReader::readPlayed()
{
    for (const JsonPlace &hand : at("hands").items(m_players))
        m_deal.hands.push_back(hand.cards());
    if (has("aside"))
        m_deal.undealt = at("aside").cards();
    if (has("face_up")) {
        for (const JsonPlace &cards : at("face_up").items(m_players))
            m_deal.faceUp.push_back(cards.cards());
    }
    if (has("cut_card") && !at("cut_card").isNull())
        m_deal.cutCard = at("cut_card").card();
    if (!has("events"))
        return;
    const JsonPlace events = at("events");
    const QJsonArray list = events.list();
    m_deal.events.reserve(static_cast<std::size_t>(list.size()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const auto play = plainPlay(list.at(i), m_players);
        m_deal.events.push_back(play ? *play : readEvent(events.item(i), m_players));
    }
}

void DealReader::readBids()
{
    if (!has("bids"))
        return;
    std::size_t seat = 0;
    for (const JsonPlace &bid : at("bids").items(m_players)) {
        const auto call = parseCall(bid.text().toStdString());
        if (!call) {
            bid.fail(SessionText::tr("\"%1\" isn't a bid; bids are, for example, \"4\", \"nil\", "
                                     "and \"blind 6\" (\"\" for none)")
                         .arg(shortened(bid.text())));
        }
        m_deal.bids[seat++] = *call;
    }
}

void DealReader::readEntered()
{
    readBids();
    if (has("tricks")) {
        std::size_t seat = 0;
        for (const JsonPlace &tricks : at("tricks").items(m_players))
            m_deal.facts.tricks[seat++] = static_cast<std::uint8_t>(tricks.integer(0, kMaxTricks));
        m_deal.given.add(Fact::tricks);
    }
    if (has("all_the_same"))
        m_deal.allTheSame = at("all_the_same").boolean();
    if (has("winners"))
        readWinners();
    if (has("facts"))
        readFacts(at("facts"), m_deal, m_players);
}

void DealReader::readWinners()
{
    const QList<JsonPlace> winners = at("winners").items();
    if (winners.size() > kMaxTricks)
        at("winners").fail(SessionText::tr("too many tricks for a deal"));
    for (const JsonPlace &winner : winners) {
        const auto place = static_cast<std::size_t>(m_deal.facts.winnerCount++);
        m_deal.facts.winners[place] = static_cast<std::int8_t>(seatAt(winner, -1));
    }
    m_deal.given.add(Fact::trickOrder);
}

void DealReader::readRulings()
{
    if (!has("adjust"))
        return;
    const JsonPlace rulings = at("adjust");
    if (rulings.list().size() > kMostRulings)
        rulings.fail(SessionText::tr("more than %1 rulings").arg(kMostRulings));
    for (const JsonPlace &item : rulings.items()) {
        const auto number = [&item](const char *key) {
            const QString name = QString::fromUtf8(key);
            return item.has(name) ? item.at(name).integer(-kMostPoints, kMostPoints) : 0;
        };
        Ruling ruling;
        ruling.side = item.at(QStringLiteral("side")).integer(0, m_sides - 1);
        ruling.points = number("points");
        ruling.bags = number("bags");
        if (item.has(QStringLiteral("tricks")))
            ruling.tricks = item.at(QStringLiteral("tricks")).integer(-kMaxTricks, 0);
        if (item.has(QStringLiteral("reason")))
            ruling.reason =
                oneLine(item.at(QStringLiteral("reason")).text(), kMostOfRemark).toStdString();
        m_deal.rulings.push_back(ruling);
    }
}

} // namespace

DealRecord readDeal(const JsonPlace &place, int players, int sides)
{
    return DealReader(place, players, sides).read();
}

} // namespace sandbag
