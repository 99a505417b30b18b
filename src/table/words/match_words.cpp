// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/match_words.h"

#include "words/table_text.h"
#include "words/told_lines.h"
#include "words/words.h"

#include <algorithm>

namespace sandbag {

namespace {

bool counts(const DealResult &result)
{
    return !result.partial && result.score.counts;
}

/// Lines of the whole match for which `holds`.
template<typename Holds>
int linesWith(const Match &match, const Holds &holds)
{
    int found = 0;
    for (const DealResult &result : match.results())
        if (counts(result))
            found += static_cast<int>(
                std::count_if(result.score.lines().begin(), result.score.lines().end(), holds));
    return found;
}

} // namespace

QString bestDealWords(const Match &match, const QStringList &names, int viewer)
{
    const Seating &seating = match.table()->seating;
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
    return TableText::tr("Best deal: number %1, %2 for %3.")
        .arg(QString::number(bestDeal), signedPoints(best),
             sideName(seating, names, bestSide, viewer));
}

QString matchFigures(const Match &match)
{
    const int deals =
        static_cast<int>(std::count_if(match.results().begin(), match.results().end(), counts));
    QStringList figures{TableText::tr("%n deal(s)", nullptr, deals)};
    const int made =
        linesWith(match, [](const ScoreLine &line) { return nilLine(line) && line.points > 0; });
    const int failed =
        linesWith(match, [](const ScoreLine &line) { return nilLine(line) && line.points < 0; });
    int sets = 0;
    for (const DealResult &result : match.results())
        sets += counts(result) ? setsIn(result, match.table()->seating) : 0;
    const int sacks = linesWith(match, sackLine);
    if (made > 0)
        figures << TableText::tr("%n nil(s) made", nullptr, made);
    if (failed > 0)
        figures << TableText::tr("%n nil(s) failed", nullptr, failed);
    if (sets > 0)
        figures << TableText::tr("%n set(s)", nullptr, sets);
    if (sacks > 0)
        figures << TableText::tr("%n sack(s) burst", nullptr, sacks);
    for (QString &figure : figures)
        figure.replace(QLatin1Char(' '), QChar::Nbsp); // a line ends between them only
    return figures.join(QStringLiteral(" · "));
}

} // namespace sandbag
