// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet/outcome_text.h"

#include "match/match.h"
#include "sheet/score_sheet.h"

#include <QCoreApplication>

namespace sandbag {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Scorecard)
};

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
