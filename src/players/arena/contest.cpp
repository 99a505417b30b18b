// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/contest.h"

#include "deal/rule_context.h"
#include "facts/own_numbers.h"
#include "match/dealer_draw.h"
#include "match/dealing.h"
#include "match/match.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace sandbag {

namespace {

/// Gives up on a deal that does not end: a defect, never a game.
constexpr int kMostEvents = 2000;
/// … and on a deal that everyone passes out.
constexpr int kMostVoid = 20;

MatchRecord emptyRecord(const RuleSet &rules)
{
    MatchRecord record;
    record.rules = rules;
    return record;
}

double numberNamed(const Call &call)
{
    return call.isNumber() ? call.halves / 2.0 : call.tricks();
}

} // namespace

void PlayTally::addMatch(const Match &match)
{
    ++games;
    if (match.standing().winner >= 0)
        ++wins[match.standing().winner];
    for (const DealResult &result : match.results())
        add(result, *match.context());
}

void PlayTally::add(const DealResult &result, const RuleContext &context)
{
    if (result.partial() || !result.score.counts)
        return;
    const Seating &seating = context.seating;
    const RuleSet &rules = context.rules;
    const PerSeat<Call> own = ownNumbers(
        rules, seating, standingCalls(rules, seating, result.facts.bids), result.facts.order);
    ++deals;
    for (int seat = 0; seat < seating.players; ++seat) {
        const Call &call = result.facts.bids[seat];
        bidSum += numberNamed(own[seat]);
        const CallFate &fate = result.score.fate[seat];
        if (call.isNil() && fate.counts()) {
            ++nils;
            nilsMade += fate.kept() ? 1 : 0;
        }
    }
    for (int side = 0; side < seating.sides; ++side) {
        const SideScore &score = result.score.side[side];
        ++sideDeals;
        sets += score.set() ? 1 : 0;
        bidError += std::abs(score.tricks - score.contract);
        for (const ScoreLine &line : result.score.lines()) {
            if (line.side == side && line.rule->kind != LineKind::bags)
                bags += line.bags;
        }
    }
}

Contest::Contest(const RuleSet &rules, Seats seats)
    : m_empty(std::make_shared<const Match>(emptyRecord(rules))), m_seats(seats)
{
}

void Contest::step(Match &match)
{
    const DealState &deal = *match.deal();
    if (const auto event = m_referee.actBeforeAsking(deal, m_dealSeed);
        event && !match.apply(*event))
        return;
    const int seat = deal.seat;
    const SeatView view(deal, seat);
    const MatchOutlook outlook{match.context(), match.standing()};
    const auto start = std::chrono::steady_clock::now();
    const Event event = m_seats[seat]->decide(view, outlook, m_stop).event;
    const auto spent = std::chrono::steady_clock::now() - start;
    m_milliseconds[seat] += std::chrono::duration<double, std::milli>(spent).count();
    ++m_decisions[seat];
    if (!match.apply(event))
        return;
    ++m_refused[seat];
    (void)m_referee.actInstead(match, outlook);
}

void Contest::playOut(Match &match, int dealer, std::uint64_t seed)
{
    if (m_referee.deal(match, dealer, seed))
        return;
    m_dealSeed = seed;
    finish(match);
}

/// Plays the deal that was begun.
void Contest::finish(Match &match)
{
    for (int events = 0; !match.dealOver() && events < kMostEvents; ++events)
        step(match);
    if (!match.dealOver())
        return;
    m_referee.challengeAfterDeal(match);
    for (int seat = 0; seat < match.context()->seating.players; ++seat)
        m_seats[seat]->dealEnded(match);
}

Match Contest::playMatch(std::uint64_t seed)
{
    Match match = *m_empty;
    int dealer = drawForDealer(*match.context(), seedFor(seed, 0)).dealer;
    for (int number = 1; !match.over() && number <= kMostDeals; ++number) {
        playOut(match, dealer, seedFor(seed, number));
        if (!match.dealOver())
            break;
        dealer = match.nextDealer();
    }
    return match;
}

Match Contest::playMatch(const DealSource &source, int deals)
{
    Match match = *m_empty;
    int dealer = source.isReady(match)
                     ? source.prepared().front().dealer
                     : drawForDealer(*match.context(), source.seedOfDraw()).dealer;
    for (std::size_t deal = 0; !match.over() && deal < static_cast<std::size_t>(deals); ++deal) {
        if (m_referee.deal(match, dealer, source))
            break;
        m_dealSeed = source.seedOf(deal);
        finish(match);
        if (!match.dealOver())
            break;
        dealer = match.nextDealer();
    }
    return match;
}

Match Contest::playDeal(int dealer, std::uint64_t seed)
{
    Match match = *m_empty;
    for (int attempt = 0; attempt < kMostVoid; ++attempt) {
        match = *m_empty;
        playOut(match, dealer, seedFor(seed, attempt));
        if (!match.results().empty() && match.results().back().score.counts)
            break;
    }
    return match;
}

} // namespace sandbag
