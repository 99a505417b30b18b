// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/struck_calls.h"

#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/call_menu.h"
#include "match/dealing.h"

#include <algorithm>
#include <optional>

namespace sandbag {

namespace {

/// The cards are not known: a call is struck when it is with each of so many hands.
constexpr int kHands = 6;
/// More decisions than there are before anybody's call.
constexpr int kMostSteps = 200;

bool callsFor(const DealState &state, int seat)
{
    const bool calling = state.stage == Stage::calls || state.stage == Stage::blindRound;
    return calling && state.seat == seat && state.bidding.looked.has(seat);
}

/// The told answer to a question that comes before this player's call, or the one that leaves all
/// open; nothing where it is a bid that is missing.
std::optional<Event> answer(const Prompt &prompt, const Call &told)
{
    const int seat = prompt.seat;
    if (prompt.cards) {
        const CardChoice &choice = *prompt.cards;
        const int count = choice.kind == EventKind::take ? choice.most : choice.least;
        Event event = Event::withCards(
            choice.kind, seat, {choice.from.begin(), choice.from.begin() + count}, choice.to);
        if (choice.nameSuit)
            event.suit = Suit::clubs;
        return event;
    }
    const Word nil = told.blind ? Word::blindNil : Word::nil;
    const bool declared = told.isNil() && !told.dark;
    const Event candidates[] = {
        Event::makeCall(seat, told),      Event::declare(seat, declared ? nil : Word::none),
        Event::of(EventKind::look, seat), Event::answer(seat, Word::yes),
        Event::declare(seat, Word::none), Event::of(EventKind::draft, seat, Word::keep),
    };
    for (const Event &event : candidates)
        if (std::find(prompt.choices.begin(), prompt.choices.end(), event) != prompt.choices.end())
            return event;
    return std::nullopt;
}

/// The deal when this player, who has looked, is to call; nothing where that cannot be told.
std::optional<DealState> atCallOf(const ToldBids &told, DealState state, int seat)
{
    for (int step = 0; step < kMostSteps && state.stage < Stage::moLead; ++step) {
        if (callsFor(state, seat))
            return state;
        const Prompt prompt = legal(state);
        if (prompt.seat < 0)
            return std::nullopt;
        const Call bid =
            prompt.seat == seat ? Call() : told.deal.bids[static_cast<std::size_t>(prompt.seat)];
        const auto event = answer(prompt, bid);
        if (!event || apply(state, *event))
            return std::nullopt;
    }
    return std::nullopt;
}

void keepStruck(std::vector<MenuCall> &struck, const std::vector<MenuCall> &menu, bool first)
{
    const auto isStruck = [](const MenuCall &row) { return !row.open && !row.reason.empty(); };
    if (first) {
        std::copy_if(menu.begin(), menu.end(), std::back_inserter(struck), isStruck);
        return;
    }
    std::erase_if(struck, [&](const MenuCall &known) {
        return std::none_of(menu.begin(), menu.end(), [&](const MenuCall &row) {
            return row.call == known.call && isStruck(row);
        });
    });
}

/// A number may have become what was entered only later.
bool numbersGrow(const RuleSet &rules)
{
    return rules.bid_raise != BidRaise::none || rules.bid_counter || rules.blind_come_out;
}

} // namespace

std::vector<MenuCall> struckCalls(const ToldBids &told, int seat)
{
    const RuleSet &rules = told.table->rules;
    std::vector<MenuCall> seen, blind;
    if (isAuction(rules) || rules.bid_restriction == BidRestriction::whiz ||
        rules.bid_restriction == BidRestriction::mirror)
        return seen;
    for (int hand = 0; hand < kHands; ++hand) {
        DealStart start =
            dealCards(*told.table, told.deal.dealer, static_cast<std::uint64_t>(hand) + 1);
        start.scores = told.before.totals;
        start.firstScored = told.before.dealsScored == 0;
        const DealState begun = startDeal(told.table, std::move(start));
        keepStruck(blind, blindMenu(begun, seat), hand == 0); // they hang on the score alone
        if (const auto state = atCallOf(told, begun, seat))
            keepStruck(seen, seenMenu(*state, seat), hand == 0);
        else
            seen.clear();
    }
    std::erase_if(seen, [&](const MenuCall &row) {
        return row.call.blind || (numbersGrow(rules) && row.call.isNumber());
    });
    std::copy_if(blind.begin(), blind.end(), std::back_inserter(seen),
                 [](const MenuCall &row) { return row.call.blind; });
    return seen;
}

} // namespace sandbag
