// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/turning_points.h"

#include "match/match.h"
#include "text/numbers.h"
#include "text/translate.h"

#include <algorithm>
#include <cstdlib>

namespace sandbag {

namespace {

constexpr int kLeast = 50; // points

TurningPoint pointOf(const ScoreLine &line, const DealResult &result, const QStringList &names,
                     bool solo)
{
    QString text = toText(explain(line, result.facts.rulings));
    if (line.seat >= 0 && !solo)
        text = QStringLiteral("%1: %2").arg(names.value(line.seat), text);
    return {line.side, 0, line.points,
            QStringLiteral("%1, %2").arg(text, signedPoints(line.points))};
}

bool isLarger(const TurningPoint &a, const TurningPoint &b)
{
    return std::abs(a.points) > std::abs(b.points);
}

} // namespace

std::vector<TurningPoint> turningPoints(const Match &match, const QStringList &names,
                                        std::size_t most)
{
    std::vector<TurningPoint> points;
    std::size_t deal = 0;
    for (const DealResult &result : match.results()) {
        if (result.partial() || !result.score.counts)
            continue;
        ++deal;
        std::vector<TurningPoint> here;
        for (const ScoreLine &line : result.score.lines())
            if (line.rule->kind != LineKind::contract && std::abs(line.points) >= kLeast)
                here.push_back(pointOf(line, result, names, match.context()->seating.solo()));
        const auto largest = std::min_element(here.begin(), here.end(), isLarger);
        if (largest == here.end())
            continue;
        largest->deal = deal;
        points.push_back(*largest);
    }
    std::stable_sort(points.begin(), points.end(), isLarger);
    points.resize(std::min(points.size(), most));
    std::sort(points.begin(), points.end(),
              [](const TurningPoint &a, const TurningPoint &b) { return a.deal < b.deal; });
    return points;
}

} // namespace sandbag
