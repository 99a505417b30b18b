// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "history_query.h"
#include "library.h"
#include "library_argument.h"
#include "own_names.h"
#include "rules_mark.h"
#include "statistics.h"
#include "statistics_words.h"
#include "text/numbers.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

#include <cstdlib>

namespace sandbag {

namespace {

constexpr const char *kGroupings = "rules|partner|level|month";
constexpr qsizetype kMostNames = 12; ///< with the names that are known

/// The share of hits in trials, as the files name it and as people do.
struct Share {
    const char *key;
    const char *text;
    int hits;
    int trials;
};

QList<Share> sharesOf(const StatisticsGroup &group)
{
    return {
        {"won", QT_TRANSLATE_NOOP("sandbag::Commands", "matches won"), group.won, group.finished},
        {"set", QT_TRANSLATE_NOOP("sandbag::Commands", "contracts set"), group.set,
         group.contracts},
        {"nils_made", QT_TRANSLATE_NOOP("sandbag::Commands", "nils made"), group.nilsMade,
         group.nils},
        {"blind_nils_made", QT_TRANSLATE_NOOP("sandbag::Commands", "blind nils made"),
         group.blindNilsMade, group.blindNils},
    };
}

QJsonValue rateValue(const Share &share)
{
    const auto rate = rateOf(share.hits, share.trials);
    if (!rate)
        return {};
    return QJsonArray{rate->estimate, rate->lower, rate->upper};
}

QJsonObject groupObject(const StatisticsGroup &group)
{
    QJsonObject rates;
    for (const Share &share : sharesOf(group))
        rates.insert(QLatin1String(share.key), rateValue(share));
    return {
        {QStringLiteral("key"), group.key},
        {QStringLiteral("matches"), group.matches},
        {QStringLiteral("finished"), group.finished},
        {QStringLiteral("won"), group.won},
        {QStringLiteral("deals"), group.deals},
        {QStringLiteral("points"), group.points},
        {QStringLiteral("set"), group.set},
        {QStringLiteral("contracts"), group.contracts},
        {QStringLiteral("nils"), group.nils},
        {QStringLiteral("nils_made"), group.nilsMade},
        {QStringLiteral("blind_nils"), group.blindNils},
        {QStringLiteral("blind_nils_made"), group.blindNilsMade},
        {QStringLiteral("bags"), group.bags},
        {QStringLiteral("penalties"), group.penalties},
        {QStringLiteral("rates"), rates},
    };
}

/// Qt puts no number in that is below 0.
QString inWords(int points)
{
    return withSign(points, Words::tr("%n point(s)", nullptr, std::abs(points)));
}

void sayGroup(const StatisticsGroup &group, GroupBy by)
{
    if (!group.key.isEmpty())
        say(group.key);
    else if (by == GroupBy::partner)
        say(Words::tr("Without a partner"));
    else if (by != GroupBy::nothing)
        say(Words::tr("Others"));
    say(QStringLiteral("  ") + Words::tr("%n match(es)", nullptr, group.matches) +
        QStringLiteral(", ") + Words::tr("%n deal(s)", nullptr, group.deals) +
        QStringLiteral(", ") + inWords(group.points) + QStringLiteral(", ") +
        Words::tr("%n bag(s)", nullptr, group.bags));
    const QLocale locale;
    const auto percent = [&locale](double rate) { return locale.toString(100 * rate, 'f', 0); };
    for (const Share &share : sharesOf(group)) {
        const auto rate = rateOf(share.hits, share.trials);
        if (rate && share.trials < kFewestTrials)
            say(QStringLiteral("  ") + Words::tr("%1: %2 of %3 (too few to rate)")
                                           .arg(Words::tr(share.text))
                                           .arg(share.hits)
                                           .arg(share.trials));
        else if (rate)
            say(QStringLiteral("  ") +
                Words::tr("%1: %2 of %3, %4% (%5% to %6%)")
                    .arg(Words::tr(share.text))
                    .arg(share.hits)
                    .arg(share.trials)
                    .arg(percent(rate->estimate), percent(rate->lower), percent(rate->upper)));
    }
}

GroupBy groupingOf(const CommandLine &line)
{
    const QString by = line.value(QStringLiteral("by"));
    const qsizetype place = QString::fromLatin1(kGroupings).split(u'|').indexOf(by);
    return place < 0 ? GroupBy::nothing
                     : QList<GroupBy>{GroupBy::rules, GroupBy::partner, GroupBy::level,
                                      GroupBy::month}[place];
}

/// A name that nobody has was mistyped: those who are known are told.
FileError nobodyCalled(const QString &name, const QStringList &known)
{
    QStringList told = known.mid(0, kMostNames);
    if (told.size() < known.size())
        told << QStringLiteral("…");
    return {FileError::Kind::unreadable,
            Words::tr("sandbag-cli: no player is called \"%1\"; known players: %2")
                .arg(shortened(name), harmless(told.join(QStringLiteral(", "))))};
}

/// What the index says, or why it does not.
std::variant<QList<StatisticsGroup>, FileError> groupsOf(Library &library,
                                                         const StatisticsQuery &query)
{
    QList<StatisticsGroup> groups;
    QStringList known;
    if (const auto error = library.ask([&](HistoryIndex &index) {
            groups = statistics(index, query);
            if (groups.isEmpty())
                known = namesInHistory(index);
        }))
        return *error;
    if (!query.name.isEmpty() && !known.isEmpty())
        return nobodyCalled(query.name, known);
    return groups;
}

} // namespace

int stats(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("stats"),
                     Words::tr("Show a player's statistics, with each rate's margin of error."));
    declareLibrary(line);
    line.option(
        QStringLiteral("name"),
        Words::tr("Whose statistics to show (default: yours, by your name in Quick Setup)."),
        QStringLiteral("name"));
    line.option(QStringLiteral("by"), Words::tr("How to group the statistics."),
                QString::fromLatin1(kGroupings));
    if (!line.parse(arguments))
        return line.status();
    const GroupBy by = groupingOf(line);
    const auto opened = libraryOf(line, LibraryUse::read);
    if (const auto *error = std::get_if<FileError>(&opened))
        return line.refuse(*error);
    StatisticsQuery query;
    query.name = line.value(QStringLiteral("name")).trimmed();
    query.by = by;
    Library &library = *std::get<std::unique_ptr<Library>>(opened);
    query.own = ownNames(library.people());
    auto asked = groupsOf(library, query);
    if (const auto *error = std::get_if<FileError>(&asked))
        return line.refuse(*error);
    auto &groups = std::get<QList<StatisticsGroup>>(asked);
    if (by == GroupBy::rules)
        for (StatisticsGroup &group : groups)
            group.key = rulesInWords(group.key);
    if (by == GroupBy::level && !line.json())
        for (StatisticsGroup &group : groups)
            group.key = levelInWords(group.key);
    QJsonArray array;
    for (const StatisticsGroup &group : std::as_const(groups)) {
        if (line.json())
            array.append(groupObject(group));
        else
            sayGroup(group, by);
    }
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("groups"), array}}));
    else if (groups.isEmpty())
        say(Words::tr("No matches yet."));
    return kFine;
}

} // namespace sandbag
