// SPDX-License-Identifier: GPL-3.0-or-later
// Misdeals (rules `misdeal_*`, D66) and the questions that partners may ask each other before a
// call: "shall I call it?", "how many do you add to a mo?", "do you agree to no trump?".
#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/call_menu.h"
#include "deal/misdeals.h"
#include "deal/stages.h"

#include <algorithm>

namespace sandbag {

namespace {

/// A player of the side has bid; a pass of the auction is no bid, a declared nil is one (D79).
bool sideHasBid(const DealState &state, int seat)
{
    for (int other = 0; other < state.seating().players; ++other) {
        const Call &call = state.calls[other];
        if (state.sideOf(other) == state.sideOf(seat) && call.made() &&
            call.what != Call::What::pass)
            return true;
    }
    return false;
}

bool moCallOpen(const DealState &state)
{
    if (isAuction(state.rules()))
        return false;
    const auto calls = openSeenCalls(state, state.seat);
    return std::any_of(calls.begin(), calls.end(),
                       [](const Call &call) { return call.mark >= Declaration::littleMo; });
}

/// The hand as dealt is one that may be thrown in, for all that is known of it.
bool mayBeMisdeal(const DealState &state, int seat)
{
    const auto kinds = misdealKinds();
    const bool some = std::any_of(kinds.begin(), kinds.end(), [&](const MisdealKind &kind) {
        return kind.inForce(state.rules());
    });
    return state.hidden.misdealSeats.has(seat) || (some && state.hidden.unknown[seat] > 0);
}

} // namespace

bool isMisdeal(const DealState &state, int seat)
{
    int inForce = 0, met = 0;
    for (const MisdealKind &kind : misdealKinds()) {
        if (!kind.inForce(state.rules()))
            continue;
        ++inForce;
        met += kind.fits(state, seat) ? 1 : 0;
    }
    return state.rules().misdeal_all ? met > 0 && met == inForce : met > 0;
}

bool mayDeclareMisdeal(const DealState &state, int seat)
{
    return state.stage == Stage::calls && state.bidding.looked.has(seat) &&
           mayBeMisdeal(state, seat) && !state.bidding.callsAgain.has(seat) &&
           !sideHasBid(state, seat);
}

void askQuestions(const DealState &state, Prompt &prompt)
{
    const RuleSet &rules = state.rules();
    const int seat = state.seat;
    if (state.seating().solo())
        return;
    if (rules.misdeal_consult && mayDeclareMisdeal(state, seat) &&
        !state.questions.askedMisdeal.has(seat))
        prompt.choices.push_back(Event::ask(seat, Word::misdeal));
    if (rules.mo_allowed && !state.questions.askedMo.has(seat) && moCallOpen(state))
        prompt.choices.push_back(Event::ask(seat, Word::mo));
    if (rules.notrump_allowed && rules.notrump_consent && bidsForHimself(*state.context) &&
        !state.questions.askedNoTrump.has(seat) && spadesHeld(state, seat).most > 0)
        prompt.choices.push_back(Event::ask(seat, Word::noTrump));
}

void declareMisdeal(DealState &state, int seat)
{
    layOpen(state, seat);
    endDeal(state, DealEnd::misdeal);
}

void askAnswers(const DealState &state, Prompt &prompt)
{
    if (state.questions.word == Word::mo) {
        for (int tricks = 0; tricks <= state.context->pack.tricks; ++tricks)
            prompt.choices.push_back(Event::answer(state.seat, tricks));
        return;
    }
    prompt.choices.push_back(Event::answer(state.seat, Word::yes));
    prompt.choices.push_back(Event::answer(state.seat, Word::no));
}

void carryQuestion(DealState &state, const Event &event)
{
    if (event.kind == EventKind::ask) {
        SeatSet &asked = event.word() == Word::misdeal ? state.questions.askedMisdeal
                         : event.word() == Word::mo    ? state.questions.askedMo
                                                       : state.questions.askedNoTrump;
        asked.add(state.seat);
        state.questions.askedBy = state.seat;
        state.questions.word = event.word();
        return;
    }
    if (state.questions.word == Word::noTrump && event.word() == Word::yes)
        state.questions.noTrumpConsent.add(state.questions.askedBy);
    state.questions.askedBy = -1;
    state.questions.word = Word::none;
}

} // namespace sandbag
