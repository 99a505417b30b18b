// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/entered_facts.h"

#include "table/pack.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Fills in what the winners tell of the last trick where the record does not say it itself.
void completeLastTrick(DealFacts &facts, const GivenFacts &given)
{
    const auto winner = [&](int trick) { return facts.winners[static_cast<std::size_t>(trick)]; };
    if (facts.winnerCount == 0)
        return;
    if (!given.lastTrick)
        facts.lastTrick.seat = winner(facts.winnerCount - 1);
    if (facts.lastTrick.led >= 0)
        return;
    int before = facts.winnerCount - 2;
    while (before >= 0 && winner(before) < 0) // after a dead trick the same player leads (D7)
        --before;
    if (before >= 0)
        facts.lastTrick.led = winner(before);
}

/// Leaves out what the record did not give: those members mean nothing there.
DealFacts givenFacts(const DealRecord &record)
{
    const GivenFacts &given = record.given;
    DealFacts facts;
    facts.tricks = record.facts.tricks;
    if (given.winners) {
        facts.winners = record.facts.winners;
        facts.winnerCount = record.facts.winnerCount;
    }
    if (given.lastTrick)
        facts.lastTrick = record.facts.lastTrick;
    if (given.cancelCard)
        facts.cancelCardSeat = record.facts.cancelCardSeat;
    if (given.dix) {
        facts.dix = record.facts.dix;
        facts.dixCount = record.facts.dixCount;
    }
    if (given.noTrumpBroken)
        facts.noTrumpBroken = record.facts.noTrumpBroken;
    if (given.renege)
        facts.renege = record.facts.renege;
    completeLastTrick(facts, given);
    return facts;
}

DealFacts::Form formOf(const RuleSet &rules, const DealRecord &record, bool firstScored)
{
    switch (record.kind) {
    case DealRecord::Kind::voided:
        return DealFacts::Form::voided;
    case DealRecord::Kind::unplayed:
        return DealFacts::Form::unplayed;
    case DealRecord::Kind::played:
    case DealRecord::Kind::entered:
        break;
    }
    return playsItself(rules, firstScored) ? DealFacts::Form::playsItself : DealFacts::Form::played;
}

} // namespace

bool playsItself(const RuleSet &rules, bool firstScored)
{
    return rules.bid_first_deal_plays_itself && firstScored;
}

int firstBidderOf(const RuleSet &rules, const Seating &seating, int dealer)
{
    const bool left = rules.bid_first == BidFirst::left || rules.bid_first == BidFirst::other_side;
    return left ? seating.leftOf(dealer) : dealer;
}

int enteredTricks(const RuleSet &rules, const Seating &seating, const DealRecord &record)
{
    const PackPlan pack = planPack(rules);
    const bool extraRound = pack.kitty > 0 && rules.kitty_extra_round;
    const auto last = record.bids.begin() + seating.players;
    const bool nobodyTakes =
        std::all_of(record.bids.begin(), last, [](const Call &bid) { return bid.isNil(); });
    return pack.tricks - (extraRound && nobodyTakes ? 1 : 0); // D79
}

DealFacts enteredFacts(const RuleSet &rules, const Seating &seating, const DealRecord &record,
                       bool firstScored)
{
    DealFacts facts = record.kind == DealRecord::Kind::entered ? givenFacts(record) : DealFacts{};
    facts.form = formOf(rules, record, firstScored);
    facts.firstBidder = firstBidderOf(rules, seating, record.dealer);
    facts.tricksInDeal = enteredTricks(rules, seating, record);
    if (facts.form == DealFacts::Form::played || facts.form == DealFacts::Form::unplayed)
        facts.bids = record.bids;
    facts.rulings = record.rulings;
    return facts;
}

} // namespace sandbag
