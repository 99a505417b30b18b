// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/score_builder.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "facts/own_numbers.h"

namespace sandbag {

namespace {

std::uint8_t bit(int seat)
{
    return static_cast<std::uint8_t>(1U << seat);
}

} // namespace

ScoreBuilder::ScoreBuilder(const ScoringPlan &p, const DealFacts &f, const Standing &b,
                           DealScore &s)
    : plan(p), rules(p.rules()), seating(p.seating()), facts(f), before(b), score(s)
{
    score.sides = seating.sides;
    score.sidesCalled = facts.order.sides(seating);
    score.pot = before.pot;
    m_own = facts.bids;
    if (numbersClose(rules))
        m_own = ownNumbers(rules, seating, standingCalls(rules, seating, facts.bids), facts.order);
    if (rules.renege_mode == RenegeMode::challenge && facts.renege.found)
        m_reneger = facts.renege.seat;
    for (int side = 0; side < seating.sides; ++side)
        readSide(side);
}

void ScoreBuilder::readSide(int side)
{
    SideWork &w = work(side);
    int taken = 0, byNils = 0;
    for (int seat = side; seat < seating.players; seat += seating.sides) {
        const Call &call = bid(seat);
        taken += tricks(seat);
        if (call.isNil()) {
            w.nilSeats |= bit(seat);
            byNils += tricks(seat);
        }
        if (w.holder < 0 && holdsForSide(rules, call))
            w.holder = seat;
    }
    result(side).tricks = taken;
    w.counted = w.own = taken - byNils;
    // A number called before a call for the whole side falls (D38).
    for (int seat = side; seat < seating.players; seat += seating.sides) {
        if (w.holder < 0 || w.holder == seat)
            readCall(w, seat);
    }
    if (w.halves > 0)
        w.contract = w.halves / 2 + bookOf(rules);
    w.bagless = rules.nil_bag_immunity && w.nilSeats != 0;
    result(side).contract = w.contract;
}

void ScoreBuilder::readCall(SideWork &side, int seat)
{
    const Call &call = bid(seat);
    if (call.what == Call::What::ten) {
        side.halves = 20;
        return;
    }
    if (!callKind(call).numberLike)
        return;
    side.numberSeats |= bit(seat);
    side.halves += ownHalves(seat);
    if (call.blind) {
        side.blindSeats |= bit(seat);
        side.blindHalves += ownHalves(seat);
    }
}

bool ScoreBuilder::brokenByNil(int side) const
{
    bool broken = false;
    if (rules.nil_failed_breaks_contract)
        eachSeat(sides[side].nilSeats, [&](int seat) { broken = broken || nilFailed(seat); });
    return broken;
}

bool ScoreBuilder::brokenByClaim(int side) const
{
    bool broken = false;
    facts.claimsFailed.each(
        [&](int seat) { broken = broken || (seating.sideOf(seat) == side && !bid(seat).isNil()); });
    return broken;
}

int ScoreBuilder::wrongChallenges(int side) const
{
    int wrong = 0;
    for (int seat = side; seat < seating.players; seat += seating.sides)
        wrong += facts.falseChallenges[seat];
    const Renege &renege = facts.renege;
    if (rules.renege_mode != RenegeMode::challenge || renege.found || renege.seat < 0)
        return wrong;
    const bool two = seating.sides == 2; // then it can only have been the other side
    const int by = renege.challenger >= 0 ? seating.sideOf(renege.challenger)
                   : two                  ? 1 - seating.sideOf(renege.seat)
                                          : -1;
    return wrong + (by == side ? 1 : 0);
}

bool ScoreBuilder::brokenByChallenge(int side) const
{
    return sides[side].challengedWrongly;
}

CallFate::By ScoreBuilder::breaker(int side) const
{
    if (brokenByNil(side))
        return CallFate::By::failedNil;
    if (brokenByClaim(side))
        return CallFate::By::claim;
    return brokenByChallenge(side) ? CallFate::By::challenge : CallFate::By::tricks;
}

void ScoreBuilder::judge(std::uint8_t seats, const CallFate &fate)
{
    eachSeat(seats, [&](int seat) { score.fate[seat] = fate; });
}

void ScoreBuilder::settle(int side, bool made, int line, CallFate::By by)
{
    result(side).outcome = made ? Outcome::made : Outcome::failed;
    judge(work(side).undertakers(), CallFate::of(made, line, by));
}

void ScoreBuilder::conclude(int side, bool made, int line, CallFate::By by)
{
    settle(side, made, line, by);
    work(side).bagless = true;
}

int ScoreBuilder::add(int side, const LineParts &parts)
{
    ScoreLine line;
    line.rule = &parts.rule;
    line.text = &parts.text;
    line.points = parts.points;
    line.bags = parts.bags;
    line.args = parts.args;
    line.side = static_cast<std::int8_t>(side);
    line.seat = static_cast<std::int8_t>(parts.seat);
    return score.append(line);
}

} // namespace sandbag
