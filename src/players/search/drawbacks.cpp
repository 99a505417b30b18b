// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/drawbacks.h"

#include "deal/progress.h"
#include "families/bags/bags.h"
#include "families/bags/only_bags.h"
#include "search/naming.h"
#include "search/nil_proof.h"
#include "search/telling.h"
#include "text/mark.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sandbag {

namespace {

/// Points between a contract made and set, a nil made and lost: only to tell which weighs most.
constexpr double kContract = 100;
constexpr double kNil = 200;
constexpr double kWorthTelling = 3;
/// Of a match that ends with the deal; what explains that it does weighs more.
constexpr double kMatch = 50;
/// What is so likely is told as certain.
constexpr double kCertain = 0.97;
/// A penalty that need not come, a nil that fails as a rule.
constexpr double kAsLikelyAsNot = 0.5;
/// A bag that brings no penalty yet weighs less than one that does, though it costs as much in the
/// long run.
constexpr double kPlainBag = 0.5;

/// Two choices next to each other, and where.
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

/// The other choice is the lower of two bids, or the higher.
bool bidsLess(const Pair &pair, bool less)
{
    const auto number = [](const Considered &choice) {
        return choice.event && choice.event->kind == EventKind::call &&
               choice.event->call().isNumber();
    };
    if (!number(pair.better) || !number(pair.other))
        return false;
    const int best = pair.better.event->call().halves, other = pair.other.event->call().halves;
    return less ? other < best : other > best;
}

/// One of them is a look at the hand: what will be bid after it is not known, so how many bags come
/// of it is no figure to hold against a call.
bool looks(const Pair &pair)
{
    const auto look = [](const Considered &choice) {
        return choice.event && choice.event->kind == EventKind::look;
    };
    return look(pair.better) || look(pair.other);
}

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
    const double share = sums.share(sums.nils[seat]);
    // Whatever else comes of it, a nil that fails as a rule is not bid for that.
    const double fails = better ? 0 : kNil * (kAsLikelyAsNot - share);
    return {Drawback::Kind::nil,
            seat,
            std::max(std::abs(leadOver(pair.best(), pair.second())), fails),
            {QT_TRANSLATE_NOOP("players", "Your nil would succeed %1% of the time."),
             {nilOfHundred(share)}}};
}

/// Of a hundred nils so many succeed where that is proved, and only there.
constexpr int kProven = 100;

Sentence ofNilOf(int seat, int ofBetter, int ofOther)
{
    if (ofOther == kProven)
        return {QT_TRANSLATE_NOOP("players", "With this choice, %1's nil always succeeds instead "
                                             "of %2% of the time."),
                {Seat{seat}, ofBetter}};
    return {QT_TRANSLATE_NOOP(
                "players", "With this choice, %1's nil succeeds %2% of the time instead of %3%."),
            {Seat{seat}, ofOther, ofBetter}};
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
    const auto percent = [&](const Considered &choice, double share) {
        return nilIsProven(pair.view, seat, choice.event) ? kProven : nilOfHundred(share);
    };
    const int ofBetter = percent(pair.better, best), ofOther = percent(pair.other, second);
    Drawback nil{Drawback::Kind::nil, seat, kNil * (ours ? best - second : second - best), {}};
    if (own)
        nil.words = {
            QT_TRANSLATE_NOOP(
                "players", "With this choice, your nil succeeds %1% of the time instead of %2%."),
            {ofOther, ofBetter}};
    else
        nil.words = ofNilOf(seat, ofBetter, ofOther);
    return nil;
}

/// Too many tricks set a contract as well as too few.
bool overtricksSet(const RuleSet &rules)
{
    return rules.over_set_at > 0 || rules.over_twice != OverTwice::off ||
           rules.contract_made == ContractMade::exact ||
           rules.contract_made == ContractMade::each_exact;
}

Drawback ofContract(const Pair &pair)
{
    // That a lower bid is made less often comes of what a partner bids after it, but where it has
    // less room for tricks.
    const bool contradicts = bidsLess(pair, true) && !overtricksSet(pair.view.rules());
    if (pair.best().contracts <= 0 || pair.second().contracts <= 0 || contradicts)
        return {};
    const double best = pair.best().made / pair.best().contracts;
    const double second = pair.second().made / pair.second().contracts;
    return {
        Drawback::Kind::contract,
        -1,
        kContract * (best - second),
        {QT_TRANSLATE_NOOP(
             "players", "With this choice, you make your contract %1% of the time instead of %2%."),
         {ofHundred(second), ofHundred(best)}}};
}

Drawback ofOthers(const Pair &pair)
{
    const double set = pair.ofBest(&OutcomeSums::othersSet);
    const double fewer = pair.ofSecond(&OutcomeSums::othersSet);
    return {
        Drawback::Kind::othersContract,
        -1,
        kContract * (set - fewer),
        {QT_TRANSLATE_NOOP(
             "players", "With this choice, the opponents are set %1% of the time instead of %2%."),
         {ofHundred(fewer), ofHundred(set)}}};
}

