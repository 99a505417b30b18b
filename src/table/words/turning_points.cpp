// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/turning_points.h"

#include "match/match.h"
#include "text/numbers.h"
#include "text/translate.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace sandbag {

namespace {

constexpr int kLeast = 50; // points

/// Who did it is named, unless it was the doing of partners.
int doerOf(const ScoreLine &line, const Seating &seating)
{
    for (int seat = 0; line.seat < 0 && seating.solo() && seat < seating.players; ++seat)
        if (seating.sideOf(seat) == line.side)
            return seat;
    return line.seat;
}

TurningPoint pointOf(const ScoreLine &line, const DealResult &result, const QStringList &names,
                     const Seating &seating)
{
    QString text = toText(explain(line, result.facts.rulings));
    if (const int seat = doerOf(line, seating); seat >= 0)
        text = QStringLiteral("%1: %2").arg(names.value(seat), text);
    return {line.side, 0, line.points,
            QStringLiteral("%1, %2").arg(text, signedPoints(line.points)),
            result.score.side[static_cast<std::size_t>(line.side)].points};
}

/// The largest of the lines that `counts`, if there is one.
template<typename Counts>
std::optional<TurningPoint> largestOf(const DealResult &result, const QStringList &names,
                                      const Seating &seating, Counts counts)
{
    std::vector<TurningPoint> points;
    for (const ScoreLine &line : result.score.lines())
        if (std::abs(line.points) >= kLeast && counts(line))
            points.push_back(pointOf(line, result, names, seating));
    const auto largest = std::min_element(points.begin(), points.end(), changedMore);
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

bool changedMore(const TurningPoint &a, const TurningPoint &b)
{
    const auto size = [](const TurningPoint &point) {
        return std::pair(std::abs(point.points), std::abs(point.change));
    };
    return size(a) > size(b);
}

std::vector<TurningPoint> turningPoints(const Match &match, const QStringList &names,
                                        std::size_t most)
{
    const Seating &seating = match.context()->seating;
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
        if (!keep(points, largestOf(result, names, seating, isSpecial)))
            keep(sets, largestOf(result, names, seating, isSet));
    }
    std::stable_sort(points.begin(), points.end(), changedMore);
    std::stable_sort(sets.begin(), sets.end(), changedMore);
    points.insert(points.end(), sets.begin(), sets.end());
    points.resize(std::min(points.size(), most));
    std::sort(points.begin(), points.end(),
              [](const TurningPoint &a, const TurningPoint &b) { return a.deal < b.deal; });
    return points;
}

} // namespace sandbag
