// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/record_json.h"

#include "formats/deal_writer.h"
#include "formats/event_json.h"
#include "formats/fact_forms.h"
#include "formats/json_writer.h"
#include "formats/rules_json.h"
#include "setup/seating.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace sandbag {

namespace {

using Layout = JsonWriter::Layout;

void writeCardLists(JsonWriter &json, const char *key, const std::vector<CardList> &lists)
{
    json.key(key);
    json.beginArray();
    for (const CardList &cards : lists)
        json.value(toString(cards));
    json.endArray();
}

void writePlayed(JsonWriter &json, const DealRecord &deal)
{
    writeCardLists(json, "hands", deal.hands);
    json.member("aside", toString(deal.undealt));
    if (!deal.faceUp.empty())
        writeCardLists(json, "face_up", deal.faceUp);
    if (deal.cutCard)
        json.member("cut_card", toString(*deal.cutCard));
    json.key("events");
    json.beginArray();
    for (const Event &event : deal.events)
        writeEvent(json, event);
    json.endArray();
}

void writeBids(JsonWriter &json, const DealRecord &deal, int players)
{
    json.key("bids");
    json.beginArray(Layout::row);
    for (int seat = 0; seat < players; ++seat)
        json.value(toString(deal.bids[seat]));
    json.endArray();
}

void writeNumbers(JsonWriter &json, const char *key, const auto &numbers, int count)
{
    json.key(key);
    json.beginArray(Layout::row);
    for (int i = 0; i < count; ++i)
        json.value(static_cast<int>(numbers[static_cast<std::size_t>(i)]));
    json.endArray();
}

void writeEntered(JsonWriter &json, const DealRecord &deal, int players)
{
    const FactSet given = deal.given;
    writeBids(json, deal, players);
    if (given.has(Fact::tricks))
        writeNumbers(json, "tricks", deal.facts.tricks, players);
    if (given.has(Fact::trickOrder))
        writeNumbers(json, "winners", deal.facts.winners, deal.facts.winnerCount);
    if (deal.allTheSame)
        json.member("all_the_same", true);
    writeFacts(json, deal, players);
}

void writeRulings(JsonWriter &json, const std::vector<Ruling> &rulings)
{
    json.key("adjust");
    json.beginArray();
    for (const Ruling &ruling : rulings) {
        json.beginObject(Layout::row);
        json.member("side", ruling.side);
        json.member("points", ruling.points);
        json.member("bags", ruling.bags);
        if (ruling.tricks != 0)
            json.member("tricks", ruling.tricks);
        json.member("reason", ruling.reason);
        json.endObject();
    }
    json.endArray();
}

/// What another program has put into a deal or a player.
void writeOthers(JsonWriter &json, const std::string &members)
{
    if (!members.empty())
        json.members(QJsonDocument::fromJson(QByteArray::fromStdString(members)).object());
}

} // namespace

void writeDeal(JsonWriter &json, const DealRecord &deal, int players)
{
    json.beginObject();
    json.member("dealer", deal.dealer);
    switch (deal.kind) {
    case DealRecord::Kind::played:
        writePlayed(json, deal);
        break;
    case DealRecord::Kind::entered:
        writeEntered(json, deal, players);
        break;
    case DealRecord::Kind::unplayed:
        json.member("unplayed", true);
        writeBids(json, deal, players);
        break;
    case DealRecord::Kind::voided:
        json.member("void", deal.voidReason);
        break;
    }
    if (!deal.rulings.empty())
        writeRulings(json, deal.rulings);
    if (deal.clock)
        json.member("clock", *deal.clock);
    writeOthers(json, deal.other);
    json.endObject();
}

namespace {

void writePlayers(JsonWriter &json, const std::vector<PlayerRecord> &players)
{
    json.key("players");
    json.beginArray();
    for (const PlayerRecord &player : players) {
        json.beginObject(Layout::row);
        json.member("name", player.name);
        if (!player.kind.empty())
            json.member("kind", player.kind);
        writeOthers(json, player.other);
        json.endObject();
    }
    json.endArray();
}

void writeTable(JsonWriter &json, const std::string &name, const std::string &base,
                const RuleSet &rules)
{
    json.key("rules");
    json.beginObject();
    if (!name.empty())
        json.member("name", name);
    writeRuleMembers(json, QString::fromStdString(base), rules);
    json.endObject();
}

void writeAgreements(JsonWriter &json, const std::vector<Agreement> &agreements)
{
    json.key("agreements");
    json.beginArray();
    for (const Agreement &agreement : agreements) {
        json.beginObject();
        json.member("deal", agreement.deal);
        if (const auto &table = agreement.rules)
            writeTable(json, table->name, table->base, table->rules);
        if (!agreement.players.empty())
            writePlayers(json, agreement.players);
        writeOthers(json, agreement.other);
        json.endObject();
    }
    json.endArray();
}

} // namespace

QByteArray writeRecord(const MatchRecord &record, const QJsonObject &other)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", "spades-match/1");
    json.members(other);
    writeTable(json, record.name, record.base, record.rules);
    if (!record.players.empty()) // a list must name them all
        writePlayers(json, record.players);
    json.key("deals");
    json.beginArray();
    for (const DealRecord &deal : record.deals)
        writeDeal(json, deal, Seating(record.rules).players);
    json.endArray();
    if (!record.agreements.empty())
        writeAgreements(json, record.agreements);
    json.endObject();
    return json.finished();
}

} // namespace sandbag
