// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/verdict.h"

#include "policy/unseen_slots.h"
#include "review/nil_risk.h"
#include "search/naming.h"
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

/// A match that is so good as decided that no choice can change it.
constexpr double kDecided = 0.05;

bool isDecided(const ChoiceValue &value)
{
    return value.win < kDecided || value.win > 1 - kDecided;
}

/// Points that a choice costs, from which on they are told.
constexpr int kTold = 2;

/// Points that the grade goes by, and the state of the match next to them.
Sentence costInPoints(const Judgement &judgement, const ChoiceValue &made,
                      const SentenceArg &subject, int points)
{
    if (judgement.byPoints() && made.win < kDecided)
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("players",
                                "%1 costs %n point(s); the match is almost lost either way."),
            points, {subject});
    if (judgement.byPoints() && made.win > 1 - kDecided)
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("players",
                                "%1 costs %n point(s); the match is almost won either way."),
            points, {subject});
    if (judgement.byPoints())
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP(
                "players", "%1 costs %n point(s); the chance to win the match hardly changes."),
            points, {subject});
    return Sentence::counted(QT_TRANSLATE_N_NOOP("players", "%1 costs %n point(s)."), points,
                             {subject});
}

/// What the choice made costs against the best one.
Sentence costOf(const Judgement &judgement, const ChoiceValue &best, const ChoiceValue &made,
                const SeatView &view)
{
    if (!best.event)
        return {QT_TRANSLATE_NOOP("players", "Chance to win: %3% with %1, %2% without it."),
                {actOf(judgement.made), ofHundred(best.win), ofHundred(made.win)}};
    const SentenceArg subject = subjectOf(judgement.made, *best.event, view);
    const bool chance = ofHundred(best.win) > ofHundred(made.win);
    const int points = static_cast<int>(std::lround(judgement.lossPoints));
    if (points >= kTold && judgement.byPoints() && isDecided(made))
        return costInPoints(judgement, made, subject, points);
    if (points >= kTold && chance)
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP(
                "players", "%1 costs %n point(s) and lowers the chance to win from %3% to %2%."),
            points, {subject, ofHundred(made.win), ofHundred(best.win)});
    if (points >= kTold)
        return costInPoints(judgement, made, subject, points);
    if (chance)
        return {QT_TRANSLATE_NOOP("players", "%1 lowers the chance to win from %3% to %2%."),
                {subject, ofHundred(made.win), ofHundred(best.win)}};
    return {QT_TRANSLATE_NOOP("players", "%1 is a little worse."), {subject}};
}

/// The hand that the choice leaves, of which a nil would have to be made; nothing where it is about
/// no nil of one's own.
std::optional<Slots> nilHandAfter(const Event &made, const SeatView &view)
{
    const DealState &seen = view.seen();
    if (!view.handKnown())
        return {};
    const bool calls = made.kind == EventKind::call && made.call().isNil();
    const bool exchanges = made.kind == EventKind::pass || made.kind == EventKind::discard;
    if (!calls && !(exchanges && seen.calls[view.seat()].isNil()))
        return {};
    Slots hand = seen.play.hand[view.seat()];
    for (const Card card : made.cards)
        hand &= ~slotBit(view.context().play.slotOf[card.face()]);
    return hand;
}

/// Which cards a nil of one's own would die on, where that is what the choice has against it.
std::optional<Sentence> riskOf(const Event &made, const Drawback &worst, const SeatView &view)
{
    const auto hand = nilHandAfter(made, view);
    if (!hand || worst.kind != Drawback::Kind::nil || worst.seat != view.seat())
        return {};
    const Slots others = unseenSlots(view);
    return nilRiskOf(view.context().play, *hand, others);
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
        return QT_TRANSLATE_NOOP("players", "Talk between partners isn't reviewed.");
    case EventKind::clock:
        return QT_TRANSLATE_NOOP("players", "Plays made when time ran out aren't reviewed.");
    case EventKind::back:
        return QT_TRANSLATE_NOOP("players", "Only the card finally played is reviewed.");
    case EventKind::challenge:
        return QT_TRANSLATE_NOOP(
            "players",
            "A challenge is reviewed only if the cards played until then prove it right.");
    default:
        break;
    }
    if (made.kind == EventKind::play && (view.seen().play.anyCardSeats >> made.seat & 1))
        return QT_TRANSLATE_NOOP(
            "players", "Cards of a nil in the dark are played unseen, so they aren't reviewed.");
    return {};
}

Sentence verdictOf(const Judgement &judgement, const RankedChoices &choices, const SeatView &view,
                   const Standing &standing)
{
    const auto &[ranked, made] = choices;
    if (judgement.forced)
        return QT_TRANSLATE_NOOP("players", "There was no other choice.");
    if (judgement.made.kind == EventKind::play && ranked.size() == 1)
        return QT_TRANSLATE_NOOP("players", "Any legal card is equally good.");
    std::vector<Sentence> parts;
    if (judgement.exact)
        parts.emplace_back(QT_TRANSLATE_NOOP("players", "All cards were known here."));
    if (made == 0 || judgement.grade == Grade::best) {
        parts.emplace_back(QT_TRANSLATE_NOOP("players", "Nothing better was found."));
        // As good for the match as the one that makes more points of the deal.
        parts.push_back(made == 0 ? reasonOf(ranked, view, standing)
                                  : outlookOf(*ranked[made].sums, view, judgement.made));
        return joined(std::move(parts));
    }
    if (judgement.grade == Grade::unclear) {
        const auto &best = judgement.values.front().event;
        if (best)
            parts.emplace_back(
                QT_TRANSLATE_NOOP("players", "%1: too close to tell which is better."),
                std::vector<SentenceArg>{subjectOf(judgement.made, *best, view)});
        parts.push_back(outlookOf(*ranked[made].sums, view, judgement.made));
        return joined(std::move(parts));
    }
    parts.push_back(costOf(judgement, judgement.values.front(), judgement.values[made], view));
    const bool points =
        std::lround(judgement.lossPoints) >= kTold && judgement.values.front().event;
    if (auto bags = bagsCounted(*ranked.front().sums, *ranked[made].sums, view.rules());
        points && bags)
        parts.push_back(std::move(*bags));
    if (const auto worst = drawbackOf(ranked.front(), ranked[made], view, standing)) {
        parts.push_back(worst->words);
        if (auto risk = riskOf(judgement.made, *worst, view))
            parts.push_back(std::move(*risk));
    }
    return joined(std::move(parts));
}

} // namespace sandbag
