// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that partners exchange (rules `pass_*`, D23, D72): in every deal, and at nil.
#include "deal/bidding.h"
#include "deal/stages.h"

namespace sandbag {

namespace {

Phase passingPhase(const DealState &)
{
    return Phase::pass;
}

void deliver(DealState &state)
{
    for (const PassRecord &pass : state.exchange.pending) {
        putIn(state, pass.to, pass.cards, pass.count);
        CardList &received = state.hidden.received[pass.to];
        received.insert(received.end(), pass.cards.begin(), pass.cards.end());
        state.exchange.passes.push_back(pass);
    }
    state.exchange.pending.clear();
}

/// Takes the cards out of the hand and lays them out; they arrive by deliver().
void layOut(DealState &state, const Event &event)
{
    const int count = state.disclosures.back().cards;
    takeOut(state, state.seat, event.cards, count);
    state.exchange.pending.push_back(
        {state.seat, state.seating().partnerOf(state.seat), event.cards, count, event.suit});
}

void askFor(const DealState &state, Prompt &prompt, int count, int to, bool nameSuit)
{
    prompt.cards =
        CardChoice{EventKind::pass, count, count, handOf(state, state.seat), to, nameSuit};
}

// ---- in every deal: clockwise from the dealer's left, nothing arrives before all have passed ----

bool seekEvery(DealState &state, PassEveryDealWhen when)
{
    const RuleSet &rules = state.rules();
    if (rules.pass_every_deal == 0 || state.seating().solo() ||
        rules.pass_every_deal_when != when || state.step == state.seating().players)
        return false;
    state.seat = (state.dealer + 1 + state.step) % state.seating().players;
    return true;
}

bool seekBefore(DealState &state)
{
    return seekEvery(state, PassEveryDealWhen::before_bids);
}

bool seekAfter(DealState &state)
{
    return seekEvery(state, PassEveryDealWhen::after_bids);
}

void askEvery(const DealState &state, Prompt &prompt)
{
    askFor(state, prompt, state.rules().pass_every_deal, state.seating().partnerOf(state.seat),
           false);
}

void carryEvery(DealState &state, const Event &event)
{
    layOut(state, event);
    if (++state.step == state.seating().players)
        deliver(state);
}

// ---- at nil: in bidding order, the bidder and then the partner ----

int exchangeCount(const DealState &state, int seat)
{
    return cardsExchanged(*state.context, state.calls, seat);
}

/// The nil bidder whose exchange is next, or −1.
int exchangingBidder(const DealState &state)
{
    for (int ahead = 0; ahead < state.seating().players; ++ahead) {
        const int seat = seatInOrder(state, ahead);
        if (!state.exchange.done.has(seat) && exchangeCount(state, seat) > 0)
            return seat;
    }
    return -1;
}

bool seekExchange(DealState &state)
{
    const int bidder = exchangingBidder(state);
    if (bidder < 0)
        return false;
    state.seat = state.step == 0 ? bidder : state.seating().partnerOf(bidder);
    return true;
}

void askExchange(const DealState &state, Prompt &prompt)
{
    const int bidder = exchangingBidder(state);
    const bool bidderPasses = state.step == 0;
    const bool nameSuit = bidderPasses && state.rules().pass_order == PassOrder::ask_suit;
    askFor(state, prompt, exchangeCount(state, bidder),
           bidderPasses ? state.seating().partnerOf(bidder) : bidder, nameSuit);
}

void carryExchange(DealState &state, const Event &event)
{
    const int bidder = exchangingBidder(state);
    layOut(state, event);
    state.exchange.pending.back().to = state.step == 0 ? state.seating().partnerOf(bidder) : bidder;
    if (state.step == 1 || state.rules().pass_order != PassOrder::together)
        deliver(state);
    state.step = 1 - state.step;
    if (state.step == 0)
        state.exchange.done.add(bidder);
}

} // namespace

int cardsExchanged(const RuleContext &context, const PerSeat<Call> &calls, int seat)
{
    const RuleSet &rules = context.rules;
    const Seating &seating = context.seating;
    const Call &call = calls[seat];
    if (!call.isNil() || call.dark || seating.solo())
        return 0;
    int nils = 0;
    for (int other = 0; other < seating.players; ++other)
        nils += seating.together(other, seat) && calls[other].isNil();
    if (nils > 1)
        return 0;
    if (call.blind)
        return rules.pass_blind_nil;
    return rules.pass_blind_only ? 0 : rules.pass_nil;
}

const StageRules kPassEarly{passingPhase, seekBefore, askEvery, carryEvery};
const StageRules kPassLate{passingPhase, seekAfter, askEvery, carryEvery};
const StageRules kNilExchange{passingPhase, seekExchange, askExchange, carryExchange};

} // namespace sandbag
