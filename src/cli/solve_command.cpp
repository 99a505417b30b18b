// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/event_json.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "formats/result_json.h"
#include "search/double_dummy_solution.h"
#include "text/shown_text.h"
#include "words.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <numeric>
#include <vector>

namespace sandbag {

namespace {

/// Cards tried: half a minute on most machines, and the same answer on every one.
constexpr std::uint64_t kMostNodes = 200'000'000;

/// The cards that were played from that event of the deal on.
QJsonArray eventsFrom(const Match &match, std::size_t first)
{
    QJsonArray events;
    const std::vector<Event> &all = match.record().deals.back().events;
    for (std::size_t i = first; i < all.size(); ++i)
        events.append(eventObject(all[i]));
    return events;
}

QString cardsOf(const QJsonArray &events)
{
    QStringList cards;
    for (const QJsonValue event : events)
        cards.append(event.toObject().value(QStringLiteral("play")).toString());
    return cards.join(u' ');
}

/// The deal played out as `side` plays best for the match; nothing when that takes too long.
std::optional<Match> playedBest(Match match, const DoubleDummyTask &task)
{
    const auto solution = solveOpen(*match.deal(), match.standing(), task);
    if (!solution)
        return {};
    for (const Card card : solution->line) {
        if (match.dealOver())
            break;
        if (match.apply(Event::play(match.deal()->seat, card)))
            return {};
    }
    return match;
}

/// What comes of that.
std::optional<QJsonObject> bestOf(const Match &match, const DoubleDummyTask &task)
{
    const int side = task.side;
    const auto played = playedBest(match, task);
    if (!played)
        return {};
    const auto deal = static_cast<int>(played->results().size()) - 1;
    const auto before = match.record().deals.back().events.size();
    return QJsonObject{
        {QStringLiteral("side"), side},
        {QStringLiteral("plays"), eventsFrom(*played, before)},
        {QStringLiteral("points"), played->results().back().score.side[side].points},
        {QStringLiteral("tricks"), played->results().back().score.side[side].tricks},
        {QStringLiteral("result"), dealResultObject(*played, deal)},
    };
}

/// The words of --objective.
constexpr struct {
    const char *word;
    Objective objective;
    int decimals; ///< of a value for people
} kObjectives[] = {
    {"tricks", Objective::tricks, 0},
    {"points", Objective::points, 0},
    {"win", Objective::win, 3},
};

FileError tooManyCards(const QString &file)
{
    return {
        FileError::Kind::unreadable,
        Words::tr("%1: too many cards remain to search every line of play").arg(harmless(file))};
}

FileError notInPlay(const QString &file)
{
    return {
        FileError::Kind::unreadable,
        Words::tr("%1: the last deal must be in play, with tricks remaining").arg(harmless(file))};
}

QString cardText(const Card &card)
{
    return QString::fromStdString(toString(card));
}

QJsonObject solutionObject(const QString &objective, const DoubleDummyTask &task,
                           const DoubleDummySolution &solution, qint64 milliseconds)
{
    QJsonArray cards, line;
    for (const CardValue &card : solution.cards) {
        cards.append(QJsonObject{{QStringLiteral("act"), cardText(card.card)},
                                 {QStringLiteral("value"), card.value}});
    }
    for (const Card &card : solution.line)
        line.append(cardText(card));
    return {
        {QStringLiteral("objective"), objective},
        {QStringLiteral("side"), task.side},
        {QStringLiteral("value"), solution.value},
        {QStringLiteral("exact"), true},
        {QStringLiteral("assumes"), QStringLiteral("all others against the side")},
        {QStringLiteral("cards"), cards},
        {QStringLiteral("line"), line},
        {QStringLiteral("nodes"), static_cast<qint64>(solution.nodes)},
        {QStringLiteral("ms"), milliseconds},
    };
}

void saySolution(const DoubleDummySolution &solution, int decimals)
{
    for (const CardValue &card : solution.cards) {
        say(QStringLiteral("%1 %2").arg(cardText(card.card), -4).arg(card.value, 0, 'f', decimals));
    }
    QStringList line;
    for (const Card &card : solution.line)
        line.append(cardText(card));
    say(Words::tr("Best play: %1").arg(line.join(u' ')));
}

bool canAsk(const Match &match, Objective objective)
{
    return match.deal() && !match.dealOver() && canSolve(*match.deal(), objective);
}

/// The limits that the line asks for; nothing where it is wrong.
std::optional<DoubleDummyTask> questionOf(CommandLine &line)
{
    const auto memory = line.number(QStringLiteral("memory"), 1, 65536);
    if (!memory)
        return {};
    DoubleDummyTask task;
    task.objective = Objective::match;
    task.bytes = static_cast<std::size_t>(*memory) << 20;
    task.nodes = kMostNodes;
    return task;
}

/// The sides asked about: one that is named, otherwise all; nothing where the line is wrong.
std::optional<std::vector<int>> sidesOf(CommandLine &line, const Match &match)
{
    const int sides = match.context()->seating.sides;
    if (line.isSet(QStringLiteral("side"))) {
        const auto side = line.number(QStringLiteral("side"), 0, sides - 1);
        return side ? std::optional(std::vector{static_cast<int>(*side)}) : std::nullopt;
    }
    std::vector<int> all(static_cast<std::size_t>(sides));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

/// One side's play for one objective.
int solveFor(CommandLine &line, const QString &file, const Match &match, DoubleDummyTask task)
{
    const QString word = line.value(QStringLiteral("objective"));
    const auto *row =
        std::find_if(std::begin(kObjectives), std::end(kObjectives),
                     [&](const auto &one) { return word == QLatin1String(one.word); });
    if (row == std::end(kObjectives))
        return line.wrongUsage(Words::tr("--objective must be tricks, points or win"));
    if (!canAsk(match, row->objective))
        return line.refuse(notInPlay(file));
    const auto sides = sidesOf(line, match);
    if (!sides)
        return line.status();
    task.objective = row->objective;
    task.side =
        sides->size() == 1 ? sides->front() : match.context()->seating.sideOf(match.deal()->seat);
    QElapsedTimer timer;
    timer.start();
    const auto solution = solveOpen(*match.deal(), match.standing(), task);
    if (!solution)
        return line.refuse(tooManyCards(file));
    if (line.json())
        say(QJsonDocument(solutionObject(word, task, *solution, timer.elapsed())));
    else
        saySolution(*solution, row->decimals);
    return kFine;
}

/// What each side makes of the deal when it plays its best for the match.
int solveForTheMatch(CommandLine &line, const QString &file, const Match &match,
                     DoubleDummyTask task)
{
    if (!canAsk(match, Objective::match))
        return line.refuse(notInPlay(file));
    const auto asked = sidesOf(line, match);
    if (!asked)
        return line.status();
    QJsonArray sides;
    for (const int side : *asked) {
        task.side = side;
        const auto best = bestOf(match, task);
        if (!best)
            return line.refuse(tooManyCards(file));
        sides.append(*best);
        if (!line.json())
            say(Words::tr("Side %1 (points: %2, tricks: %3): %4")
                    .arg(side)
                    .arg(best->value(QStringLiteral("points")).toInt())
                    .arg(best->value(QStringLiteral("tricks")).toInt())
                    .arg(cardsOf(best->value(QStringLiteral("plays")).toArray())));
    }
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("sides"), sides}}));
    return kFine;
}

} // namespace

int solve(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("solve"),
                     Words::tr("Find each side's best play with all cards known."),
                     {QStringLiteral("FILE")});
    line.option(QStringLiteral("objective"),
                Words::tr("What the side tries to get while everyone else plays against it: "
                          "tricks, points (in this deal), or win (the chance to win the match)."),
                QStringLiteral("tricks|points|win"));
    line.option(QStringLiteral("side"),
                Words::tr("The number of a side; the first is 0. Default: all sides; with "
                          "--objective, the side whose turn it is."),
                QStringLiteral("N"));
    line.option(QStringLiteral("memory"), Words::tr("Memory to use, in MiB."),
                QStringLiteral("MIB"), QStringLiteral("64"));
    if (!line.parse(arguments))
        return line.status();
    const QString file = line.operand(0);
    const auto loaded = loadMatch(file);
    if (const auto *error = std::get_if<FileError>(&loaded))
        return line.refuse(*error);
    const Match &match = std::get<LoadedMatch>(loaded).match;
    const auto task = questionOf(line);
    if (!task)
        return line.status();
    return line.isSet(QStringLiteral("objective")) ? solveFor(line, file, match, *task)
                                                   : solveForTheMatch(line, file, match, *task);
}

} // namespace sandbag
