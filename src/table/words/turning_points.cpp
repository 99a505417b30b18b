// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/turning_points.h"

#include "match/match.h"
#include "text/numbers.h"
#include "text/translate.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

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

/// The largest of the lines that `counts`, if there is one.
template<typename Counts>
std::optional<TurningPoint> largestOf(const DealResult &result, const QStringList &names, bool solo,
                                      Counts counts)
{
    std::vector<TurningPoint> points;
    for (const ScoreLine &line : result.score.lines())
        if (std::abs(line.points) >= kLeast && counts(line))
            points.push_back(pointOf(line, result, names, solo));
    const auto largest = std::min_element(points.begin(), points.end(), isLarger);
    return largest == points.end() ? std::nullopt : std::optional(*largest);
}

bool isSpecial(const ScoreLine &line)
{
    return line.rule->kind != LineKind::contract;
}

bool isSet(const ScoreLine &line)
{
    return line.rule->kind == LineKind::contract && line.points < 0;
}

} // namespace

std::vector<TurningPoint> turningPoints(const Match &match, const QStringList &names,
                                        std::size_t most)
{
    const bool solo = match.context()->seating.solo();
    std::vector<TurningPoint> points, sets;
    std::size_t deal = 0;
    for (const DealResult &result : match.results()) {
        if (result.partial() || !result.score.counts)
            continue;
        ++deal;
        const auto keep = [deal](std::vector<TurningPoint> &list, std::optional<TurningPoint> one) {
            if (!one)
                return false;
            one->deal = deal;
            list.push_back(*one);
            return true;
        };
        if (!keep(points, largestOf(result, names, solo, isSpecial)))
            keep(sets, largestOf(result, names, solo, isSet));
    }
    std::stable_sort(points.begin(), points.end(), isLarger);
    std::stable_sort(sets.begin(), sets.end(), isLarger);
    points.insert(points.end(), sets.begin(), sets.end());
    points.resize(std::min(points.size(), most));
    std::sort(points.begin(), points.end(),
              [](const TurningPoint &a, const TurningPoint &b) { return a.deal < b.deal; });
    return points;
}

} // namespace sandbag