/// Bags that the side has by now, where all that it takes are bags; nothing where they are not.
std::optional<int> bagsBy(const Pair &pair)
{
    const DealState &seen = pair.view.seen();
    const int side = seen.sideOf(pair.view.seat());
    if (seen.stage != Stage::play || !takesOnlyBags(seen, side))
        return {};
    return pair.standing.bags[side] + bagsSoFar(seen, side);
}

/// The penalty of the own bags: in so many words where the next one brings it for certain.
Drawback ofPenalty(const Pair &pair)
{
    // As of a contract: a higher bid leaves fewer tricks to be bags.
    if (looks(pair) || bidsLess(pair, false))
        return {};
    const RuleSet &rules = pair.view.rules();
    const double best = pair.ofBest(&OutcomeSums::penalty);
    const double second = pair.ofSecond(&OutcomeSums::penalty);
    Drawback penalty{Drawback::Kind::penalty, -1, bagPenalty(rules) * (second - best), {}};
    const auto bags = bagsBy(pair);
    const bool next = bags && *bags > 0 && *bags + 1 == bagLimit(rules) && pair.other.event;
    if (next && second >= kCertain && best <= kAsLikelyAsNot)
        penalty.words = Sentence::counted(
            QT_TRANSLATE_N_NOOP("players", "Your contract is made and you have %1: %2 would bring "
                                           "the next bag, which costs %n point(s)."),
            bagPenalty(rules),
            {nested(Sentence::counted(QT_TRANSLATE_N_NOOP("players", "%n bag(s)"), *bags)),
             actOf(*pair.other.event)});
    else
        penalty.words = Sentence::counted(
            QT_TRANSLATE_N_NOOP("players", "With this choice, your chance of a bag penalty in this "
                                           "deal (%n point(s)) is %1% instead of %2%."),
            bagPenalty(rules), {ofHundred(second), ofHundred(best)});
    return penalty;
}

Drawback ofOthersPenalty(const Pair &pair)
{
    if (looks(pair))
        return {};
    const RuleSet &rules = pair.view.rules();
    const double best = pair.ofBest(&OutcomeSums::othersPenalty);
    const double second = pair.ofSecond(&OutcomeSums::othersPenalty);
    return {Drawback::Kind::othersPenalty, -1, bagPenalty(rules) * (best - second),
            Sentence::counted(
                QT_TRANSLATE_N_NOOP("players", "With this choice, the opponents' chance of a bag "
                                               "penalty in this deal (%n point(s)) is %1% instead "
                                               "of %2%."),
                bagPenalty(rules), {ofHundred(second), ofHundred(best)})};
}

/// A nil that could still fail.
bool nilStands(const DealState &seen, int seat)
{
    return seen.calls[seat].isNil() && tricksOfSeat(seen, seat) == 0;
}

/// Nobody's call hangs on a further trick: all contracts are made, and no nil stands.
bool allIsMade(const Pair &pair)
{
    const DealState &seen = pair.view.seen();
    for (int side = 0; side < seen.seating().sides; ++side) {
        const ContractProgress contract = contractOf(seen, side);
        if ((contract.bid > 0 && !contract.safe()) || declarationOf(seen, side))
            return false;
    }
    for (int seat = 0; seat < seen.seating().players; ++seat) {
        if (nilStands(seen, seat))
            return false;
    }
    return true;
}

/// What more bags are: where contracts are made, the trick itself. A trick that may yet set the
/// opponents, or decide a nil, brings not only a bag, however seldom that is.
Sentence bagWords(const Pair &pair)
{
    if (!pair.other.event)
        return {};
    const Event &other = *pair.other.event;
    const bool trick = bagsBy(pair) && other.kind == EventKind::play;
    if (trick && allIsMade(pair))
        return {QT_TRANSLATE_NOOP("players",
                                  "All contracts are made, so every further trick is only a bag. "
                                  "With %1 you take a bag that the opponents would otherwise get."),
                {actOf(other)}};
    if (trick && !stakeOf(pair.view.seen(), pair.view.seat()))
        return {
            QT_TRANSLATE_NOOP("players", "Your contract is made: %1 would bring you more bags."),
            {actOf(other)}};
    return {QT_TRANSLATE_NOOP("players", "%1 brings more bags."),
            {nameOf(other, pair.better.event ? *pair.better.event : other, pair.view)}};
}

/// Of bags that bring no penalty yet. Their count falls where one comes: those are taken, too.
Drawback ofBags(const Pair &pair)
{
    if (looks(pair) || bidsLess(pair, false))
        return {};
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
              "players",
              "With this choice, the chance to lose the match in this deal is %1% instead of %2%."),
          {ofHundred(more), ofHundred(lost)}}},
        {Drawback::Kind::match,
         -1,
         kMatch * (won - fewer),
         {QT_TRANSLATE_NOOP(
              "players",
              "With this choice, the chance to win the match in this deal is %1% instead of %2%."),
          {ofHundred(fewer), ofHundred(won)}}}};
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

} // namespace sandbag
