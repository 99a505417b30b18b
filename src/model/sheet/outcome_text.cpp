// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet/outcome_text.h"

#include "match/match.h"
#include "scoring/end_condition.h"
#include "sheet/score_sheet.h"
#include "text/translate.h"

namespace sandbag {

namespace {

/// The sides that lost, where the match ended by a loss.
QString losers(const Match &match, const ScoreSheet &sheet)
{
    const Standing &standing = match.standing();
    const RuleSet &rules = match.rules();
    QStringList names;
    for (const SheetSide &side : sheet.sides) {
        const auto hasLost = standing.end->hasLost;
        if (side.number != standing.winner && hasLost && hasLost(rules, standing, side.number))
            names << side.name;
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

QString outcomeText(const Match &match, const ScoreSheet &sheet)
{
    const Standing &standing = match.standing();
    if (!standing.over || standing.winner < 0)
        return {};
    const EndedMatch story{match.rules(), standing,
                           sheet.sides[sheet.placeOf(standing.winner)].name.toStdString(),
                           losers(match, sheet).toStdString()};
    return toText(standing.end->outcome(story));
}

} // namespace sandbag
