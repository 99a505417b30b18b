// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/match_words.h"

#include "families/winning/target.h"
#include "match/match.h"
#include "scoring/end_condition.h"
#include "text/numbers.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "words/table_text.h"
#include "words/words.h"

#include <algorithm>
#include <limits>

namespace sandbag {

namespace {

bool counts(const DealResult &result)
{
    return !result.partial() && result.score.counts;
}

/// What happened in the whole match.
struct MatchSums {
    int nilsMade = 0;
    int nilsFailed = 0;
    int sets = 0;
    int bagPenalties = 0;

    void add(const DealResult &result, const Seating &seating)
    {
        for (int seat = 0; seat < seating.players; ++seat) {
            const CallFate &fate = result.score.fate[seat];
            nilsMade += result.facts.bids[seat].isNil() && fate.kept() ? 1 : 0;
            nilsFailed += result.facts.bids[seat].isNil() && fate.failed() ? 1 : 0;
        }
        for (int side = 0; side < seating.sides; ++side) {
            const SideScore &score = result.score.side[static_cast<std::size_t>(side)];
            sets += score.set() ? 1 : 0;
            bagPenalties += score.bagPenalties;
        }
    }
};

} // namespace

QString bestDealWords(const Match &match, const QStringList &names, int viewer)
{
    const Seating &seating = match.context()->seating;
    int best = 0;
    int bestDeal = -1;
    int bestSide = 0;
    int number = 0;
    for (const DealResult &result : match.results()) {
        ++number;
        for (int side = 0; counts(result) && side < seating.sides; ++side) {
            const int points = result.score.side[static_cast<std::size_t>(side)].points;
            if (bestDeal >= 0 && points <= best)
                continue;
            best = points;
            bestDeal = number;
            bestSide = side;
        }
    }
    if (bestDeal < 0 || best <= 0)
        return {};
    return TableText::tr("Best deal: deal %1 (%2 for %3).")
        .arg(QString::number(bestDeal), signedPoints(best),
             sideName(seating, names, bestSide, viewer));
}

QString matchFigures(const Match &match)
{
    const int deals =
        static_cast<int>(std::count_if(match.results().begin(), match.results().end(), counts));
    QStringList figures{TableText::tr("%n deal(s)", nullptr, deals)};
    MatchSums sums;
    for (const DealResult &result : match.results())
        if (counts(result))
            sums.add(result, match.context()->seating);
    if (sums.nilsMade > 0)
        figures << TableText::tr("%n nil(s) made", nullptr, sums.nilsMade);
    if (sums.nilsFailed > 0)
        figures << TableText::tr("%n nil(s) failed", nullptr, sums.nilsFailed);
    if (sums.sets > 0)
        figures << TableText::tr("%n set(s)", nullptr, sums.sets);
    if (sums.bagPenalties > 0)
        figures << TableText::tr("Bag penalties: %1").arg(sums.bagPenalties);
    for (QString &figure : figures)
        figure.replace(QLatin1Char(' '), QChar::Nbsp); // a line ends between them only
    return figures.join(QStringLiteral(" · "));
}

QString winnerWords(const Match &match, const QStringList &names, int viewer)
{
    const Seating &seating = match.context()->seating;
    const int winner = match.standing().winner;
    if (winner < 0)
        return TableText::tr("The match is over");
    const QString who = sideName(seating, names, winner, viewer);
    if (seating.solo() && winner == seating.sideOf(viewer))
        return TableText::tr("You win");
    return (seating.solo() ? TableText::tr("%1 wins", "one player")
                           : TableText::tr("%1 win", "a partnership"))
        .arg(who);
}

namespace {

/// "They lead by 66."
QString leadWords(const Match &match, const QStringList &names, int viewer, int best)
{
    const Seating &seating = match.context()->seating;
    const PerSide<int> &totals = match.standing().totals;
    const int own = seating.sideOf(viewer);
    int second = std::numeric_limits<int>::min();
    for (int side = 0; side < seating.sides; ++side)
        if (side != best)
            second = std::max(second, totals[static_cast<std::size_t>(side)]);
    const int by = totals[static_cast<std::size_t>(best)] - second;
    if (by == 0)
        return TableText::tr("The match is tied.");
    if (best == own)
        return TableText::tr("You are ahead by %1.").arg(countText(by));
    if (seating.sides == 2 && !seating.solo())
        return TableText::tr("They are ahead by %1.", "the other partnership").arg(countText(by));
    return filled(seating.solo() ? TableText::tr("%1 is ahead by %2.", "one player")
                                 : TableText::tr("%1 are ahead by %2.", "a partnership"),
                  {sideName(seating, names, best, viewer), countText(by)});
}

} // namespace

QString standWords(const Match &match, const QStringList &names, int viewer)
{
    const Seating &seating = match.context()->seating;
    if (match.over() || seating.sides < 2)
        return {};
    const PerSide<int> &totals = match.standing().totals;
    int best = 0;
    for (int side = 1; side < seating.sides; ++side)
        if (totals[static_cast<std::size_t>(side)] > totals[static_cast<std::size_t>(best)])
            best = side;
    QString words = leadWords(match, names, viewer, best);
    const int more =
        targetScore(match.rules()) - totals[static_cast<std::size_t>(seating.sideOf(viewer))];
    if (targetScore(match.rules()) > 0 && more > 0)
        words += QLatin1Char(' ') + TableText::tr("You need %1 more.").arg(countText(more));
    return words;
}

QString matchEndWords(const Match &match, const QStringList &names, int viewer)
{
    const Standing &standing = match.standing();
    const Seating &seating = match.context()->seating;
    if (standing.winner < 0)
        return TableText::tr("The match is over.");
    const QString who = sideName(seating, names, standing.winner, viewer);
    const QString reason = toText(standing.end->reason(match.rules()));
    if (seating.solo() && standing.winner == seating.sideOf(viewer))
        return TableText::tr("You win the match. %1").arg(reason);
    return (seating.solo() ? TableText::tr("%1 wins the match. %2", "one player")
                           : TableText::tr("%1 win the match. %2", "a partnership"))
        .arg(who, reason);
}

} // namespace sandbag
