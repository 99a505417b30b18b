// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/reasons.h"

#include "families/bags/bags.h"
#include "search/naming.h"
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

/// Of a nil that playouts told of: nobody can promise one.
int nilOfHundred(double share)
{
    return std::min(ofHundred(share), 99);
}

Sentence nilSentence(const SeatView &view, int seat, int chance)
{
    if (seat == view.seat())
        return {QT_TRANSLATE_NOOP("engine", "Your nil succeeds %1% of the time."), {chance}};
    return {QT_TRANSLATE_NOOP("engine", "%1's nil succeeds %2% of the time."),
            {Seat{seat}, chance}};
}

/// Points between a contract made and set, a nil made and lost: only to tell which weighs most.
constexpr double kContract = 100;
constexpr double kNil = 200;
constexpr double kWorthTelling = 3;
/// Of a match that ends with the deal; what explains that it does weighs more.
constexpr double kMatch = 50;
/// What is so likely is told as certain.
constexpr double kCertain = 0.97;
/// A penalty that need not come.
constexpr double kAsLikelyAsNot = 0.5;
/// A bag that brings no penalty yet weighs less than one that does, though it costs as much in the
/// long run.
constexpr double kPlainBag = 0.5;

/// Two choices beside each other, and where.
struct Pair {
    const Considered &better, &other;
    const SeatView &view;
    const Standing &standing;

    [[nodiscard]] const OutcomeSums &best() const { return *better.sums; }
    [[nodiscard]] const OutcomeSums &second() const { return *other.sums; }
    /// Shares of one quantity of both.
    [[nodiscard]] double ofBest(double OutcomeSums::*sum) const
    {
        return best().share(best().*sum);
    }
    [[nodiscard]] double ofSecond(double OutcomeSums::*sum) const
    {
        return second().share(second().*sum);
    }
};

bool callsNil(const Considered &choice)
{
    return choice.event && choice.event->kind == EventKind::call && choice.event->call().isNil();
}

/// Of the nil that one of the two calls and the other does not.
Drawback ofOwnCall(const Pair &pair)
{
    const int seat = pair.view.seat();
    const bool better = callsNil(pair.better);
    if (better == callsNil(pair.other))
        return {};
    const OutcomeSums &sums = better ? pair.best() : pair.second();
    return {Drawback::Kind::nil,
            seat,
            std::abs(leadOver(pair.best(), pair.second())),
            {QT_TRANSLATE_NOOP("engine", "Your nil would succeed %1% of the time."),
             {nilOfHundred(sums.share(sums.nils[seat]))}}};
}

/// Of a nil that both choices leave in the game.
Drawback ofNil(const Pair &pair, int seat)
{
    const bool own = seat == pair.view.seat();
    if (own && (callsNil(pair.better) || callsNil(pair.other)) &&
        callsNil(pair.better) != callsNil(pair.other))
        return ofOwnCall(pair);
    if (!pair.view.seen().calls[seat].isNil() && !(own && callsNil(pair.better)))
        return {};
    const bool ours = pair.view.context().seating.together(seat, pair.view.seat());
    const double best = pair.best().share(pair.best().nils[seat]);
    const double second = pair.second().share(pair.second().nils[seat]);
    Drawback nil{Drawback::Kind::nil, seat, kNil * (ours ? best - second : second - best), {}};
    if (own)
        nil.words = {QT_TRANSLATE_NOOP(
                         "engine", "With it, your nil succeeds %1% of the time instead of %2%."),
                     {nilOfHundred(second), nilOfHundred(best)}};
    else
        nil.words = {QT_TRANSLATE_NOOP(
                         "engine", "With it, %1's nil succeeds %2% of the time instead of %3%."),
                     {Seat{seat}, nilOfHundred(second), nilOfHundred(best)}};
    return nil;
}

Drawback ofContract(const Pair &pair)
{
    if (pair.best().contracts <= 0 || pair.second().contracts <= 0)
        return {};
    const double best = pair.best().made / pair.best().contracts;
    const double second = pair.second().made / pair.second().contracts;
    return {Drawback::Kind::contract,
            -1,
            kContract * (best - second),
            {QT_TRANSLATE_NOOP("engine",
                               "With it, you make your contract %1% of the time instead of %2%."),
             {ofHundred(second), ofHundred(best)}}};
}

Drawback ofOthers(const Pair &pair)
{
    const double set = pair.ofBest(&OutcomeSums::othersSet);
    const double fewer = pair.ofSecond(&OutcomeSums::othersSet);
    return {Drawback::Kind::othersContract,
            -1,
            kContract * (set - fewer),
            {QT_TRANSLATE_NOOP("engine",
                               "With it, the opponents are set %1% of the time instead of %2%."),
             {ofHundred(fewer), ofHundred(set)}}};
}

