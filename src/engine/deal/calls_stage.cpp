// SPDX-License-Identifier: GPL-3.0-or-later
// The bidding: the blind round that comes before cards move, nils declared before the numbers, the
// calls in all three styles, and the come-out.
#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/call_menu.h"
#include "deal/stages.h"

#include <algorithm>

namespace sandbag {

namespace {

void lookSide(DealState &state, int seat)
{
    for (int other = 0; other < state.seating().players; ++other) {
        if (state.seating().together(other, seat))
            state.bidding.looked.add(other);
    }
}

/// A look is the player's own, or in side style the side's.
void look(DealState &state, int seat)
{
    if (sidesBid(state.rules()))
        lookSide(state, seat);
    else
        state.bidding.looked.add(seat);
}

/// Come out to ten (D65, D79): directly after a blind call of the side's.
bool mayComeOut(const DealState &state, int seat, const Call &call)
{
    const RuleSet &rules = state.rules();
    if (!rules.blind_come_out || !blindNumberIsTheSides(*state.context) || !isBlindNumber(call) ||
        state.context->pack.tricks < 10)
        return false;
    const BiddingState out =
        withCall(*state.context, spokenOf(state), state.firstBidder, seat, Call::number(10));
    if (!allSpoken(*state.context, spokenOf(state)))
        return true;
    const bool barred = rules.bid_sum_not_tricks &&
                        sumHalves(*state.context, out) == 2 * state.context->pack.tricks;
    return !barred && !(lowSumBarsLast(rules) && sumTooLow(*state.context, out));
}

void carryCall(DealState &state, const Event &event)
{
    const int seat = state.seat;
    if (event.call().what == Call::What::misdeal) {
        declareMisdeal(state, event.seat);
        return;
    }
    SeatSet before = state.bidding.spoken;
    const BiddingState now =
        withCall(*state.context, spokenOf(state), state.firstBidder, seat, event.call());
    state.calls = now.calls;
    state.bidding.spoken = now.spoken;
    state.bidding.order = now.order;
    // Suicide took a call back: that player has another turn, and then only numbers.
    before.add(seat);
    before.each([&](int other) {
        if (!now.spoken.has(other))
            state.bidding.callsAgain.add(other);
    });
    if (event.call().blind) {
        if (speaksForSide(state.rules(), event.call()))
            lookSide(state, seat);
        else
            look(state, seat);
    }
    if (mayComeOut(state, seat, event.call()))
        state.bidding.comeOutSeat = seat;
}

void carryAuction(DealState &state, const Event &event)
{
    state.calls[state.seat] = event.call();
    state.bidding.order.call(state.seat);
    if (event.call().what == Call::What::misdeal)
        declareMisdeal(state, event.seat);
    else if (event.call().what == Call::What::pass)
        state.bidding.passedOut.add(state.seat);
    else
        state.bidding.highSeat = state.seat;
}

void carryBidding(DealState &state, const Event &event)
{
    switch (event.kind) {
    case EventKind::look:
        look(state, state.seat);
        break;
    case EventKind::comeOut:
        state.calls[state.bidding.comeOutSeat] = Call::number(10);
        state.bidding.comeOutSeat = -1;
        break;
    case EventKind::stay:
        state.bidding.comeOutSeat = -1;
        break;
    case EventKind::ask:
    case EventKind::answer:
        carryQuestion(state, event);
        break;
    default:
        if (isAuction(state.rules()))
            carryAuction(state, event);
        else
            carryCall(state, event);
    }
}

void askComeOut(const DealState &state, Prompt &prompt)
{
    prompt.choices.push_back(Event::of(EventKind::stay, state.seat));
    prompt.choices.push_back(Event::of(EventKind::comeOut, state.seat));
}

void addCalls(const DealState &state, Prompt &prompt, const std::vector<Call> &calls)
{
    for (const Call &call : calls)
        prompt.choices.add([&] { return Event::makeCall(state.seat, call); });
}

void askToLook(const DealState &state, Prompt &prompt)
{
    prompt.choices.push_back(Event::of(EventKind::look, state.seat));
    addCalls(state, prompt, openBlindCalls(state, state.seat));
}

// ---- the blind round ----

bool blindRoundExists(const DealState &state)
{
    const RuleSet &rules = state.rules();
    const bool kittyTakenEarly =
        state.context->pack.kitty > 0 &&
        (rules.kitty_taker == KittyTaker::dealer || rules.kitty_taker == KittyTaker::low_club);
    const bool passedEarly = rules.pass_every_deal > 0 && !state.seating().solo() &&
                             rules.pass_every_deal_when == PassEveryDealWhen::before_bids;
    return kittyTakenEarly || passedEarly || rules.nil_declared == NilDeclared::before;
}

/// Seats side by side, sides from the dealer's left: the order in which nils are declared.
int declareSeat(const DealState &state, int step)
{
    const Seating &seating = state.seating();
    const int side = step / seating.perSide();
    const int inSide = step % seating.perSide();
    const int first = seating.leftOf(state.dealer) + side;
    return (first + inSide * seating.sides) % seating.players;
}

bool sideDeclared(const DealState &state, int side)
{
    for (int seat = side; seat < state.seating().players; seat += state.seating().sides) {
        if (state.calls[seat].isNil())
            return true;
    }
    return false;
}

/// Next seat that may declare this nil, blind or not, and has not been asked.
bool seekDeclaration(DealState &state, const Call &nil)
{
    for (; state.step < state.seating().players; ++state.step) {
        const int seat = declareSeat(state, state.step);
        if (sideDeclared(state, state.sideOf(seat)) || !mayDeclare(state, seat, nil))
            continue;
        state.seat = seat;
        return true;
    }
    return false;
}

void carryDeclaration(DealState &state, const Event &event)
{
    if (event.word() != Word::none) {
        Call nil = Call::of(Call::What::nil);
        nil.blind = event.word() == Word::blindNil;
        state.calls[state.seat] = nil;
        state.bidding.spoken.add(state.seat);
        state.bidding.order.call(state.seat);
        state.bidding.declared.add(state.seat);
    }
    ++state.step;
}

void askDeclaration(const DealState &state, Prompt &prompt, Word nil)
{
    prompt.choices.push_back(Event::declare(state.seat, nil));
    prompt.choices.push_back(Event::declare(state.seat, Word::none));
}

bool declaresBefore(const DealState &state)
{
    return state.rules().nil_declared == NilDeclared::before;
}

bool seekBlindRound(DealState &state)
{
    if (playsItself(state) || isAuction(state.rules())) {
        lookAll(state);
        return false;
    }
    if (!blindRoundExists(state))
        return false;
    if (declaresBefore(state)) {
        if (seekDeclaration(state, Call::of(Call::What::nil).asBlind()))
            return true;
        lookAll(state);
        return false;
    }
    if (state.bidding.comeOutSeat >= 0) {
        state.seat = state.bidding.comeOutSeat;
        return true;
    }
    for (; state.step < state.seating().players; ++state.step) {
        const int seat = seatInOrder(state, state.step);
        if (state.bidding.spoken.has(seat) || state.bidding.looked.has(seat) ||
            !blindCallOpen(state, seat))
            continue;
        state.seat = seat;
        return true;
    }
    lookAll(state);
    return false;
}

Phase blindPhase(const DealState &state)
{
    return state.bidding.comeOutSeat >= 0 ? Phase::raise : Phase::look;
}

void askBlindRound(const DealState &state, Prompt &prompt)
{
    if (declaresBefore(state))
        askDeclaration(state, prompt, Word::blindNil);
    else if (state.bidding.comeOutSeat >= 0)
        askComeOut(state, prompt);
    else
        askToLook(state, prompt);
}

void carryBlindRound(DealState &state, const Event &event)
{
    if (event.kind == EventKind::declare)
        carryDeclaration(state, event);
    else
        carryBidding(state, event);
}

// ---- plain nils before the numbers ----

Phase callPhase(const DealState &)
{
    return Phase::call;
}

bool seekDeclareNil(DealState &state)
{
    return declaresBefore(state) && !playsItself(state) && !isAuction(state.rules()) &&
           seekDeclaration(state, Call::of(Call::What::nil));
}

void askDeclareNil(const DealState &state, Prompt &prompt)
{
    askDeclaration(state, prompt, Word::nil);
}

// ---- calls ----

/// The auction goes on while two are in, or one who has not bid above everyone.
bool seekAuction(DealState &state)
{
    const int players = state.seating().players;
    const int out = state.bidding.passedOut.count();
    if (out == players) {
        endDeal(state, DealEnd::passedOut);
        return false;
    }
    if (state.bidding.highSeat >= 0 && out == players - 1)
        return false;
    for (int ahead = 0; ahead < players; ++ahead) {
        const int seat = seatInOrder(state, state.step + ahead);
        if (state.bidding.passedOut.has(seat))
            continue;
        state.step += ahead;
        state.seat = seat;
        return true;
    }
    return false;
}

bool seekCaller(DealState &state)
{
    for (int ahead = 0; ahead < state.seating().players; ++ahead) {
        const int seat = seatInOrder(state, ahead);
        if (state.bidding.spoken.has(seat))
            continue;
        state.seat = seat;
        if (!state.bidding.looked.has(seat) && !blindCallOpen(state, seat))
            look(state, seat);
        return true;
    }
    lookAll(state);
    return false;
}

bool seekCalls(DealState &state)
{
    if (playsItself(state))
        return false;
    if (state.questions.askedBy >= 0) {
        state.seat = state.seating().partnerOf(state.questions.askedBy);
        return true;
    }
    if (state.bidding.comeOutSeat >= 0) {
        state.seat = state.bidding.comeOutSeat;
        return true;
    }
    return isAuction(state.rules()) ? seekAuction(state) : seekCaller(state);
}

Phase callsPhase(const DealState &state)
{
    if (state.bidding.comeOutSeat >= 0)
        return Phase::raise;
    const bool looking = state.questions.askedBy < 0 && !state.bidding.looked.has(state.seat);
    return looking ? Phase::look : Phase::call;
}

/// Partners who may tell sure and possible tricks while it is their side's turn.
void addTalk(const DealState &state, Prompt &prompt)
{
    if (!sidesBid(state.rules()) || !state.rules().bid_talk || state.seating().solo())
        return;
    for (int seat = 0; seat < state.seating().players; ++seat) {
        if (state.seating().together(seat, state.seat))
            prompt.talk.push_back(seat);
    }
}

/// What the player at turn, who has looked, may say.
void addMenu(const DealState &state, Prompt &prompt)
{
    if (!isAuction(state.rules()))
        return addCalls(state, prompt, openSeenCalls(state, state.seat));
    for (const MenuCall &entry : auctionMenu(state)) // all of them are open
        prompt.choices.push_back(Event::makeCall(state.seat, entry.call));
}

/// A call by who is asked for nothing else.
bool surelyAllowsCall(const DealState &state, const Event &event)
{
    return event.kind == EventKind::call && state.questions.askedBy < 0 &&
           state.bidding.comeOutSeat < 0 && state.bidding.looked.has(state.seat) &&
           !isAuction(state.rules()) && event == Event::makeCall(state.seat, event.call()) &&
           surelyOpen(state, state.seat, event.call());
}

void askCalls(const DealState &state, Prompt &prompt)
{
    if (state.questions.askedBy >= 0)
        return askAnswers(state, prompt);
    if (state.bidding.comeOutSeat >= 0)
        return askComeOut(state, prompt);
    if (!state.bidding.looked.has(state.seat))
        return askToLook(state, prompt);
    addMenu(state, prompt);
    if (mayDeclareMisdeal(state, state.seat))
        prompt.choices.push_back(Event::makeCall(state.seat, Call::of(Call::What::misdeal)));
    askQuestions(state, prompt);
    addTalk(state, prompt);
}

void carryCalls(DealState &state, const Event &event)
{
    carryBidding(state, event);
    if (isAuction(state.rules()) && event.kind == EventKind::call)
        ++state.step;
}

} // namespace

const StageRules kBlindRound{blindPhase, seekBlindRound, askBlindRound, carryBlindRound};
const StageRules kDeclareNil{callPhase, seekDeclareNil, askDeclareNil, carryDeclaration};
const StageRules kCalls{callsPhase, seekCalls, askCalls, carryCalls, surelyAllowsCall};

} // namespace sandbag
