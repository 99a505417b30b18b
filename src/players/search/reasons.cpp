// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/reasons.h"

#include "search/naming.h"
#include "search/telling.h"
#include "text/mark.h"

#include <cmath>
#include <utility>
#include <vector>

namespace sandbag {

namespace {

/// Told with its sign.
Points rounded(double points)
{
    return {static_cast<int>(std::lround(points)), true};
}

Sentence nilSentence(const SeatView &view, int seat, int chance)
{
    if (seat == view.seat())
        return {QT_TRANSLATE_NOOP("players", "Your nil succeeds %1% of the time."), {chance}};
    return {QT_TRANSLATE_NOOP("players", "%1's nil succeeds %2% of the time."),
            {Seat{seat}, chance}};
}

/// What it costs to do nothing of the kind.
std::vector<Sentence> ofNothing(double less, int fewer)
{
    if (less >= 0.5)
        return {Sentence::counted(
            QT_TRANSLATE_N_NOOP("players",
                                "If you don't do this, the deal is worth %n point(s) less."),
            static_cast<int>(std::lround(less)))};
    if (fewer >= 1)
        return {Sentence::counted(
            QT_TRANSLATE_N_NOOP(
                "players",
                "If you don't do this, the chance to win drops by %n percentage point(s)."),
            fewer)};
    return {
        {QT_TRANSLATE_NOOP("players", "If you don't do this, the deal is worth about the same.")}};
}

/// As good to anyone who plays: a search of any size is hardly finer.
constexpr double kAlikePoints = 2, kAlikeChance = 0.005;

/// Whether that choice is about as good as the best one.
bool isAlike(const Considered &best, const Considered &other)
{
    return other.event && !other.sums->values.empty() &&
           std::abs(leadOver(*best.sums, *other.sums)) < kAlikePoints &&
           std::abs(best.value - other.value) < kAlikeChance;
}

/// The choices between the best one and the one that it is compared with.
Sentence alikeWords(const Considered &best, std::span<const Considered> alike)
{
    // Groups of cards one after the other would read as one: the first of them is told.
    if (alike.size() == 1 || isGroup(alike[0].event->kind))
        return {QT_TRANSLATE_NOOP("players", "%1 is about as good."),
                {nameOf(*alike[0].event, best.event ? *best.event : *alike[0].event)}};
    std::vector<Act> acts;
    for (const Considered &one : alike)
        acts.push_back(actOf(*one.event));
    return {QT_TRANSLATE_NOOP("players", "About as good: %1."), {acts}};
}

/// What the best choice that is worse costs, and what is worst about it.
std::vector<Sentence> costOfOther(const Considered &best, const Considered &other,
                                  const SeatView &view, const Standing &standing)
{
    const double less = leadOver(*best.sums, *other.sums);
    const int fewer = ofHundred(best.value) - ofHundred(other.value);
    const SentenceArg name = nameOf(*other.event, best.event ? *best.event : *other.event);
    std::vector<Sentence> parts;
    if (less >= 0.5)
        parts.push_back(Sentence::counted(
            QT_TRANSLATE_N_NOOP("players", "Next best: %1, worth %n point(s) less."),
            static_cast<int>(std::lround(less)), {name}));
    else if (fewer >= 1) // the score of the match outweighs the points
        parts.push_back(Sentence::counted(
            QT_TRANSLATE_N_NOOP(
                "players",
                "Next best: %1, with a chance to win that is %n percentage point(s) lower."),
            fewer, {name}));
    else
        return {{QT_TRANSLATE_NOOP("players", "%1 is about as good."), {name}}};
    if (const auto worst = drawbackOf(best, other, view, standing))
        parts.push_back(worst->words);
    return parts;
}

/// What is said of the other choices: which are as good, what the best of the rest costs, and what
/// is worst about that one.
std::vector<Sentence> costsOf(std::span<const Considered> ranked, const SeatView &view,
                              const Standing &standing)
{
    const Considered &best = ranked.front(), &second = ranked[1];
    if (best.sums->values.empty() || second.sums->values.empty())
        return {};
    if (!second.event)
        return ofNothing(leadOver(*best.sums, *second.sums),
                         ofHundred(best.value) - ofHundred(second.value));
    const std::size_t beside = besideOf(ranked);
    const auto alike =
        ranked.subspan(1, beside == 1 && isAlike(best, second) ? ranked.size() - 1 : beside - 1);
    std::vector<Sentence> parts;
    if (!alike.empty())
        parts.push_back(alikeWords(best, alike));
    if (alike.size() + 1 == ranked.size())
        return parts;
    for (Sentence &part : costOfOther(best, ranked[beside], view, standing))
        parts.push_back(std::move(part));
    return parts;
}

} // namespace

Sentence outlookOf(const OutcomeSums &sums, const SeatView &view,
                   const std::optional<Event> &choice)
{
    if (sums.values.empty())
        return {};
    // After a number of theirs a nil is one that the rules force on them, in some of the worlds.
    const bool number = choice && choice->kind == EventKind::call && choice->call().isNumber();
    std::vector<Sentence> parts;
    parts.emplace_back(
        QT_TRANSLATE_NOOP("players", "This wins the match %1% of the time and scores "
                                     "%2 points on average; the opponents score %3."),
        std::vector<SentenceArg>{ofHundred(sums.mean()), rounded(sums.share(sums.points)),
                                 rounded(sums.share(sums.points - sums.lead))});
    const auto addNil = [&](int seat) {
        const bool bidNil = view.seen().calls[seat].isNil();
        const double share = sums.share(sums.nils[seat]);
        const bool stands = bidNil && view.seen().play.taken[seat] == 0;
        const bool thoughtOf = !bidNil && !number && seat == view.seat() && share > 0.01;
        if (stands || thoughtOf)
            parts.push_back(nilSentence(view, seat, nilOfHundred(share)));
    };
    // What the player answers for themselves comes first: a hint says no more than that.
    addNil(view.seat());
    if (sums.contracts > 0.01 * sums.weight)
        parts.emplace_back(
            QT_TRANSLATE_NOOP("players", "The contract is made %1% of the time and set %2%."),
            std::vector<SentenceArg>{ofHundred(sums.made / sums.contracts),
                                     100 - ofHundred(sums.made / sums.contracts)});
    const Seating &seating = view.context().seating;
    for (const bool partners : {true, false}) {
        for (int seat = 0; seat < seating.players; ++seat) {
            if (seat != view.seat() && seating.together(seat, view.seat()) == partners)
                addNil(seat);
        }
    }
    return joined(std::move(parts));
}

std::size_t besideOf(std::span<const Considered> ranked)
{
    for (std::size_t i = 1; i < ranked.size(); ++i) {
        const bool known = ranked[i].event && !ranked[i].sums->values.empty();
        if (known && !isAlike(ranked.front(), ranked[i]))
            return i;
    }
    return 1;
}

Sentence reasonOf(std::span<const Considered> ranked, const SeatView &view,
                  const Standing &standing)
{
    const Considered &best = ranked.front();
    std::vector<Sentence> parts{outlookOf(*best.sums, view, best.event)};
    if (ranked.size() > 1) {
        for (Sentence &part : costsOf(ranked, view, standing))
            parts.push_back(std::move(part));
    }
    return joined(std::move(parts));
}

} // namespace sandbag
