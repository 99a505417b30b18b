// SPDX-License-Identifier: GPL-3.0-or-later
// The table's end of the player protocol: whatever a program answers to a question is an event that
// the deal takes, or none. The first line says which game, which cards and how much is done at
// random before; each other line answers what is asked then, and where it does not, anything that
// may be done is done.
#include "target.h"

#include "match/dealer_draw.h"
#include "match/match.h"
#include "protocol/player_protocol.h"
#include "random_rules.h"
#include "referee/referee.h"

#include <QJsonDocument>

#include <map>

using namespace sandbag;

namespace {

constexpr qsizetype kMostLines = 24;
constexpr int kMostBefore = 200; ///< events of a deal

/// A match of that game with nothing dealt yet.
const Match &matchOf(int game)
{
    static std::map<int, Match> all;
    const auto games = presets();
    game = qAbs(game % static_cast<int>(games.size()));
    if (const auto known = all.find(game); known != all.end())
        return known->second;
    MatchRecord record;
    record.rules = rulesOf(games[static_cast<std::size_t>(game)]);
    record.players.resize(static_cast<std::size_t>(record.rules.table_players));
    return all.emplace(game, Match(record)).first->second;
}

/// What a program says in that line, where it says anything.
std::optional<Event> answerOf(const DealState &deal, const QByteArray &line)
{
    const QJsonObject answer = QJsonDocument::fromJson(line).object();
    if (answer.isEmpty())
        return {};
    const auto event = answeredEvent(answer, SeatView(deal, deal.seat));
    fuzz::must(!event || event->seat == deal.seat);
    return event;
}

void act(DealState &deal, const Referee &referee, const QByteArray &line, std::uint64_t seed,
         Dice &dice)
{
    if (const auto event = referee.actBeforeAsking(deal, seed); event && !apply(deal, *event))
        return;
    const auto event = answerOf(deal, line);
    fuzz::must(!apply(deal, event ? *event : choose(legal(deal), dice)));
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QList<QByteArray> lines = fuzz::bytesOf(data, size).split('\n').mid(0, kMostLines);
    const QJsonObject head = QJsonDocument::fromJson(lines.first()).object();
    const auto seed = static_cast<std::uint64_t>(head.value(QStringLiteral("seed")).toInt());
    Match match = matchOf(head.value(QStringLiteral("game")).toInt());
    Referee referee;
    Dice dice(seed);
    if (referee.deal(match, drawForDealer(*match.context(), seed).dealer, seed))
        return 0;
    DealState deal = *match.deal();
    const int before = head.value(QStringLiteral("before")).toInt() % kMostBefore;
    for (int i = 0; i < before && !deal.over(); ++i)
        act(deal, referee, {}, seed, dice);
    for (qsizetype i = 1; i < lines.size() && !deal.over(); ++i)
        act(deal, referee, lines[i], seed, dice);
    return 0;
}
