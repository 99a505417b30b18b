// SPDX-License-Identifier: GPL-3.0-or-later
#include "value/side_outcomes.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "families/bags/bags.h"
#include "families/contract/trick_worth.h"
#include "scoring/hypothesis.h"
#include "scoring/score_deal.h"
#include "scoring/undertaking.h"

#include <algorithm>
#include <cassert>

namespace sandbag {

namespace {

constexpr std::size_t kMostRemembered = 4096;
/// What winning or losing the match at once is worth, in points, to rules of thumb.
constexpr float kMatchWorth = 400;

/// Of two decks a side may undertake 52 tricks, which are 104 halves.
std::uint32_t codeOf(const Call &call)
{
    return static_cast<std::uint32_t>(call.what) | static_cast<std::uint32_t>(call.halves) << 4 |
           static_cast<std::uint32_t>(call.blind) << 12 |
           static_cast<std::uint32_t>(call.noTrump) << 13 |
           static_cast<std::uint32_t>(call.dark) << 14 |
           static_cast<std::uint32_t>(call.mark) << 15;
}

/// Tricks that a player named for themselves.
int ownNumber(const Call &call)
{
    return call.isNumber() ? (call.halves + 1) / 2 : 0;
}

/// Gives a side's tricks to its players: to each what they bid, what is over to the first.
void share(HypotheticalDeal &story, const std::vector<int> &seats, int tricks)
{
    if (seats.empty())
        return;
    for (const int seat : seats) {
        const int part = std::min(ownNumber(story.calls[seat]), tricks);
        story.tricks[seat] += part;
        tricks -= part;
    }
    story.tricks[seats.front()] += tricks;
}

} // namespace

std::uint8_t nilSeatsOf(const Seating &seating, const Calls &calls)
{
    unsigned nil = 0;
    for (int seat = 0; seat < seating.players; ++seat) {
        const CallKind &kind = callKind(calls[seat]);
        if (!kind.losing)
            continue;
        nil |= 1U << seat;
        for (int other = 0; kind.holder == CallHolder::side && other < seating.players; ++other)
            nil |= unsigned{seating.together(seat, other)} << other;
    }
    return static_cast<std::uint8_t>(nil);
}

namespace {

/// The same rules for calls of which every number is its player's own part of the contract.
RuleSet addedUp(const RuleSet &rules)
{
    RuleSet added = rules;
    added.bid_second = BidSecond::own;
    return added;
}

} // namespace

OutcomeCache::OutcomeCache(std::shared_ptr<const RuleContext> context)
    : m_context(std::move(context)),
      m_plan(m_context->rules, m_context->seating),
      m_added(addedUp(m_context->rules), m_context->seating)
{
    const RuleSet &rules = m_context->rules;
    m_ownBids = eachByOwnBid(rules, m_context->seating);
    m_bagPrice = static_cast<float>(sandbag::bagPrice(rules));
}

void OutcomeCache::setStanding(const Standing &standing)
{
    if (standing.bags != m_standing.bags)
        m_dreaded.clear();
    m_standing = standing;
    Standing scored;
    scored.sevens = standing.sevens;
    scored.pot = standing.pot;
    scored.dealsScored = standing.dealsScored > 0 ? 1 : 0;
    if (scored == m_scored)
        return;
    m_scored = scored;
    m_known.clear();
    m_dreaded.clear();
}

int OutcomeCache::units() const
{
    return m_ownBids ? m_context->seating.players : m_context->seating.sides;
}

int OutcomeCache::unitOf(int seat) const
{
    return m_ownBids ? seat : m_context->seating.sideOf(seat);
}

float OutcomeCache::worthOf(const SideScore &score) const
{
    float worth = static_cast<float>(score.points) + m_bagPrice * static_cast<float>(score.bags);
    if (score.winsAtOnce())
        worth += kMatchWorth;
    if (score.losesAtOnce())
        worth -= kMatchWorth;
    return worth;
}

/// Scores a made-up deal in which the unit takes `tricks` and seat `failedNil` one more.
SideScore OutcomeCache::score(const Calls &calls, int unit, int tricks, int failedNil,
                              bool playsItself) const
{
    const Seating &seating = m_context->seating;
    const int side = m_ownBids ? seating.sideOf(unit) : unit;
    HypotheticalDeal story;
    story.form = playsItself ? DealFacts::Form::playsItself : DealFacts::Form::played;
    story.calls = calls;
    story.tricksInDeal = m_context->pack.tricks;
    // What others undertook may pay this side (rule `set_to_opponents`); how their tricks fall is
    // made up, so they have undertaken nothing. But in an auction all hangs on one bid.
    if (!isAuction(m_context->rules)) {
        for (int seat = 0; seat < seating.players; ++seat) {
            if (seating.sideOf(seat) != side)
                story.calls[seat] = {};
        }
    }
    shareTricks(story, unit, tricks, failedNil);
    // A story of who won which trick that fits the numbers: the side's come first.
    for (int seat = 0; seat < seating.players; ++seat)
        story.turn[seat] = seating.sideOf(seat) == side ? 0 : 1;
    DealFacts facts = suppose(story, seating);
    if (facts.winnerCount > 0)
        facts.lastTrick.seat = facts.winners[facts.winnerCount - 1];
    return scoreDeal(m_added, facts, m_scored).side[side];
}

/// Gives all tricks of the story to its players.
void OutcomeCache::shareTricks(HypotheticalDeal &story, int unit, int tricks, int failedNil) const
{
    const Seating &seating = m_context->seating;
    const int side = m_ownBids ? seating.sideOf(unit) : unit;
    const std::uint8_t nils = nilSeatsOf(seating, story.calls);
    std::vector<int> takers, others;
    for (int seat = 0; seat < seating.players; ++seat) {
        if (!((nils >> seat) & 1))
            (seating.sideOf(seat) == side ? takers : others).push_back(seat);
    }
    int left = story.tricksInDeal - tricks;
    if (m_ownBids && !((nils >> unit) & 1)) { // partners take exactly what they bid
        story.tricks[unit] = tricks;
        for (const int seat : takers) {
            const int part = seat == unit ? 0 : std::min(ownNumber(story.calls[seat]), left);
            story.tricks[seat] += part;
            left -= part;
        }
    } else {
        share(story, takers.empty() ? seating.seatsOf(side) : takers, tricks);
    }
    if (failedNil >= 0 && left > 0) {
        ++story.tricks[failedNil];
        --left;
    }
    share(story, others.empty() ? std::vector{seating.leftOf(unit)} : others, left);
}

UnitOutcomes OutcomeCache::work(const Calls &calls, int unit, bool playsItself) const
{
    const Seating &seating = m_context->seating;
    const int side = m_ownBids ? seating.sideOf(unit) : unit;
    const std::uint8_t nils = nilSeatsOf(seating, calls);
    UnitOutcomes outcomes;
    std::vector<float> worth;
    bool anyTaker = false;
    for (const int seat : seating.seatsOf(side))
        anyTaker = anyTaker || !((nils >> seat) & 1);
    for (int tricks = 0; tricks <= m_context->pack.tricks; ++tricks) {
        const SideScore result = score(calls, unit, tricks, -1, playsItself);
        outcomes.byTricks.push_back(
            {result.points, result.bags, result.winsAtOnce(), result.losesAtOnce(), result.set()});
        worth.push_back(worthOf(result));
    }
    // Without anyone who wants tricks only those of failed nils are left to weigh.
    if (!anyTaker && worth.size() > 2)
        worth[0] = worth[1] - (worth[2] - worth[1]);
    outcomes.worth = std::make_shared<TrickWorth>(worth);
    // A failed nil needs a trick that is left for it.
    const int aim = anyTaker ? std::min(outcomes.worth->aim(), m_context->pack.tricks - 1) : 0;
    for (const int seat : seating.seatsOf(side)) {
        if ((nils >> seat) & 1)
            outcomes.nilSwing[seat] = worthOf(score(calls, unit, aim, -1, playsItself)) -
                                      worthOf(score(calls, unit, aim, seat, playsItself));
    }
    return outcomes;
}

const UnitOutcomes &OutcomeCache::outcomes(const Calls &calls, int unit, bool playsItself)
{
    assert(unit >= 0 && unit < units());
    const int side = m_ownBids ? m_context->seating.sideOf(unit) : unit;
    Key key{};
    std::size_t place = 0;
    // In an auction the defenders' score hangs on the declarers' bid.
    const bool auction = isAuction(m_context->rules);
    for (int seat = 0; seat < m_context->seating.players; ++seat) {
        if (!auction && m_context->seating.sideOf(seat) != side)
            continue;
        key[place++] = codeOf(calls[seat]);
    }
    key.back() = static_cast<std::uint32_t>(unit) << 1 | static_cast<std::uint32_t>(playsItself);
    if (const auto found = m_known.find(key); found != m_known.end())
        return found->second;
    if (m_known.size() > kMostRemembered) {
        m_known.clear();
        m_dreaded.clear();
    }
    return m_known.emplace(key, work(calls, unit, playsItself)).first->second;
}

/// Which players play together.
void OutcomeCache::groupUnits(Goals &goals) const
{
    goals.players = m_context->seating.players;
    goals.units = units();
    for (int seat = 0; seat < goals.players; ++seat)
        goals.unitOf[seat] = static_cast<std::uint8_t>(unitOf(seat));
    for (int seat = 0; seat < goals.players; ++seat) {
        for (int other = 0; other < goals.players; ++other) {
            const bool together = goals.unitOf[seat] == goals.unitOf[other];
            goals.together[seat] |= static_cast<std::uint8_t>(unsigned{together} << other);
        }
    }
}

/// What each player of the unit is to take of what it aims at: what they named, and an equal share
/// of the rest.
void OutcomeCache::expectEach(Goals &goals, const Calls &calls, int unit) const
{
    std::vector<int> takers;
    float named = 0;
    for (int seat = 0; seat < goals.players; ++seat) {
        if (goals.unitOf[seat] != unit || goals.isNil(seat))
            continue;
        takers.push_back(seat);
        goals.expected[seat] = static_cast<float>(ownNumber(calls[seat]));
        named += goals.expected[seat];
    }
    for (const int seat : takers)
        goals.expected[seat] += (goals.aim[unit] - named) / static_cast<float>(takers.size());
}

/// Where a side's next bags bring the penalty its tricks are worth this much less from there on.
void OutcomeCache::dreadBags(Goals &goals, const Calls &calls, bool playsItself)
{
    const int limit = bagLimit(m_context->rules);
    if (m_dread <= 0 || limit <= 0 || m_ownBids)
        return;
    for (int side = 0; side < goals.units; ++side) {
        const int room = limit - m_standing.bags[side];
        const UnitOutcomes &plain = outcomes(calls, side, playsItself);
        if (room <= 0 || plain.byTricks.back().bags < room)
            continue;
        auto &dreaded = m_dreaded[{plain.worth.get(), side}];
        if (!dreaded) {
            std::vector<float> worth;
            for (int tricks = 0; tricks <= plain.worth->most(); ++tricks) {
                const bool full = plain.byTricks[static_cast<std::size_t>(tricks)].bags >= room;
                worth.push_back(plain.worth->at(tricks) - (full ? m_dread : 0));
            }
            dreaded = std::make_shared<TrickWorth>(worth);
        }
        goals.worth[side] = dreaded;
    }
}

Goals OutcomeCache::goals(const Calls &calls, bool playsItself)
{
    Goals goals;
    groupUnits(goals);
    goals.trick = static_cast<float>(pointsPerTrick(m_context->rules));
    goals.nilSeats = nilSeatsOf(m_context->seating, calls);
    goals.nilCounts = m_context->rules.nil_failed_tricks == NilFailedTricks::contract;
    const bool alone = goals.units == goals.players;
    for (int unit = 0; unit < goals.units; ++unit) {
        const UnitOutcomes &outcome = outcomes(calls, unit, playsItself);
        goals.worth[unit] = outcome.worth;
        goals.aim[unit] = static_cast<float>(outcome.worth->aim());
        for (int seat = 0; seat < goals.players; ++seat) {
            if (goals.unitOf[seat] != unit)
                continue;
            goals.nilSwing[seat] = outcome.nilSwing[seat];
            if (alone && goals.isNil(seat))
                goals.aim[unit] = 0;
        }
        expectEach(goals, calls, unit);
    }
    dreadBags(goals, calls, playsItself);
    return goals;
}

} // namespace sandbag
