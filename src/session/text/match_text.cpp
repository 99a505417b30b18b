// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/match_text.h"

#include "match/match.h"
#include "rulebook/describe.h"
#include "rules/catalogue.h"
#include "sheet/score_sheet.h"
#include "text/translate.h"

#include <QCoreApplication>

namespace sandbag {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Scorecard)
};

RuleSet rulesOfBase(const MatchRecord &record)
{
    const Preset *preset = findPreset(record.base);
    return preset ? rulesOf(*preset) : RuleSet{};
}

QString titleOfBase(const MatchRecord &record)
{
    const Preset *preset = findPreset(record.base);
    return preset ? toText(preset->title) : QString::fromStdString(record.base);
}

/// In words: "yes", "20", the label of a choice, cards as they are.
QString valueText(const Option &option, const RuleSet &rules)
{
    const QString value = QString::fromStdString(option.get(rules));
    if (option.type == OptionType::boolean)
        return value == QLatin1String("true") ? Text::tr("yes") : Text::tr("no");
    for (std::size_t i = 0; i < option.labels.size(); ++i)
        if (value == QString::fromStdString(option.values[i]))
            return toText(option.labels[i]);
    return value.isEmpty() ? Text::tr("none") : value;
}

/// The sides that lost, where the reason is a loss.
QString losers(const Match &match, const ScoreSheet &sheet)
{
    const Standing &standing = match.standing();
    const RuleSet &rules = match.rules().rules;
    QStringList names;
    for (int side = 0; side < sheet.sides.size(); ++side) {
        const bool lost = standing.reason == EndReason::floor
                              ? standing.totals[side] <= rules.win_floor
                              : standing.setsInRow[side] >= rules.win_sets_in_a_row;
        if (side != standing.winner && lost)
            names << sheet.sides[side].name;
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

QString playerName(const MatchRecord &record, int seat)
{
    const auto place = static_cast<std::size_t>(seat);
    if (place < record.players.size() && !record.players[place].name.empty())
        return QString::fromStdString(record.players[place].name);
    if (Seating(record.rules).players != 4)
        return Text::tr("Player %1").arg(seat + 1);
    const QString compass[] = {Text::tr("South"), Text::tr("West"), Text::tr("North"),
                               Text::tr("East")};
    return compass[seat];
}

QString rulesName(const MatchRecord &record)
{
    const QString title = titleOfBase(record);
    if (differences(rulesOfBase(record), record.rules).empty())
        return title;
    return Text::tr("%1 with house rules").arg(title);
}

QString rulesLine(const MatchRecord &record)
{
    QStringList parts;
    for (const Sentence &sentence : summary(record.rules))
        parts << toText(sentence);
    QStringList changes;
    for (const Option *option : differences(rulesOfBase(record), record.rules))
        changes << Text::tr("%1: %2", "rule: its value")
                       .arg(toText(option->title), valueText(*option, record.rules));
    if (!changes.isEmpty())
        parts << Text::tr("House rules: %1.").arg(changes.join(QStringLiteral("; ")));
    return Text::tr("%1. %2", "game, its rules in short")
        .arg(titleOfBase(record), parts.join(u' '));
}

QString outcomeText(const Match &match, const ScoreSheet &sheet)
{
    const Standing &standing = match.standing();
    if (!standing.over || standing.winner < 0)
        return {};
    const QString winner = sheet.sides[standing.winner].name;
    const QString points = QString::number(standing.totals[standing.winner]);
    switch (standing.reason) {
    case EndReason::target:
        return Text::tr("%1 won: %2 points, %3 were needed.")
            .arg(winner, points)
            .arg(match.rules().rules.win_target);
    case EndReason::floor:
        return Text::tr("%1 won: %2 fell to %3 or below.")
            .arg(winner, losers(match, sheet))
            .arg(match.rules().rules.win_floor);
    case EndReason::sets:
        return Text::tr("%1 won: %2 were set %3 times in a row.")
            .arg(winner, losers(match, sheet))
            .arg(match.rules().rules.win_sets_in_a_row);
    case EndReason::deals:
        return Text::tr("%1 won with %2 points after %n deal(s).", nullptr, standing.dealsScored)
            .arg(winner, points);
    case EndReason::minutes:
        return Text::tr("%1 won with %2 points when time was up.").arg(winner, points);
    case EndReason::slam:
        return Text::tr("%1 won at one stroke, by a special bid.").arg(winner);
    case EndReason::none:
        break;
    }
    return {};
}

} // namespace sandbag
