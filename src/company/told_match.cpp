// SPDX-License-Identifier: GPL-3.0-or-later
#include "told_match.h"

#include "formats/deal_reader.h"
#include "formats/loaded_match.h"
#include "formats/occupant.h"
#include "formats/record_json.h"
#include "protocol/player_protocol.h"
#include "text/session_text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <utility>

namespace sandbag {

namespace {

/// Nobody plays more deals than these in one match.
constexpr int kMostDeals = 10'000;

/// Who plays there, as far as it is anyone's business. "other" is what other programs noted in the
/// host's file.
std::vector<PlayerRecord> toldPlayers(const std::vector<PlayerRecord> &players)
{
    std::vector<PlayerRecord> told;
    for (const PlayerRecord &player : players) {
        const bool program = occupantOf(QString::fromStdString(player.kind)) == Occupant::program;
        told.push_back({player.name, program ? std::string("computer") : player.kind});
    }
    return told;
}

QJsonObject objectOf(const MatchRecord &record)
{
    return QJsonDocument::fromJson(writeRecord(record)).object();
}

/// What everybody may know of it before the first deal.
MatchRecord headOf(const MatchRecord &record)
{
    MatchRecord head;
    head.base = record.base;
    head.name = record.name;
    head.rules = record.rules;
    head.players = toldPlayers(record.players);
    head.agreements = record.agreements;
    for (Agreement &agreement : head.agreements) {
        agreement.players = toldPlayers(agreement.players);
        agreement.other.clear();
    }
    return head;
}

} // namespace

ToldHead toldHead(const Match &match, const DealerDraw &draw)
{
    return {match.rules(), headOf(match.record()), draw};
}

QJsonObject toldMatchMessage(const ToldHead &head, int seat)
{
    const auto &[rules, record, draw] = head;
    QJsonObject message = matchMessage(*makeContext(rules), seat);
    message.insert(QStringLiteral("record"), objectOf(record));
    QJsonArray shown;
    for (const auto &[drawer, card] : draw.shown)
        shown.append(QJsonObject{
            {QStringLiteral("seat"), drawer},
            {QStringLiteral("card"), QString::fromStdString(toString(card))},
        });
    message.insert(QStringLiteral("draw"), QJsonObject{{QStringLiteral("dealer"), draw.dealer},
                                                       {QStringLiteral("shown"), shown}});
    return message;
}

std::unique_ptr<Match> readToldMatch(const JsonPlace &message)
{
    const JsonPlace place = message.at(QStringLiteral("record"));
    auto read = loadMatch(QJsonDocument(place.object()).toJson(QJsonDocument::Compact), QString());
    if (const auto *error = std::get_if<FileError>(&read))
        place.fail(error->text);
    auto match = std::make_unique<Match>(std::move(std::get<LoadedMatch>(read).match));
    if (!match->record().deals.empty())
        place.at(QStringLiteral("deals"))
            .fail(SessionText::tr("a match that is just starting has no deals yet"));
    return match;
}

DealerDraw readToldDraw(const JsonPlace &message, int players)
{
    const JsonPlace place = message.at(QStringLiteral("draw"));
    DealerDraw draw;
    draw.dealer = place.at(QStringLiteral("dealer")).integer(0, players - 1);
    for (const JsonPlace &shown : place.at(QStringLiteral("shown")).items())
        draw.shown.emplace_back(shown.at(QStringLiteral("seat")).integer(0, players - 1),
                                shown.at(QStringLiteral("card")).card());
    return draw;
}

QJsonObject wholeMessage(const Match &match, int deal)
{
    MatchRecord record;
    record.rules = match.record().rules;
    record.deals = {match.record().deals[static_cast<std::size_t>(deal)]};
    record.deals.front().other.clear();
    return {{QStringLiteral("type"), QStringLiteral("whole")},
            {QStringLiteral("deal"), deal},
            {QStringLiteral("record"),
             objectOf(record).value(QStringLiteral("deals")).toArray().at(0).toObject()}};
}

WholeDeal readWhole(const JsonPlace &message, const Match &match)
{
    const Seating &seating = match.context()->seating;
    return {message.at(QStringLiteral("deal")).integer(0, kMostDeals - 1),
            readDeal(message.at(QStringLiteral("record")), seating.players, seating.sides)};
}

} // namespace sandbag