/// Bags that the side has by now, where its contract is made; nothing where it is not.
std::optional<int> bagsBy(const Pair &pair)
{
    const DealState &seen = pair.view.seen();
    const int side = seen.sideOf(pair.view.seat());
    int taken = 0;
    for (const int seat : seen.seating().seatsOf(side))
        taken += seen.play.taken[seat];
    const int contract = contractHalves(seen, side) / 2;
    if (seen.stage != Stage::play || contract <= 0 || taken < contract)
        return {};
    return pair.standing.bags[side] + taken - contract;
}

/// The penalty of the own bags: in so many words where the next one brings it for certain.
Drawback ofPenalty(const Pair &pair)
{
    const RuleSet &rules = pair.view.rules();
    const double best = pair.ofBest(&OutcomeSums::penalty);
    const double second = pair.ofSecond(&OutcomeSums::penalty);
    Drawback penalty{Drawback::Kind::penalty, -1, bagPenalty(rules) * (second - best), {}};
    const auto bags = bagsBy(pair);
    const bool next = bags && *bags + 1 == bagLimit(rules) && pair.other.event;
    if (next && second >= kCertain && best <= kAsLikelyAsNot)
        penalty.words = Sentence::counted(
            QT_TRANSLATE_N_NOOP("engine", "Your contract is made and you hold %1: %2 would bring "
                                          "the next bag, which costs %n point(s)."),
            bagPenalty(rules),
            {nested(Sentence::counted(QT_TRANSLATE_N_NOOP("engine", "%n bag(s)"), *bags)),
             actOf(*pair.other.event)});
    else
        penalty.words = Sentence::counted(
            QT_TRANSLATE_N_NOOP(
                "engine",
                "With it, you take the bag penalty of %n point(s) %1% of the time instead of %2%."),
            bagPenalty(rules), {ofHundred(second), ofHundred(best)});
    return penalty;
}

Drawback ofOthersPenalty(const Pair &pair)
{
    const RuleSet &rules = pair.view.rules();
    const double best = pair.ofBest(&OutcomeSums::othersPenalty);
    const double second = pair.ofSecond(&OutcomeSums::othersPenalty);
    return {Drawback::Kind::othersPenalty, -1, bagPenalty(rules) * (best - second),
            Sentence::counted(
                QT_TRANSLATE_N_NOOP("engine", "With it, the opponents take the bag penalty of %n "
                                              "point(s) %1% of the time instead of %2%."),
                bagPenalty(rules), {ofHundred(second), ofHundred(best)})};
}

/// Everybody else's contract is made, too.
bool othersHaveMade(const Pair &pair)
{
    const DealState &seen = pair.view.seen();
    for (int side = 0; side < seen.seating().sides; ++side) {
        int taken = 0;
        for (const int seat : seen.seating().seatsOf(side))
            taken += seen.play.taken[seat];
        if (side != seen.sideOf(pair.view.seat()) && 2 * taken < contractHalves(seen, side))
            return false;
    }
    return true;
}

/// What more bags are: where contracts are made, the trick itself.
Sentence bagWords(const Pair &pair)
{
    if (!bagsBy(pair) || !pair.other.event || pair.other.event->kind != EventKind::play)
        return {QT_TRANSLATE_NOOP("engine", "It brings more bags.")};
    const SentenceArg card = actOf(*pair.other.event);
    if (othersHaveMade(pair))
        return {QT_TRANSLATE_NOOP("engine", "All contracts are made: %1 takes a bag that the "
                                            "others would get."),
                {card}};
    return {QT_TRANSLATE_NOOP("engine", "Your contract is made: %1 would only bring you bags."),
            {card}};
}

/// Of bags that bring no penalty yet. Their count falls where one comes: those are taken, too.
Drawback ofBags(const Pair &pair)
{
    const int limit = bagLimit(pair.view.rules());
    const auto taken = [limit](const OutcomeSums &sums) {
        return sums.share(sums.bags) + limit * sums.share(sums.penalty);
    };
    const double more = taken(pair.second()) - taken(pair.best());
    return {Drawback::Kind::bags, -1,
            limit > 0 ? -kPlainBag * bagPrice(pair.view.rules()) * more : 0, bagWords(pair)};
}

