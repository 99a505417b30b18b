// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/call_menu.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/bid_restrictions.h"
#include "deal/bidding.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace sandbag {

namespace {

using What = Call::What;

constexpr std::size_t kUsualCalls = 20; ///< of a menu; some rules have more

bool anyBlindStyle(const RuleSet &rules)
{
    return !isAuction(rules) && bidsAreFree(rules) && rules.deal_method == DealMethod::deal;
}

template<std::size_t N>
std::vector<Call> callsOf(const std::array<const CallKind *, N> &kinds, const MenuInput &at)
{
    std::vector<Call> calls;
    calls.reserve(at.blind ? 0 : kUsualCalls);
    for (const CallKind *kind : kinds)
        kind->addToMenu(at, calls);
    return calls;
}

std::vector<Call> seenCalls(const DealState &state, int seat, SpadeCount spades)
{
    return callsOf(kSeenMenuOrder, {state, seat, false, spades});
}

std::vector<Call> blindCalls(const DealState &state, int seat)
{
    // Where nil is declared before the numbers no other blind call exists next to it.
    if (!anyBlindStyle(state.rules()) || state.rules().nil_declared == NilDeclared::before)
        return {};
    return callsOf(kBlindMenuOrder, {state, seat, true});
}

/// Strikes what may not be said now. A seen call's restrictions are waived where they would leave
/// nothing; blind calls obey them without that waiver.
std::vector<MenuCall> strike(const DealState &state, int seat, const std::vector<Call> &calls,
                             bool blind)
{
    if (calls.empty())
        return {};
    const BiddingState before = spokenOf(state);
    std::vector<MenuCall> menu;
    menu.reserve(calls.size());
    for (const Call &call : calls)
        menu.push_back({call, true, {}});
    std::vector<std::pair<MenuCall *, Sentence>> struck; // at the level
    for (const RestrictionLevel level : kRestrictionLevels) {
        const CallRestrictions restrictions = restrictionsInForce(*state.context, level);
        if (restrictions.empty())
            continue;
        bool left = false;
        struck.clear();
        for (MenuCall &entry : menu) {
            if (!entry.open)
                continue;
            if (auto reason = whyNotCall({state, seat, entry.call, before}, restrictions))
                struck.emplace_back(&entry, std::move(*reason));
            else
                left = true;
        }
        if (level != RestrictionLevel::notNow && !blind && !left)
            continue; // waived
        for (auto &[entry, reason] : struck) {
            entry->open = false;
            entry->reason = std::move(reason);
        }
    }
    return menu;
}

/// Those that strike() would leave open.
std::vector<Call> openAmong(const DealState &state, int seat, std::vector<Call> calls, bool blind)
{
    const BiddingState before = spokenOf(state);
    std::vector<Call> left;
    for (const RestrictionLevel level : kRestrictionLevels) {
        const CallRestrictions restrictions = restrictionsInForce(*state.context, level);
        if (restrictions.empty())
            continue;
        left.clear();
        for (const Call &call : calls) {
            if (!whyNotCall({state, seat, call, before}, restrictions))
                left.push_back(call);
        }
        if (!left.empty() || level == RestrictionLevel::notNow || blind)
            calls.swap(left); // otherwise waived
    }
    return calls;
}

/// What a menu has depends on spades that are not known.
bool menuIsUncertain(const DealState &state, const SpadeCount &held)
{
    return spadesGiveBid(state.rules()) && held.least != held.most;
}

} // namespace

int highestNumber(const DealState &state)
{
    return std::min(state.rules().bid_max, state.context->pack.tricks);
}

std::vector<MenuCall> seenMenu(const DealState &state, int seat)
{
    const SpadeCount held = spadesHeld(state, seat);
    if (!menuIsUncertain(state, held))
        return strike(state, seat, seenCalls(state, seat, held), false);
    // Of a hand that is not known: what would be open with any number of spades that it may hold,
    // for a restriction is waived by what that leaves.
    std::vector<MenuCall> menu;
    for (int spades = held.least; spades <= held.most; ++spades) {
        for (MenuCall &entry :
             strike(state, seat, seenCalls(state, seat, {spades, spades}), false)) {
            const auto known = std::find_if(menu.begin(), menu.end(), [&](const MenuCall &other) {
                return other.call == entry.call;
            });
            if (known == menu.end())
                menu.push_back(std::move(entry));
            else if (entry.open)
                *known = std::move(entry);
        }
    }
    return menu;
}

std::vector<MenuCall> blindMenu(const DealState &state, int seat)
{
    return strike(state, seat, blindCalls(state, seat), true);
}

std::vector<Call> openSeenCalls(const DealState &state, int seat)
{
    const SpadeCount held = spadesHeld(state, seat);
    if (!menuIsUncertain(state, held))
        return openAmong(state, seat, seenCalls(state, seat, held), false);
    std::vector<Call> open;
    for (const MenuCall &entry : seenMenu(state, seat)) {
        if (entry.open)
            open.push_back(entry.call);
    }
    return open;
}

std::vector<Call> openBlindCalls(const DealState &state, int seat)
{
    return openAmong(state, seat, blindCalls(state, seat), true);
}

bool surelyOpen(const DealState &state, int seat, const Call &call)
{
    const SpadeCount held = spadesHeld(state, seat);
    if (menuIsUncertain(state, held))
        return false;
    const std::vector<Call> calls = seenCalls(state, seat, held);
    return std::find(calls.begin(), calls.end(), call) != calls.end() &&
           nothingForbids({state, seat, call, spokenOf(state)});
}

std::vector<MenuCall> auctionMenu(const DealState &state)
{
    const RuleSet &rules = state.rules();
    const int most = std::min(rules.bid_max, state.context->pack.tricks - rules.auction_book);
    int above = 0; // "call 1 or more", whatever the lowest bid elsewhere
    if (state.bidding.highSeat >= 0)
        above = state.calls[state.bidding.highSeat].tricks();
    std::vector<MenuCall> menu{{Call::of(What::pass), true, {}}};
    for (int number = above + 1; number <= most; ++number)
        menu.push_back({Call::number(number), true, {}});
    return menu;
}

bool blindCallOpen(const DealState &state, int seat)
{
    // Nothing is waived for calls made without looking.
    const std::vector<Call> calls = blindCalls(state, seat);
    const BiddingState before = calls.empty() ? BiddingState{} : spokenOf(state);
    return std::any_of(calls.begin(), calls.end(), [&](const Call &call) {
        return nothingForbids({state, seat, call, before});
    });
}

bool mayDeclare(const DealState &state, int seat, const Call &nil)
{
    const RuleSet &rules = state.rules();
    if (rules.nil_declared != NilDeclared::before || (nil.blind && !anyBlindStyle(rules)))
        return false;
    if (!(nil.blind ? rules.blind_nil_allowed : rules.nil_allowed))
        return false;
    return !whyNotCall(state, seat, nil, RestrictionLevel::notNow) &&
           !whyNotCall(state, seat, nil, RestrictionLevel::nils);
}

std::vector<MenuCall> callMenu(const DealState &state)
{
    if (state.stage != Stage::calls && state.stage != Stage::blindRound)
        return {};
    if (isAuction(state.rules()))
        return auctionMenu(state);
    return state.bidding.looked.has(state.seat) ? seenMenu(state, state.seat)
                                                : blindMenu(state, state.seat);
}

} // namespace sandbag
