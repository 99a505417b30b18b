// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "formats/result_json.h"
#include "match/agreements.h"
#include "scoring/end_condition.h"
#include "sheet/score_sheet.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "words.h"

namespace sandbag {

namespace {

QString playerName(const Match &match, int seat)
{
    const auto players = agreedNow(match.record()).players;
    const auto place = static_cast<std::size_t>(seat);
    if (place < players.size() && !players[place].name.empty())
        return QString::fromStdString(players[place].name);
    return Words::tr("Seat %1").arg(seat);
}

QString sideName(const Match &match, int side)
{
    QStringList names;
    for (const int seat : match.context()->seating.seatsOf(side))
        names.append(playerName(match, seat));
    return partnersText(names);
}

QString dealHeading(const Match &match, std::size_t deal)
{
    const DealResult &result = match.results()[deal];
    const QString dealer = playerName(match, match.record().deals[deal].dealer);
    const QString heading = Words::tr("Deal %1, dealt by %2").arg(deal + 1).arg(dealer);
    if (result.partial())
        return heading + QStringLiteral(": ") + Words::tr("not finished");
    if (isVoid(result.end))
        return heading + QStringLiteral(": ") +
               Words::tr("void (%1)").arg(QString::fromStdString(result.voidReason()));
    return heading;
}

QString signedNumber(int number)
{
    return number > 0 ? QStringLiteral("+%1").arg(number) : QString::number(number);
}

void saySide(const Match &match, const DealResult &result, int side, bool bags)
{
    const auto place = static_cast<std::size_t>(side);
    const SideScore &score = result.score.side[place];
    const QString text = bags ? Words::tr("%1: contract %2, took %3, points %4, total %5, bags %6")
                              : Words::tr("%1: contract %2, took %3, points %4, total %5");
    say(QStringLiteral("  ") + filled(text, {sideName(match, side), score.contract, score.tricks,
                                             signedNumber(score.points), result.after.totals[place],
                                             result.after.bags[place]}));
    for (const ScoreLine &line : result.score.lines()) {
        if (line.side == side)
            say(QStringLiteral("    %1  %2")
                    .arg(signedNumber(line.points), 6)
                    .arg(toText(explain(line, result.facts.rulings), Audience::file())));
    }
}

void sayEnd(const Match &match)
{
    const Standing &standing = match.standing();
    if (!standing.over)
        return say(Words::tr("The match isn't over."));
    say(Words::tr("Winner: %1 (%2).")
            .arg(sideName(match, standing.winner), QString::fromUtf8(standing.end->word)));
}

} // namespace

int score(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("score"), Words::tr("Replay a match and print its scorecard."),
                     {QStringLiteral("FILE")});
    if (!line.parse(arguments))
        return line.status();
    const auto loaded = loadMatch(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&loaded))
        return line.refuse(*error);
    const Match &match = std::get<LoadedMatch>(loaded).match;
    if (line.json()) {
        say(QJsonDocument(resultObject(match)));
        return kFine;
    }
    const bool bags = scoreSheetOf(match).bagsShown; // as on the scorecard
    for (std::size_t deal = 0; deal < match.results().size(); ++deal) {
        for (const QString &agreed : agreedLines(match.record(), static_cast<int>(deal)))
            say(agreed);
        say(dealHeading(match, deal));
        for (int side = 0; side < match.context()->seating.sides; ++side)
            saySide(match, match.results()[deal], side, bags);
    }
    sayEnd(match);
    return kFine;
}

} // namespace sandbag
