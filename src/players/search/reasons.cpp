// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/reasons.h"

#include "deal/progress.h"
#include "families/bags/bags.h"
#include "search/naming.h"
#include "search/nil_proof.h"
#include "search/telling.h"
#include "text/mark.h"

#include <bit>
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

Sentence nilSentence(const SeatView &view, int seat, double share,
                     const std::optional<Event> &choice)
{
    const bool own = seat == view.seat();
    if (nilIsProven(view, seat, choice))
        return own ? Sentence(QT_TRANSLATE_NOOP("players", "Your nil is certain to succeed."))
                   : Sentence(QT_TRANSLATE_NOOP("players", "%1's nil is certain to succeed."),
                              {Seat{seat}});
    const int chance = nilOfHundred(share);
    if (seat == view.seat())
        return {QT_TRANSLATE_NOOP("players", "Your nil succeeds %1% of the time."), {chance}};
    return {QT_TRANSLATE_NOOP("players", "%1's nil succeeds %2% of the time."),
            {Seat{seat}, chance}};
}

/// Points that a side can check on the score sheet, and those that bags cost beyond it.
Sentence withBags(Sentence cost, const OutcomeSums &better, const OutcomeSums &other,
                  const RuleSet &rules)
{
    std::vector<Sentence> parts{std::move(cost)};
    if (auto bags = bagsCounted(better, other, rules))
        parts.push_back(std::move(*bags));
    return joined(std::move(parts));
}

/// What it costs to do nothing of the kind.
std::vector<Sentence> ofNothing(const OutcomeSums &best, const OutcomeSums &nothing, int fewer,
                                const RuleSet &rules)
{
    const double less = leadOver(best, nothing);
    if (less >= 0.5)
        return {withBags(
            Sentence::counted(
                QT_TRANSLATE_N_NOOP("players",
                                    "If you don't do this, the deal is worth %n point(s) less."),
                static_cast<int>(std::lround(less))),
            best, nothing, rules)};
    if (fewer >= 1)
        return {Sentence::counted(
            QT_TRANSLATE_N_NOOP(
                "players",
                "If you don't do this, the chance to win drops by %n percentage point(s)."),
            fewer)};
    return {withBags(
        QT_TRANSLATE_NOOP("players", "If you don't do this, the deal is worth about the same."),
        best, nothing, rules)};
}

/// Points of a difference that the price of bags makes, from which on they are named.
constexpr double kBagsMatter = 0.5;
/// Chances of a bag penalty that are told apart.
constexpr double kPenaltiesDiffer = 0.01;

/// Of a hundred nils, or contracts, so few succeed that nobody counts on one.
constexpr int kHardlyAny = 2;
/// … and from so large a part on it is a loss to give one up.
constexpr double kSomeChance = 0.1;

/// Whether that choice is about as good as the best one.
bool isAlike(const Considered &best, const Considered &other)
{
    return other.event && !other.sums->values.empty() &&
           areAlike(leadOver(*best.sums, *other.sums), best.value - other.value);
}

/// How the price of bags makes choices alike that a score sheet parts: said once for all of them.
std::optional<Sentence> bagsOfAlike(const Considered &best, std::span<const Considered> alike,
                                    const RuleSet &rules)
{
    for (const Considered &one : alike) {
        if (auto bags = bagsCounted(*best.sums, *one.sums, rules))
            return bags;
    }
    return {};
}

/// The choices between the best one and the one that it is compared with.
Sentence alikeNames(const Considered &best, std::span<const Considered> alike, const SeatView &view)
{
    // Groups of cards one after the other would read as one: the first of them is told.
    if (alike.size() == 1 || isGroup(alike[0].event->kind) ||
        alike[0].event->kind == EventKind::draft)
        return {QT_TRANSLATE_NOOP("players", "%1 is about as good."),
                {nameOf(*alike[0].event, best.event ? *best.event : *alike[0].event, view)}};
    std::vector<Act> acts;
    for (const Considered &one : alike)
        acts.push_back(actOf(*one.event));
    return {QT_TRANSLATE_NOOP("players", "About as good: %1."), {acts}};
}

/// They are named, and what they have in common is explained.
std::vector<Sentence> alikeWords(const Considered &best, std::span<const Considered> alike,
                                 const SeatView &view)
{
    std::vector<Sentence> parts{alikeNames(best, alike, view)};
    if (auto bags = bagsOfAlike(best, alike, view.rules()))
        parts.push_back(std::move(*bags));
    return parts;
}

/// What the other choice costs is said with how it counts bags.
bool saysBags(const Considered &best, const Considered &other, const RuleSet &rules)
{
    return leadOver(*best.sums, *other.sums) >= 0.5 && bagsCounted(*best.sums, *other.sums, rules);
}

bool isNilCall(const Considered &choice)
{
    return choice.event && choice.event->kind == EventKind::call && choice.event->call().isNil();
}

