// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/reasons.h"

#include "families/bags/bags.h"
#include "search/telling.h"
#include "text/mark.h"

#include <algorithm>
#include <cmath>
#include <optional>

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
        return {QT_TRANSLATE_NOOP("engine", "Your nil holds in %1 of 100."), {chance}};
    if (view.table().seating.together(seat, view.seat()))
        return {QT_TRANSLATE_NOOP("engine", "Your partner's nil holds in %1 of 100."), {chance}};
    return {QT_TRANSLATE_NOOP("engine", "The opponents' nil holds in %1 of 100."), {chance}};
}

/// What one choice has against it beside another.
struct Drawback {
    double points = 0; ///< about what it costs
    Sentence words;
};

/// Points between a contract made and set, a nil made and lost: only to tell which weighs most.
constexpr double kContract = 100;
constexpr double kNil = 200;
constexpr double kBag = 10;
constexpr double kWorthTelling = 3;

Sentence nilDrawback(const SeatView &view, int seat, int chance)
{
    if (seat == view.seat())
        return {QT_TRANSLATE_NOOP("engine", "With it your nil holds in %1 of 100."), {chance}};
    if (view.table().seating.together(seat, view.seat()))
        return {QT_TRANSLATE_NOOP("engine", "With it your partner's nil holds in %1 of 100."),
                {chance}};
    return {QT_TRANSLATE_NOOP("engine", "With it the opponents' nil holds in %1 of 100."),
            {chance}};
}

/// Of a nil that both choices leave in the game.
Drawback ofNil(const OutcomeSums &best, const OutcomeSums &second, const SeatView &view, int seat)
{
    if (!view.seen().calls[seat].isNil())
        return {};
    const bool ours = view.table().seating.together(seat, view.seat());
    const double worse = best.share(best.nils[seat]) - second.share(second.nils[seat]);
    return {kNil * (ours ? worse : -worse),
            nilDrawback(view, seat, ofHundred(second.share(second.nils[seat])))};
}

Drawback ofContract(const OutcomeSums &best, const OutcomeSums &second)
{
    if (best.contracts <= 0 || second.contracts <= 0)
        return {};
    const double made = second.made / second.contracts;
    return {kContract * (best.made / best.contracts - made),
            {QT_TRANSLATE_NOOP("engine", "With it the contract is made in %1 of 100."),
             {ofHundred(made)}}};
}

Drawback ofOthers(const OutcomeSums &best, const OutcomeSums &second)
{
    const double set = best.share(best.othersSet);
    const double fewer = second.share(second.othersSet);
    return {kContract * (set - fewer),
            {QT_TRANSLATE_NOOP("engine", "With it the others are set in %1 of 100, not in %2."),
             {ofHundred(fewer), ofHundred(set)}}};
}

Drawback ofBags(const OutcomeSums &best, const OutcomeSums &second, const RuleSet &rules)
{
    const double more = second.share(second.bags) - best.share(best.bags);
    return {bagLimit(rules) > 0 ? kBag * more : 0,
            {QT_TRANSLATE_NOOP("engine", "It brings more bags.")}};
}

/// What it costs to do nothing of the kind.
std::vector<Sentence> ofNothing(double less, int fewer)
{
    if (less >= 0.5)
        return {Sentence::counted(
            QT_TRANSLATE_N_NOOP("engine", "Without it the deal is worth %n point(s) less."),
            static_cast<int>(std::lround(less)))};
    if (fewer >= 1)
        return {
            {QT_TRANSLATE_NOOP("engine", "Without it %1 in 100 fewer matches are won."), {fewer}}};
    return {{QT_TRANSLATE_NOOP("engine", "Without it the deal is worth about as much.")}};
}

/// What the second choice costs, and what is worst about it.
std::vector<Sentence> costOf(const Considered &best, const Considered &second, const SeatView &view)
{
    const double less = leadOver(*best.sums, *second.sums);
    const int fewer = ofHundred(best.value) - ofHundred(second.value);
    if (!second.event)
        return ofNothing(less, fewer);
    const Act name = actOf(*second.event);
    std::vector<Sentence> parts;
    if (less >= 0.5)
        parts.push_back(Sentence::counted(
            QT_TRANSLATE_N_NOOP("engine", "Next best is %1, worth %n point(s) less."),
            static_cast<int>(std::lround(less)), {name}));
    else if (fewer >= 1) // the score of the match outweighs the points
        parts.push_back(
            {QT_TRANSLATE_NOOP("engine", "Next best is %1, which wins %2 in 100 fewer."),
             {name, fewer}});
    else
        return {{QT_TRANSLATE_NOOP("engine", "%1 is about as good."), {name}}};
    if (const auto worst = drawbackOf(*best.sums, *second.sums, view))
        parts.push_back(*worst);
    return parts;
}

} // namespace

std::optional<Sentence> drawbackOf(const OutcomeSums &best, const OutcomeSums &second,
                                   const SeatView &view)
{
    std::vector<Drawback> all{ofContract(best, second), ofOthers(best, second),
                              ofBags(best, second, view.rules())};
    for (int seat = 0; seat < view.table().seating.players; ++seat)
        all.push_back(ofNil(best, second, view, seat));
    const auto worst = std::max_element(
        all.begin(), all.end(), [](const auto &a, const auto &b) { return a.points < b.points; });
    if (worst->points < kWorthTelling)
        return {};
    return worst->words;
}

Sentence outlookOf(const OutcomeSums &sums, const SeatView &view)
{
    std::vector<Sentence> parts;
    parts.emplace_back(
        QT_TRANSLATE_NOOP(
            "engine",
            "Wins the match in %1 of 100 cases; %2 points on average, and %3 for the others."),
        std::vector<SentenceArg>{ofHundred(sums.mean()), rounded(sums.share(sums.points)),
                                 rounded(sums.share(sums.points - sums.lead))});
    const auto addNil = [&](int seat) {
        const bool bidNil = view.seen().calls[seat].isNil();
        const double share = sums.share(sums.nils[seat]);
        const bool stands = bidNil && view.seen().play.taken[seat] == 0;
        const bool thoughtOf = !bidNil && seat == view.seat() && share > 0.01;
        if (stands || thoughtOf)
            parts.push_back(nilSentence(view, seat, ofHundred(share)));
    };
    // What the player answers for himself comes first: a hint says no more than that.
    addNil(view.seat());
    if (sums.contracts > 0.01 * sums.weight)
        parts.emplace_back(
            QT_TRANSLATE_NOOP("engine", "The contract is made in %1 of 100, set in %2."),
            std::vector<SentenceArg>{ofHundred(sums.made / sums.contracts),
                                     100 - ofHundred(sums.made / sums.contracts)});
    const Seating &seating = view.table().seating;
    for (const bool partners : {true, false}) {
        for (int seat = 0; seat < seating.players; ++seat) {
            if (seat != view.seat() && seating.together(seat, view.seat()) == partners)
                addNil(seat);
        }
    }
    return joined(std::move(parts));
}

Sentence reasonOf(std::span<const Considered> ranked, const SeatView &view)
{
    const Considered &best = ranked.front();
    std::vector<Sentence> parts{outlookOf(*best.sums, view)};
    if (ranked.size() > 1) {
        for (Sentence &part : costOf(best, ranked[1], view))
            parts.push_back(std::move(part));
    }
    return joined(std::move(parts));
}

} // namespace sandbag
