// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_pages.h"
#include "boards/board_file.h"
#include "boards/pairs_contest.h"
#include "command_line.h"
#include "commands.h"
#include "contest_pages.h"
#include "overwritten_input.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QPageLayout>

namespace sandbag {

namespace {

struct BoardsSheet {
    const char *name;
    PrintJob (*job)(const BoardSet &);
    bool ofPairs; ///< needs a movement
};
constexpr BoardsSheet kSheets[] = {{"results", boardResultsJob, false},
                                   {"hands", boardHandsJob, false},
                                   {"rounds", movementJob, true},
                                   {"slips", slipsJob, true},
                                   {"ranking", rankingJob, true}};

BoardsSheet sheetNamed(const QString &name)
{
    for (const BoardsSheet &sheet : kSheets) {
        if (name == QLatin1String(sheet.name))
            return sheet;
    }
    return kSheets[0];
}

} // namespace

int printBoards(const QStringList &arguments)
{
    CommandLine line(
        QStringLiteral("boards print"),
        Words::tr("Print shared deals (results or hands), or sheets for playing with real cards."),
        {QStringLiteral("FILE")});
    line.option(QStringLiteral("out"), Words::tr("The PDF file to write."),
                QStringLiteral("X.pdf"));
    line.option(QStringLiteral("sheet"), Words::tr("What to print."),
                QStringLiteral("results|hands|rounds|slips|ranking"), QStringLiteral("results"));
    line.option(
        QStringLiteral("tables"),
        Words::tr(
            "The number of tables that play with real cards; needed if it isn't in the file."),
        QStringLiteral("N"));
    if (!line.parse(arguments))
        return line.status();
    const QString out = line.value(QStringLiteral("out"));
    if (out.isEmpty())
        return line.wrongUsage(Words::tr("--out must name the PDF file"));
    if (overwritesInput(line, out, line.operands()))
        return kUnusable;
    auto read = readBoards(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&read))
        return line.refuse(*error);
    auto &set = std::get<BoardSet>(read);
    if (line.isSet(QStringLiteral("tables"))) {
        const auto tables = line.number(QStringLiteral("tables"), kFewestTables, kMostTables);
        if (!tables)
            return kUnusable;
        if (set.contest.tables != static_cast<int>(*tables))
            set.contest = {static_cast<int>(*tables), {}, {}};
    }
    const BoardsSheet sheet = sheetNamed(line.value(QStringLiteral("sheet")));
    if (sheet.ofPairs && set.contest.tables == 0)
        return line.wrongUsage(Words::tr("--tables must say how many tables there are"));
    if (const auto why = sheet.ofPairs ? whyNoMovement(set, set.contest.tables) : std::nullopt)
        return line.refuse({FileError::Kind::breaksRule,
                            QStringLiteral("%1: %2").arg(harmless(line.operand(0)), *why)});
    if (const auto fault = writePdf(out, sheet.job(set), usualPaper(), kEndlessPatience))
        return line.refuse(*fault);
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("out"), out}}));
    return kFine;
}

} // namespace sandbag
