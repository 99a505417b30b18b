// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/event_json.h"
#include "formats/record_json.h"
#include "formats/result_json.h"
#include "search/best_play.h"
#include "text/shown_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace sandbag {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(sandbag::SolveCommand)
};

/// Who waits longer wants another position.
constexpr int kMostMilliseconds = 120'000;

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

/// What comes of the deal when that side plays its best; nothing when that takes too long.
std::optional<QJsonObject> bestOf(const Match &match, int side)
{
    const std::atomic<bool> stop{false};
    SearchOptions options;
    options.milliseconds = kMostMilliseconds;
    const auto played = playedBest(match, side, Budget(options, stop));
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

} // namespace

int solve(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("solve"),
                     Words::tr("Find the best play of each side with all hands open."),
                     {QStringLiteral("FILE")});
    if (!line.parse(arguments))
        return line.status();
    const QString file = line.operand(0);
    const auto loaded = loadMatch(file);
    if (const auto *error = std::get_if<FileError>(&loaded))
        return line.refuse(*error);
    const Match &match = std::get<LoadedMatch>(loaded).match;
    if (!match.deal() || match.dealOver() || phaseOf(*match.deal()) != Phase::play) {
        return line.refuse({FileError::Kind::unreadable,
                            Words::tr("%1: its last deal must stand in the play of the cards")
                                .arg(harmless(file))});
    }
    QJsonArray sides;
    for (int side = 0; side < match.rules().seating.sides; ++side) {
        const auto best = bestOf(match, side);
        if (!best) {
            return line.refuse(
                {FileError::Kind::unreadable,
                 Words::tr("%1: too many cards are left to play through all that could happen")
                     .arg(harmless(file))});
        }
        sides.append(*best);
        if (!line.json())
            say(Words::tr("Side %1: %2 points, %3 tricks: %4")
                    .arg(side)
                    .arg(best->value(QStringLiteral("points")).toInt())
                    .arg(best->value(QStringLiteral("tricks")).toInt())
                    .arg(cardsOf(best->value(QStringLiteral("plays")).toArray())));
    }
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("sides"), sides}}));
    return kFine;
}

} // namespace sandbag
