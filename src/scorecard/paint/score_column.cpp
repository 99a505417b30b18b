// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint/score_column.h"

#include "paint/scorecard_text.h"
#include "text/numbers.h"

namespace sandbag {

namespace {

QString takenText(const SheetEntry &entry)
{
    return entry.tricks < 0 ? QString() : QString::number(entry.tricks);
}

} // namespace

QString titleOf(ScoreColumn what)
{
    switch (what) {
    case ScoreColumn::bid:
        return ScorecardText::tr("Bid");
    case ScoreColumn::taken:
        return ScorecardText::tr("Took");
    case ScoreColumn::bidTaken:
        return ScorecardText::tr("Bid/took");
    case ScoreColumn::nil:
        return ScorecardText::tr("Nil");
    case ScoreColumn::bonus:
        return ScorecardText::tr("Bonus");
    case ScoreColumn::score:
        return ScorecardText::tr("Score");
    case ScoreColumn::bags:
        return ScorecardText::tr("Bags");
    case ScoreColumn::total:
        return ScorecardText::tr("Total");
    }
    return {};
}

double weightOf(ScoreColumn what, int perSide)
{
    switch (what) {
    case ScoreColumn::bid:
        return 0.9 + 0.3 * perSide;
    case ScoreColumn::bidTaken:
        return 1.3 + 0.3 * perSide;
    case ScoreColumn::taken:
    case ScoreColumn::bags:
        return 0.95;
    case ScoreColumn::score:
    case ScoreColumn::nil:
    case ScoreColumn::bonus:
        return 1.2;
    case ScoreColumn::total:
        return 1.5;
    }
    return 1;
}

double sizeOf(ScoreColumn what)
{
    return what == ScoreColumn::total ? 11.5 : 10;
}

QString cellText(ScoreColumn what, const SheetEntry &entry)
{
    const bool counted = entry.fate != SheetEntry::Fate::open;
    switch (what) {
    case ScoreColumn::bid:
        return entry.bid;
    case ScoreColumn::taken:
        return takenText(entry);
    case ScoreColumn::bidTaken:
        return entry.tricks < 0 || entry.bid.isEmpty()
                   ? entry.bid + takenText(entry)
                   : QStringLiteral("%1/%2").arg(entry.bid, takenText(entry));
    case ScoreColumn::nil:
    case ScoreColumn::bonus:
        break;
    case ScoreColumn::score:
        return counted ? pointsText(entry.points) : QString();
    case ScoreColumn::bags:
        return counted ? QString::number(entry.bagTotal) : QString();
    case ScoreColumn::total:
        return counted ? pointsText(entry.total) : QString();
    }
    return {};
}

TextStyle styleOf(ScoreColumn what, double size)
{
    const Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;
    TextStyle style{size, false, false, Qt::AlignCenter, Qt::black};
    if (what == ScoreColumn::score || what == ScoreColumn::total)
        style.align = right;
    style.bold = what == ScoreColumn::total;
    return style;
}

} // namespace sandbag
