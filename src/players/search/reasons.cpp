// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/reasons.h"

#include "text/mark.h"

#include <cmath>

namespace sandbag {

namespace {

int percent(double part)
{
    return static_cast<int>(std::lround(100 * part));
}

/// "+12" or "-3".
std::string pointsText(double points)
{
    const int whole = static_cast<int>(std::lround(points));
    return (whole > 0 ? "+" : "") + std::to_string(whole);
}

Sentence nilSentence(const SeatView &view, int seat, int chance)
{
    if (seat == view.seat())
        return {QT_TRANSLATE_NOOP("engine", "Your nil holds in %1 of 100."), {chance}};
    if (view.table().seating.together(seat, view.seat()))
        return {QT_TRANSLATE_NOOP("engine", "Your partner's nil holds in %1 of 100."), {chance}};
    return {QT_TRANSLATE_NOOP("engine", "The opponents' nil holds in %1 of 100."), {chance}};
}

Sentence joined(std::vector<Sentence> parts)
{
    Sentence whole("%1");
    whole.args.emplace_back(std::move(parts));
    return whole;
}

} // namespace

Sentence outlookOf(const OutcomeSums &sums, const SeatView &view)
{
    std::vector<Sentence> parts;
    parts.emplace_back(
        QT_TRANSLATE_NOOP(
            "engine",
            "Wins the match in %1 of 100 cases; %2 points on average, and %3 for the others."),
        std::vector<SentenceArg>{percent(sums.mean()), pointsText(sums.share(sums.points)),
                                 pointsText(sums.share(sums.points - sums.lead))});
    if (sums.contracts > 0.01 * sums.weight)
        parts.emplace_back(
            QT_TRANSLATE_NOOP("engine", "The contract is made in %1 of 100, set in %2."),
            std::vector<SentenceArg>{percent(sums.made / sums.contracts),
                                     100 - percent(sums.made / sums.contracts)});
    for (int seat = 0; seat < view.table().seating.players; ++seat) {
        const bool bidNil = view.seen().calls[seat].isNil();
        const double share = sums.share(sums.nils[seat]);
        const bool stands = bidNil && view.seen().play.taken[seat] == 0;
        const bool thoughtOf = !bidNil && seat == view.seat() && share > 0.01;
        if (stands || thoughtOf)
            parts.push_back(nilSentence(view, seat, percent(share)));
    }
    return joined(std::move(parts));
}

Sentence reasonOf(const std::vector<Ranked> &ranked, const std::vector<double> &leads)
{
    std::vector<Sentence> parts{ranked.front().why};
    if (ranked.size() > 1) {
        const double less = leads[0] - leads[1];
        const std::string second = toString(ranked[1].event);
        const int fewer = percent(ranked[0].value) - percent(ranked[1].value);
        if (less >= 0.5)
            parts.emplace_back(
                QT_TRANSLATE_NOOP("engine", "Next best is %1, worth %2 points less."),
                std::vector<SentenceArg>{second, static_cast<int>(std::lround(less))});
        else if (fewer >= 1) // the score of the match outweighs the points
            parts.emplace_back(
                QT_TRANSLATE_NOOP("engine", "Next best is %1, which wins %2 in 100 fewer."),
                std::vector<SentenceArg>{second, fewer});
        else
            parts.emplace_back(QT_TRANSLATE_NOOP("engine", "%1 is about as good."),
                               std::vector<SentenceArg>{second});
    }
    return joined(std::move(parts));
}

} // namespace sandbag
