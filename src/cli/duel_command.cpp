// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/duel.h"
#include "command_line.h"
#include "commands.h"
#include "players_argument.h"
#include "protocol/player_factory.h"
#include "rules_argument.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace sandbag {

namespace {

QJsonObject tallyObject(const DuelTally &tally)
{
    const auto pair = [](const auto &values) {
        return QJsonObject{{QStringLiteral("a"), values[0]}, {QStringLiteral("b"), values[1]}};
    };
    return {
        {QStringLiteral("deals"), tally.deals},
        {QStringLiteral("mean_difference"), tally.mean()},
        {QStringLiteral("ci95"),
         QJsonArray{tally.mean() - tally.halfWidth(), tally.mean() + tally.halfWidth()}},
        {QStringLiteral("matches"), tally.matches},
        {QStringLiteral("a_wins"), tally.aWins},
        {QStringLiteral("b_wins"), tally.bWins},
        {QStringLiteral("mean_ms"), pair(tally.milliseconds)},
        {QStringLiteral("fallbacks"), pair(tally.fallbacks)},
    };
}

void sayTally(const DuelTally &tally, const QStringList &kinds)
{
    say(Words::tr("A is %1, B is %2.").arg(kinds.at(0), kinds.at(1)));
    if (tally.deals > 0)
        say(Words::tr("%n deal(s) at two tables: A is ahead by %1 ± %2 points per deal (95%)",
                      nullptr, tally.deals)
                .arg(tally.mean(), 0, 'f', 2)
                .arg(tally.halfWidth(), 0, 'f', 2));
    if (tally.matches > 0)
        say(Words::tr("%n match(es): A won %1, B %2", nullptr, tally.matches)
                .arg(tally.aWins)
                .arg(tally.bWins));
    say(Words::tr("Milliseconds per decision: A %1, B %2")
            .arg(tally.milliseconds[0], 0, 'f', 3)
            .arg(tally.milliseconds[1], 0, 'f', 3));
    if (tally.fallbacks[0] + tally.fallbacks[1] > 0)
        say(Words::tr("Invalid answers: A %1, B %2")
                .arg(tally.fallbacks[0])
                .arg(tally.fallbacks[1]));
}

void declareOptions(CommandLine &line)
{
    line.option(QStringLiteral("rules"), Words::tr("House rules, or the id of a named game."),
                QStringLiteral("FILE"), QStringLiteral("standard"));
    line.option(QStringLiteral("a"),
                Words::tr("A player, for example simple, search:ms=50, or external:COMMAND."),
                QStringLiteral("P"), QStringLiteral("search:ms=50"));
    line.option(QStringLiteral("b"), Words::tr("The player that A is compared with."),
                QStringLiteral("P"), QStringLiteral("simple"));
    line.option(QStringLiteral("deals"),
                Words::tr("Number of deals; each is played at two tables."), QStringLiteral("N"),
                QStringLiteral("100"));
    line.option(QStringLiteral("matches"),
                Words::tr("How many full matches to play in addition to the single deals."),
                QStringLiteral("N"), QStringLiteral("0"));
    line.option(QStringLiteral("seed"), Words::tr("The same seed gives the same cards."),
                QStringLiteral("S"), QStringLiteral("1"));
    line.option(QStringLiteral("ms"), Words::tr("Milliseconds per decision for external players."),
                QStringLiteral("N"), QStringLiteral("1000"));
}

} // namespace

int duel(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("duel"),
                     Words::tr("Compare two computer players on the same cards."));
    declareOptions(line);
    if (!line.parse(arguments))
        return line.status();
    const auto read = playableRulesOfArgument(line.value(QStringLiteral("rules")));
    if (const auto *error = std::get_if<FileError>(&read))
        return line.refuse(*error);
    const QStringList kinds{line.value(QStringLiteral("a")), line.value(QStringLiteral("b"))};
    for (const QString &kind : kinds) {
        if (!isPlayer(kind))
            return line.wrongUsage(Words::tr("\"%1\" isn't a player").arg(kind));
    }
    const auto deals = line.number(QStringLiteral("deals"), 0, 10'000'000);
    const auto matches = deals ? line.number(QStringLiteral("matches"), 0, 1'000'000) : deals;
    const auto seed = matches ? line.number(QStringLiteral("seed"), 0, INT64_MAX) : matches;
    const auto time = seed ? line.number(QStringLiteral("ms"), 1, 3'600'000) : seed;
    if (!time)
        return kUnusable;
    const auto maker = [&](int kind, std::uint64_t playerSeed) {
        return makeAnyPlayer(kinds.at(kind), playerSeed, static_cast<int>(*time));
    };
    Duel duel(std::get<RuleFile>(read).rules, maker, static_cast<std::uint64_t>(*seed));
    for (int deal = 0; deal < *deals; ++deal)
        duel.playDeal(deal);
    for (int match = 0; match < *matches; ++match)
        duel.playMatch(match);
    if (line.json())
        say(QJsonDocument(tallyObject(duel.tally())));
    else
        sayTally(duel.tally(), kinds);
    return kFine;
}

} // namespace sandbag