/// What the best choice that is worse costs, and what is worst about it; how bags count is said
/// once.
std::vector<Sentence> costOfOther(const Considered &best, const Considered &other,
                                  const SeatView &view, const Standing &standing, bool bagsSaid)
{
    const double less = leadOver(*best.sums, *other.sums);
    const int fewer = ofHundred(best.value) - ofHundred(other.value);
    const SentenceArg name = nameOf(*other.event, best.event ? *best.event : *other.event, view);
    std::vector<Sentence> parts;
    if (less >= 0.5)
        parts.push_back(
            withBags(Sentence::counted(
                         QT_TRANSLATE_N_NOOP("players", "Next best: %1, worth %n point(s) less."),
                         static_cast<int>(std::lround(less)), {name}),
                     *best.sums, *other.sums, view.rules()));
    else if (fewer >= 1) // the score of the match outweighs the points
        parts.push_back(Sentence::counted(
            QT_TRANSLATE_N_NOOP(
                "players",
                "Next best: %1, with a chance to win that is %n percentage point(s) lower."),
            fewer, {name}));
    else if (bagsSaid)
        return {alikeNames(best, {&other, 1}, view)};
    else
        return alikeWords(best, {&other, 1}, view);
    const auto worst = drawbackOf(best, other, view, standing);
    if (worst && !(worst->kind == Drawback::Kind::nil && worst->seat == view.seat() &&
                   isNilCall(best) && !isNilCall(other)))
        parts.push_back(worst->words); // how safe an own nil is was said of it
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
        return ofNothing(*best.sums, *second.sums, ofHundred(best.value) - ofHundred(second.value),
                         view.rules());
    const std::size_t beside = besideOf(ranked);
    const auto alike =
        ranked.subspan(1, beside == 1 && isAlike(best, second) ? ranked.size() - 1 : beside - 1);
    const bool ends = alike.size() + 1 == ranked.size();
    std::vector<Sentence> parts;
    if (!alike.empty() && !ends && saysBags(best, ranked[beside], view.rules()))
        parts.push_back(alikeNames(best, alike, view)); // it is said once
    else if (!alike.empty())
        parts = alikeWords(best, alike, view);
    if (ends)
        return parts;
    for (Sentence &part : costOfOther(best, ranked[beside], view, standing, parts.size() > 1))
        parts.push_back(std::move(part));
    return parts;
}

} // namespace

std::optional<Sentence> bagsCounted(const OutcomeSums &better, const OutcomeSums &other,
                                    const RuleSet &rules)
{
    const double bags = better.share(better.bagPoints) - other.share(other.bagPoints);
    const int price = -static_cast<int>(std::lround(bagPrice(rules)));
    if (std::abs(bags) < kBagsMatter || price <= 0)
        return {};
    // A penalty takes with it the price of the bags before: the difference is less than it costs.
    if (std::abs(better.share(better.penalty) - other.share(other.penalty)) >= kPenaltiesDiffer)
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("players", "This spreads the bag penalty over the bags, each of "
                                           "which counts as a loss of %n point(s)."),
            price);
    return Sentence::counted(
        QT_TRANSLATE_N_NOOP("players", "This counts each bag as a loss of %n point(s)."), price);
}

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
                                 rounded(sums.share(sums.othersPoints))});
    const auto addNil = [&](int seat) {
        const bool bidNil = view.seen().calls[seat].isNil();
        const double share = sums.share(sums.nils[seat]);
        const bool stands = bidNil && tricksOfSeat(view.seen(), seat) == 0;
        const bool thoughtOf = !bidNil && !number && seat == view.seat() && share > 0.01;
        if (stands || thoughtOf)
            parts.push_back(nilSentence(view, seat, share, choice));
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

unsigned lostNilsAfter(const OutcomeSums &sums, const SeatView &view,
                       const std::optional<Event> &choice)
{
    const bool calls = choice && choice->kind == EventKind::call && choice->call().isNil();
    unsigned lost = 0;
    for (const int seat : view.context().seating.seatsOf(view.seen().sideOf(view.seat()))) {
        const bool nil = view.seen().calls[seat].isNil() || (calls && seat == view.seat());
        if (!sums.values.empty() && nil && nilOfHundred(sums.share(sums.nils[seat])) <= kHardlyAny)
            lost |= 1U << seat;
    }
    return lost;
}

bool isContractLost(const OutcomeSums &sums)
{
    return sums.contracts > 0 && ofHundred(sums.made / sums.contracts) <= kHardlyAny;
}

bool areAlike(double points, double chance)
{
    constexpr double kPoints = 2, kChance = 0.005;
    return std::abs(points) < kPoints && std::abs(chance) < kChance;
}

unsigned nilsGivenUp(unsigned lost, const OutcomeSums &better)
{
    unsigned given = 0;
    for (unsigned rest = lost; rest; rest &= rest - 1) {
        const auto seat = static_cast<std::size_t>(std::countr_zero(rest));
        given |= better.share(better.nils[seat]) >= kSomeChance ? 1U << seat : 0;
    }
    return given;
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
