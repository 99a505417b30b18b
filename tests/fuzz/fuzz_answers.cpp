// SPDX-License-Identifier: GPL-3.0-or-later
// The table's end of the player protocol: whatever a program answers to a question is an event that
// the deal takes, or none. The first line says which game and which cards, each other line answers
// what is asked then; where it does not, anything that may be done is done.
#include "target.h"

#include "match/dealer_draw.h"
#include "protocol/player_protocol.h"
#include "random_rules.h"
#include "referee/referee.h"

#include <QJsonDocument>

using namespace sandbag;

namespace {

constexpr qsizetype kMostLines = 300;

MatchRecord recordOf(int game)
{
    const auto games = presets();
    MatchRecord record;
    record.rules = rulesOf(games[static_cast<std::size_t>(qAbs(game % 1000)) % games.size()]);
    record.players.resize(static_cast<std::size_t>(record.rules.table_players));
    return record;
}

void act(Match &match, Referee &referee, const QByteArray &line, std::uint64_t seed, Dice &dice)
{
    const DealState &deal = *match.deal();
    if (const auto event = referee.actBeforeAsking(deal, seed); event && !match.apply(*event))
        return;
    const SeatView view(deal, deal.seat);
    const QJsonObject answer = QJsonDocument::fromJson(line).object();
    const auto event = answeredEvent(answer, view);
    fuzz::must(!event || event->seat == view.seat());
    const Event done = event ? *event : choose(legal(deal), dice);
    fuzz::must(!match.apply(done));
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QList<QByteArray> lines = fuzz::bytesOf(data, size).split('\n').mid(0, kMostLines);
    const QJsonObject head = QJsonDocument::fromJson(lines.first()).object();
    const auto seed = static_cast<std::uint64_t>(head.value(QStringLiteral("seed")).toInt());
    Match match(recordOf(head.value(QStringLiteral("game")).toInt()));
    Referee referee;
    Dice dice(seed);
    if (referee.deal(match, drawForDealer(*match.table(), seed).dealer, seed))
        return 0;
    for (qsizetype i = 1; i < lines.size() && !match.dealOver(); ++i)
        act(match, referee, lines[i], seed, dice);
    return 0;
}
