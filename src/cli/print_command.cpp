// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "disk/plain_file.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "overwritten_input.h"
#include "pages/blank_pages.h"
#include "pages/hand_pages.h"
#include "pages/rules_pages.h"
#include "pages/score_pages.h"
#include "pages/table_mark.h"
#include "print_pages.h"
#include "rules_argument.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "words.h"

#include <QBuffer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QPageLayout>
#include <QPageSize>

#include <cstdio>

namespace sandbag {

namespace {

using JobOrError = std::variant<PrintJob, FileError>;

/// Sheets that need only the rules: of a rule file, a named game, or a record whose deals may
/// even be wrong.
JobOrError ruleSheet(const QString &file, bool blank)
{
    auto rules = playableRulesOfArgument(file);
    if (const auto *error = std::get_if<FileError>(&rules))
        return *error;
    const RuleFile &found = std::get<RuleFile>(rules);
    MatchRecord record;
    record.base = found.base.toStdString();
    record.rules = found.rules;
    nameRules(record, found.name);
    return blank ? blankJob(record) : rulesJob(record, found.name);
}

/// House rules have no score: what they have is said.
FileError withHint(const QString &file, FileError error)
{
    const bool other = error.kind == FileError::Kind::unreadable && file != QStringLiteral("-");
    if (other && std::holds_alternative<RuleFile>(rulesOfArgument(file)))
        error.text = Words::tr("%1: these are rules without a match; print them with --sheet rules "
                               "or --sheet blank")
                         .arg(harmless(file));
    return error;
}

/// Sheets of a match. `deal` counts from 1; 0: all.
JobOrError matchSheet(const QString &file, bool hands, int deal)
{
    const auto loaded = loadMatch(file);
    if (const auto *error = std::get_if<FileError>(&loaded))
        return withHint(file, *error);
    const auto &[match, other] = std::get<LoadedMatch>(loaded);
    if (hands && deal > static_cast<int>(match.record().deals.size()))
        return FileError{FileError::Kind::unreadable,
                         Words::tr("%1: no deal %2").arg(harmless(file), QString::number(deal))};
    if (hands && !match.record().deals.empty() && !hasHands(match))
        return FileError{
            FileError::Kind::unreadable,
            Words::tr("%1: the cards of these deals are not known; print the score instead")
                .arg(harmless(file))};
    if (hands)
        return handJob(match, deal - 1);
    const QDateTime written = QFileInfo(file).lastModified();
    const QString date =
        written.isValid() ? QLocale().toString(written.date(), QLocale::LongFormat) : QString();
    return scoreJob(scoreSheetOf(match), date, markOf(match, other));
}

QPageLayout paperOf(const CommandLine &line, bool across)
{
    const QString name = line.value(QStringLiteral("paper"));
    QPageLayout paper = usualPaper();
    const QMarginsF margins = paper.margins();
    if (name == QStringLiteral("a4"))
        paper.setPageSize(QPageSize(QPageSize::A4), margins);
    else if (name == QStringLiteral("a5"))
        paper.setPageSize(QPageSize(QPageSize::A5), margins);
    else if (name == QStringLiteral("letter"))
        paper.setPageSize(QPageSize(QPageSize::Letter), margins);
    if (line.isSet(QStringLiteral("across")) || across)
        paper.setOrientation(QPageLayout::Landscape);
    return paper;
}

/// "-", or what standard output is called in the system; a file that it was sent to is that file.
bool isOutput(const QString &out)
{
    const bool system =
        out.startsWith(QStringLiteral("/dev/")) || out.startsWith(QStringLiteral("/proc/"));
    return out == QStringLiteral("-") || (system && isSameFile(out, QStringLiteral("/dev/fd/1")));
}

int writeToOutput(const CommandLine &line, const PrintJob &job, const QPageLayout &paper)
{
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    if (!writePdf(pages, job, paper))
        return line.refuse(
            {FileError::Kind::unreadable, Words::tr("the pages could not be created")});
    std::fwrite(pages.data().constData(), 1, static_cast<std::size_t>(pages.size()), stdout);
    return kFine;
}

void declarePrintOptions(CommandLine &line)
{
    line.option(QStringLiteral("out"),
                Words::tr("The PDF file to write; \"-\" is standard output."),
                QStringLiteral("X.pdf"));
    line.option(QStringLiteral("sheet"), Words::tr("What to print."),
                QStringLiteral("score|blank|rules|hands"), QStringLiteral("score"));
    line.option(QStringLiteral("paper"), Words::tr("Paper size (default: from the locale)."),
                QStringLiteral("a4|a5|letter"));
    line.option(QStringLiteral("across"), Words::tr("Landscape."));
    line.option(QStringLiteral("deal"), Words::tr("Hands of this deal only."), QStringLiteral("N"),
                QStringLiteral("0"));
}

} // namespace

int print(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("print"), Words::tr("Print a scorecard or a rule sheet."),
                     {QStringLiteral("FILE")});
    declarePrintOptions(line);
    if (!line.parse(arguments))
        return line.status();
    const QString out = line.value(QStringLiteral("out"));
    if (out.isEmpty())
        return line.wrongUsage(Words::tr("--out must name the PDF file"));
    const bool toOutput = isOutput(out);
    if (toOutput && line.json())
        return line.wrongUsage(
            Words::tr("\"--out -\" and --json both use standard output: give --out a file name"));
    if (!toOutput && overwritesInput(line, out, line.operands()))
        return kUnusable;
    const auto deal = line.number(QStringLiteral("deal"), 0, 100000);
    if (!deal)
        return kUnusable;
    const QString sheet = line.value(QStringLiteral("sheet"));
    if (line.isSet(QStringLiteral("deal")) && sheet != QStringLiteral("hands"))
        return line.wrongUsage(Words::tr("--deal works only with --sheet hands"));
    const bool ofRules = sheet == QStringLiteral("blank") || sheet == QStringLiteral("rules");
    const bool hands = sheet == QStringLiteral("hands");
    const JobOrError job = ofRules ? ruleSheet(line.operand(0), sheet == QStringLiteral("blank"))
                                   : matchSheet(line.operand(0), hands, static_cast<int>(*deal));
    if (const auto *error = std::get_if<FileError>(&job))
        return line.refuse(*error);
    const QPageLayout paper = paperOf(line, std::get<PrintJob>(job).across);
    if (toOutput)
        return writeToOutput(line, std::get<PrintJob>(job), paper);
    if (const auto fault = writePdf(out, std::get<PrintJob>(job), paper, kEndlessPatience))
        return line.refuse(*fault);
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("out"), out}}));
    return kFine;
}

} // namespace sandbag