/// The match, where it ends with this deal.
std::vector<Drawback> ofMatch(const Pair &pair)
{
    const double lost = pair.ofBest(&OutcomeSums::lost), more = pair.ofSecond(&OutcomeSums::lost);
    const double won = pair.ofBest(&OutcomeSums::won), fewer = pair.ofSecond(&OutcomeSums::won);
    return {
        {Drawback::Kind::match,
         -1,
         kMatch * (more - lost),
         {QT_TRANSLATE_NOOP(
              "engine", "With it, the match is lost in this deal %1% of the time instead of %2%."),
          {ofHundred(more), ofHundred(lost)}}},
        {Drawback::Kind::match,
         -1,
         kMatch * (won - fewer),
         {QT_TRANSLATE_NOOP(
              "engine", "With it, the match is won in this deal %1% of the time instead of %2%."),
          {ofHundred(fewer), ofHundred(won)}}}};
}

/// What it costs to do nothing of the kind.
std::vector<Sentence> ofNothing(double less, int fewer)
{
    if (less >= 0.5)
        return {Sentence::counted(
            QT_TRANSLATE_N_NOOP("engine", "Otherwise the deal is worth %n point(s) less."),
            static_cast<int>(std::lround(less)))};
    if (fewer >= 1)
        return {Sentence::counted(
            QT_TRANSLATE_N_NOOP("engine",
                                "Otherwise the chance to win drops by %n percentage point(s)."),
            fewer)};
    return {{QT_TRANSLATE_NOOP("engine", "Otherwise the deal is worth about as much.")}};
}

/// As good to anybody who plays: a search of any size is hardly finer.
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
    if (alike.size() == 1)
        return {QT_TRANSLATE_NOOP("engine", "%1 is about as good."),
                {nameOf(*alike[0].event, best.event ? *best.event : *alike[0].event)}};
    std::vector<Act> acts;
    for (const Considered &one : alike)
        acts.push_back(actOf(*one.event));
    return {QT_TRANSLATE_NOOP("engine", "About as good: %1."), {acts}};
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
            QT_TRANSLATE_N_NOOP("engine", "Next best: %1, worth %n point(s) less."),
            static_cast<int>(std::lround(less)), {name}));
    else if (fewer >= 1) // the score of the match outweighs the points
        parts.push_back(Sentence::counted(
            QT_TRANSLATE_N_NOOP(
                "engine", "Next best: %1, with a chance to win %n percentage point(s) lower."),
            fewer, {name}));
    else
        return {{QT_TRANSLATE_NOOP("engine", "%1 is about as good."), {name}}};
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

std::optional<Drawback> drawbackOf(const Considered &better, const Considered &other,
                                   const SeatView &view, const Standing &standing)
{
    if (better.sums->values.empty() || other.sums->values.empty())
        return {};
    const Pair pair{better, other, view, standing};
    std::vector<Drawback> all{ofContract(pair), ofOthers(pair), ofPenalty(pair),
                              ofOthersPenalty(pair), ofBags(pair)};
    for (int seat = 0; seat < view.context().seating.players; ++seat)
        all.push_back(ofNil(pair, seat));
    for (Drawback &match : ofMatch(pair))
        all.push_back(std::move(match));
    const auto worst = std::max_element(
        all.begin(), all.end(), [](const auto &a, const auto &b) { return a.points < b.points; });
    if (worst->points < kWorthTelling)
        return {};
    return *worst;
}

Sentence outlookOf(const OutcomeSums &sums, const SeatView &view)
{
    if (sums.values.empty())
        return {};
    std::vector<Sentence> parts;
    parts.emplace_back(
        QT_TRANSLATE_NOOP(
            "engine",
            "Wins the match %1% of the time; %2 points on average, and %3 for the opponents."),
        std::vector<SentenceArg>{ofHundred(sums.mean()), rounded(sums.share(sums.points)),
                                 rounded(sums.share(sums.points - sums.lead))});
    const auto addNil = [&](int seat) {
        const bool bidNil = view.seen().calls[seat].isNil();
        const double share = sums.share(sums.nils[seat]);
        const bool stands = bidNil && view.seen().play.taken[seat] == 0;
        const bool thoughtOf = !bidNil && seat == view.seat() && share > 0.01;
        if (stands || thoughtOf)
            parts.push_back(nilSentence(view, seat, nilOfHundred(share)));
    };
    // What the player answers for themselves comes first: a hint says no more than that.
    addNil(view.seat());
    if (sums.contracts > 0.01 * sums.weight)
        parts.emplace_back(
            QT_TRANSLATE_NOOP("engine", "The contract is made %1% of the time and set %2%."),
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
    std::vector<Sentence> parts{outlookOf(*best.sums, view)};
    if (ranked.size() > 1) {
        for (Sentence &part : costsOf(ranked, view, standing))
            parts.push_back(std::move(part));
    }
    return joined(std::move(parts));
}

} // namespace sandbag
