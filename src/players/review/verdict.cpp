// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/verdict.h"

#include "search/telling.h"
#include "text/mark.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// Weighted sums of one quantity over worlds.
struct Moments {
    double weight = 0, squares = 0, sum = 0, sumOfSquares = 0;

    void add(double value, double w)
    {
        weight += w;
        squares += w * w;
        sum += w * value;
        sumOfSquares += w * value * value;
    }
    [[nodiscard]] double mean() const { return weight > 0 ? sum / weight : 0; }
    /// Standard error of the mean; 0 where one world is all there is.
    [[nodiscard]] double error(std::size_t worlds) const
    {
        if (worlds < 2)
            return 0;
        const double variance = std::max(sumOfSquares / weight - mean() * mean(), 0.0);
        return std::sqrt(variance * squares / (weight * weight));
    }
};

/// The chance to win in that world, without what points break ties by.
double winIn(const OutcomeSums &sums, std::size_t world)
{
    return static_cast<double>(sums.values[world]) -
           static_cast<double>(WinModel::kPoint) * sums.leads[world];
}

/// What the choice made costs against the best one.
Sentence costOf(const Judgement &judgement, const ChoiceValue &best, const ChoiceValue &made)
{
    const Act own = actOf(judgement.made);
    if (!best.event)
        return {QT_TRANSLATE_NOOP("engine", "Without %1 the match is won in %2 of 100 cases, "
                                            "with it in %3."),
                {own, ofHundred(best.win), ofHundred(made.win)}};
    const Act better = actOf(*best.event);
    const bool chance = ofHundred(best.win) > ofHundred(made.win);
    const int points = static_cast<int>(std::lround(judgement.lossPoints));
    if (points >= 2 && chance)
        return {QT_TRANSLATE_NOOP("engine",
                                  "Against %1, %2 gives away %3 points, and wins the match in %4 "
                                  "of 100 cases instead of %5."),
                {better, own, points, ofHundred(made.win), ofHundred(best.win)}};
    if (points >= 2)
        return {QT_TRANSLATE_NOOP("engine", "Against %1, %2 gives away %3 points."),
                {better, own, points}};
    if (chance)
        return {QT_TRANSLATE_NOOP("engine",
                                  "Against %1, %2 wins the match in %3 of 100 cases instead of "
                                  "%4."),
                {better, own, ofHundred(made.win), ofHundred(best.win)}};
    return {QT_TRANSLATE_NOOP("engine", "%1 is a little better than %2."), {better, own}};
}

} // namespace

Difference differenceOf(const OutcomeSums &better, const OutcomeSums &other)
{
    const std::size_t worlds = std::min(better.values.size(), other.values.size());
    Moments win, points;
    for (std::size_t i = 0; i < worlds; ++i) {
        win.add(winIn(better, i) - winIn(other, i), other.weights[i]);
        points.add(static_cast<double>(better.leads[i]) - other.leads[i], other.weights[i]);
    }
    return {win.mean(), points.mean(), win.error(worlds), points.error(worlds)};
}

ChoiceValue valueOf(const OutcomeSums &sums)
{
    Moments win, points;
    for (std::size_t i = 0; i < sums.values.size(); ++i) {
        win.add(winIn(sums, i), sums.weights[i]);
        points.add(sums.leads[i], sums.weights[i]);
    }
    ChoiceValue value;
    value.points = points.mean();
    value.win = std::clamp(win.mean(), 0.0, 1.0);
    value.pointsError = points.error(sums.values.size());
    value.winError = win.error(sums.values.size());
    return value;
}

Refusal whyNotJudged(const SeatView &view, const Event &made)
{
    switch (made.kind) {
    case EventKind::talk:
        return QT_TRANSLATE_NOOP("engine", "What partners tell each other is not judged.");
    case EventKind::clock:
        return QT_TRANSLATE_NOOP("engine", "The clock is nobody's choice.");
    case EventKind::back:
        return QT_TRANSLATE_NOOP("engine",
                                 "Taking a card back is not judged; the card played instead is.");
    case EventKind::challenge:
        return QT_TRANSLATE_NOOP("engine",
                                 "No proof was seen: whether to challenge is not judged.");
    default:
        break;
    }
    if (made.kind == EventKind::play && (view.seen().play.anyCardSeats >> made.seat & 1))
        return QT_TRANSLATE_NOOP("engine", "A card played in the dark is nobody's choice.");
    return {};
}

Sentence verdictOf(const Judgement &judgement, std::span<const Considered> ranked, std::size_t made,
                   const SeatView &view)
{
    if (judgement.forced)
        return QT_TRANSLATE_NOOP("engine", "There was no other choice.");
    if (judgement.made.kind == EventKind::play && ranked.size() == 1)
        return QT_TRANSLATE_NOOP("engine", "Whatever may be played here is as good.");
    std::vector<Sentence> parts;
    if (judgement.exact)
        parts.emplace_back(QT_TRANSLATE_NOOP("engine", "All cards were known here."));
    if (made == 0 || judgement.grade == Grade::best) {
        parts.emplace_back(QT_TRANSLATE_NOOP("engine", "Nothing better was found."));
        // As good for the match as the one that makes more points of the deal.
        parts.push_back(made == 0 ? reasonOf(ranked, view) : outlookOf(*ranked[made].sums, view));
        return joined(std::move(parts));
    }
    if (judgement.grade == Grade::unclear) {
        const auto &best = judgement.values.front().event;
        if (best)
            parts.emplace_back(
                QT_TRANSLATE_NOOP("engine", "%1 and %2 are too close to tell apart."),
                std::vector<SentenceArg>{actOf(judgement.made), actOf(*best)});
        parts.push_back(outlookOf(*ranked[made].sums, view));
        return joined(std::move(parts));
    }
    parts.push_back(costOf(judgement, judgement.values.front(), judgement.values[made]));
    if (const auto worst = drawbackOf(*ranked.front().sums, *ranked[made].sums, view))
        parts.push_back(*worst);
    return joined(std::move(parts));
}

} // namespace sandbag
