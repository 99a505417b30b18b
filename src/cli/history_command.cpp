// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "history_query.h"
#include "library.h"
#include "library_argument.h"
#include "own_names.h"
#include "shown_time.h"
#include "text/match_text.h"
#include "text/numbers.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace sandbag {

namespace {

QJsonValue timeValue(const QDateTime &time)
{
    return time.isValid() ? QJsonValue(time.toUTC().toString(Qt::ISODate)) : QJsonValue();
}

QJsonObject matchObject(const HistoryRow &row, const QString &file)
{
    QJsonArray sides, totals;
    for (const QStringList &names : row.sides)
        sides.append(QJsonArray::fromStringList(names));
    for (const int total : row.totals)
        totals.append(total);
    return {
        {QStringLiteral("id"), row.id},
        {QStringLiteral("file"), file},
        {QStringLiteral("begun"), timeValue(row.begun)},
        {QStringLiteral("ended"), timeValue(row.ended)},
        {QStringLiteral("rules"), row.rules},
        {QStringLiteral("rules_hash"), row.rulesHash},
        {QStringLiteral("kept"), row.kept},
        {QStringLiteral("sides"), sides},
        {QStringLiteral("totals"), totals},
        {QStringLiteral("winner"), row.over ? QJsonValue(row.winner) : QJsonValue()},
        {QStringLiteral("over"), row.over},
        {QStringLiteral("deals"), row.deals},
        {QStringLiteral("counted"), row.counted},
    };
}

void sayMatch(const HistoryRow &row)
{
    QStringList sides;
    for (qsizetype side = 0; side < row.sides.size(); ++side)
        sides << QStringLiteral("%1 %2").arg(partnersText(row.sides[side]),
                                             pointsText(row.totals.value(side)));
    QString end = Words::tr("not finished");
    if (row.over)
        end = Words::tr("won by %1").arg(partnersText(row.sides.value(row.winner)));
    if (!row.counted)
        //: A match that begins as one that is counted does: "won by Ada & Cy, another end".
        end = Words::tr("%1, not counted").arg(end);
    say(QStringLiteral("%1  %2: %3, %4")
            .arg(shownTime(row.begun), row.rules, sides.join(QStringLiteral(", ")), end));
}

HistoryFilter filterOf(const CommandLine &line)
{
    HistoryFilter filter;
    filter.text = line.value(QStringLiteral("find"));
    const QString result = line.value(QStringLiteral("result"));
    if (result == QStringLiteral("won"))
        filter.result = HistoryFilter::Result::won;
    else if (result == QStringLiteral("lost"))
        filter.result = HistoryFilter::Result::lost;
    else if (!result.isEmpty())
        filter.result = HistoryFilter::Result::unfinished;
    return filter;
}

} // namespace

int history(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("history"),
                     Words::tr("List the matches played, the newest first."));
    declareLibrary(line);
    line.option(QStringLiteral("find"),
                Words::tr("Only matches with all these words in names, rules, date, or totals."),
                QStringLiteral("words"));
    line.option(QStringLiteral("result"), Words::tr("Only matches that ended this way for you."),
                QStringLiteral("won|lost|unfinished"));
    if (!line.parse(arguments))
        return line.status();
    const auto opened = libraryOf(line, LibraryUse::read);
    if (const auto *error = std::get_if<FileError>(&opened))
        return line.refuse(*error);
    Library &library = *std::get<std::unique_ptr<Library>>(opened);
    HistoryFilter filter = filterOf(line);
    const bool all = filter == HistoryFilter();
    filter.own = ownNames(library.people());
    QList<HistoryRow> rows;
    if (const auto error =
            library.ask([&](HistoryIndex &index) { rows = historyRows(index, filter); }))
        return line.refuse(*error);
    QJsonArray matches;
    for (const HistoryRow &row : std::as_const(rows)) {
        if (line.json())
            matches.append(matchObject(row, library.pathOf(row.id)));
        else
            sayMatch(row);
    }
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("matches"), matches}}));
    else if (rows.isEmpty())
        say(all ? Words::tr("No match has been played yet.") : Words::tr("No matches found."));
    return kFine;
}

} // namespace sandbag
