// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/entered_bids.h"

#include "bids/bid_rules.h"
#include "match/bidding_search.h"
#include "match/entered_line.h"
#include "match/needed_facts.h"
#include "text/mark.h"

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// Side style has one bid for each side, in addition to a nil that was declared before.
Refusal oneBidEach(const RuleContext &context, const DealRecord &deal)
{
    if (!sidesBid(context.rules))
        return std::nullopt;
    for (int side = 0; side < context.seating.sides; ++side) {
        const auto seats = context.seating.seatsOf(side);
        const auto bids = std::count_if(seats.begin(), seats.end(), [&](int seat) {
            return deal.bids[seat].made() && !deal.bids[seat].isNil();
        });
        if (bids > 1) {
            return Sentence(QT_TRANSLATE_NOOP("engine",
                                              "\"bids\" has %1 bids for side %2: enter the side's "
                                              "bid at one of its seats and \"\" at the others"),
                            {static_cast<int>(bids), side});
        }
    }
    return std::nullopt;
}

bool noBids(const DealRecord &deal)
{
    return std::none_of(deal.bids.begin(), deal.bids.end(),
                        [](const Call &call) { return call.made(); });
}

/// Who may have taken the kitty that the holder of the low club takes: nobody wrote that down. Else
/// no card decides who is asked.
std::vector<int> possibleTakers(const RuleContext &context)
{
    if (context.pack.kitty == 0 || context.rules.kitty_taker != KittyTaker::low_club)
        return {-1};
    std::vector<int> seats;
    for (int seat = 0; seat < context.seating.players; ++seat)
        seats.push_back(seat);
    return seats;
}

bool callsNow(const DealState &deal, int seat)
{
    const bool calling = deal.stage == Stage::calls || deal.stage == Stage::blindRound;
    return calling && deal.seat == seat && deal.bidding.looked.has(seat);
}

/// Along the likeliest answers to this player's call.
bool leadToCall(DealState &deal, const DealRecord &entered, int seat)
{
    while (isBidding(deal) && !callsNow(deal, seat)) {
        const auto answers = EnteredLine(deal, entered).answers(legal(deal));
        if (answers.empty())
            return false;
        carryUnseen(deal, answers.front());
    }
    return callsNow(deal, seat);
}

} // namespace

std::vector<DealState> unseenDeals(const std::shared_ptr<const RuleContext> &context,
                                   const Standing &before, const DealRecord &deal)
{
    DealStart start;
    start.dealer = deal.dealer;
    start.scores = before.totals;
    start.firstScored = before.dealsScored == 0;
    std::vector<DealState> deals;
    for (const int taker : possibleTakers(*context))
        deals.push_back(startUnseenDeal(context, start, taker));
    return deals;
}

std::vector<DealState> dealsAtCall(const std::shared_ptr<const RuleContext> &context,
                                   const Standing &before, const DealRecord &deal, int seat)
{
    DealRecord told = deal;
    told.bids[seat] = {};
    std::vector<DealState> deals = unseenDeals(context, before, deal);
    for (DealState &state : deals) {
        if (!leadToCall(state, told, seat))
            return {};
    }
    return deals;
}

EnteredBids tryBids(const std::shared_ptr<const RuleContext> &context, const Standing &before,
                    const DealRecord &deal)
{
    EnteredBids tried;
    tried.playsItself = playsItself(*context, before);
    if (tried.playsItself && !noBids(deal))
        tried.refused = QT_TRANSLATE_NOOP("engine", "the first deal is played without bids");
    else
        tried.refused = oneBidEach(*context, deal);
    if (tried.refused)
        return tried;
    for (DealState &start : unseenDeals(context, before, deal)) {
        BiddingSearch search(std::move(start), deal);
        auto refused = search.run();
        tried.order = search.found().bidding.order;
        if (context->rules.kitty_taker == KittyTaker::dealer)
            tried.kittyTrickSeat = search.found().kitty.extraTrickSeat;
        tried.booksMade = search.found().end == DealEnd::booksMade;
        tried.tooLow = search.found().end == DealEnd::bidsShort;
        if (!refused) {
            tried.refused.reset();
            return tried;
        }
        if (!tried.refused)
            tried.refused = std::move(refused);
    }
    return tried;
}

} // namespace sandbag
