// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/call_menu.h"

#include "deal/bid_restrictions.h"

#include <algorithm>

namespace sandbag {

namespace {

using What = Call::What;

int highestNumber(const DealState &state)
{
    return std::min(state.rules().bid_max, state.table->pack.tricks);
}

bool anyBlindStyle(const RuleSet &rules)
{
    return rules.bid_style != BidStyle::auction && rules.bid_restriction == BidRestriction::free &&
           rules.deal_method == DealMethod::deal;
}

/// The marks that these rules know and the deal has tricks for, "no mark" first.
std::vector<Declaration> marksOf(const DealState &state)
{
    const RuleSet &rules = state.rules();
    std::vector<Declaration> marks{Declaration::none};
    const auto add = [&](bool allowed, Declaration little, Declaration big) {
        for (const Declaration mark : {little, big}) {
            if (allowed && declaredTricks(mark) <= state.table->pack.tricks)
                marks.push_back(mark);
        }
    };
    add(rules.bemo_allowed, Declaration::littleBemo, Declaration::bigBemo);
    add(rules.moe_allowed, Declaration::littleMoe, Declaration::bigMoe);
    add(rules.mo_allowed, Declaration::littleMo, Declaration::bigMo);
    return marks;
}

/// A number with every mark that can stand on it.
void addMarked(const DealState &state, std::vector<Call> &calls, int halves)
{
    const bool noTrumps =
        state.rules().notrump_allowed && state.rules().bid_style == BidStyle::each;
    for (const Declaration mark : marksOf(state)) {
        Call call = Call::halfNumber(halves);
        call.mark = mark;
        calls.push_back(call);
        if (noTrumps) {
            call.noTrump = true;
            calls.push_back(call);
        }
    }
}

/// The numbers of the restriction in force: any, four and more, or the spades held.
void addNumbers(const DealState &state, std::vector<Call> &calls, int seat)
{
    const RuleSet &rules = state.rules();
    int least = std::max(1, rules.bid_min);
    int most = highestNumber(state);
    const bool counted = rules.bid_restriction == BidRestriction::whiz ||
                         rules.bid_restriction == BidRestriction::mirror;
    if (rules.bid_restriction == BidRestriction::suicide)
        least = std::max(4, least);
    if (counted) {
        const SpadeCount spades = spadesHeld(state, seat);
        least = spades.least;
        most = spades.most;
    }
    for (int number = least; number <= most; ++number) {
        if (number > 0)
            addMarked(state, calls, 2 * number);
    }
    const bool halves = rules.bid_half && rules.bid_style == BidStyle::each &&
                        rules.bid_restriction == BidRestriction::free;
    for (int half = 2 * least + 1; halves && half < 2 * most; half += 2)
        addMarked(state, calls, half);
}

bool nilInMenu(const RuleSet &rules)
{
    return rules.bid_style == BidStyle::each && rules.nil_declared == NilDeclared::turn;
}

/// `zero` (D68); in whiz bidding it is the number of one without spades (D70).
bool zeroInMenu(const DealState &state, int seat)
{
    const RuleSet &rules = state.rules();
    if (rules.bid_zero != BidZero::plain)
        return false;
    if (rules.bid_restriction == BidRestriction::whiz)
        return spadesHeld(state, seat).mayBe(0);
    return rules.bid_min <= 1 && rules.bid_restriction == BidRestriction::free;
}

/// In mirror bidding nil is the bid of exactly those without a spade.
bool nilFitsMirror(const DealState &state, int seat)
{
    return state.rules().bid_restriction != BidRestriction::mirror ||
           spadesHeld(state, seat).mayBe(0);
}

void addNils(const DealState &state, std::vector<Call> &calls, int seat, bool blind)
{
    const RuleSet &rules = state.rules();
    const bool allowed = blind ? rules.blind_nil_allowed : rules.nil_allowed;
    if (!allowed || !nilInMenu(rules) || !nilFitsMirror(state, seat))
        return;
    Call nil = Call::of(What::nil);
    nil.blind = blind;
    calls.push_back(nil);
    if (rules.dark_allowed) {
        nil.dark = true;
        calls.push_back(nil);
    }
}

bool specialsInMenu(const RuleSet &rules)
{
    return rules.bid_restriction == BidRestriction::free;
}

bool tenInMenu(const DealState &state)
{
    const RuleSet &rules = state.rules();
    return specialsInMenu(rules) && rules.ten_mode == TenMode::declared &&
           highestNumber(state) >= 10;
}

std::vector<Call> seenCalls(const DealState &state, int seat)
{
    const RuleSet &rules = state.rules();
    std::vector<Call> calls;
    addNils(state, calls, seat, false);
    if (zeroInMenu(state, seat))
        calls.push_back(Call::of(What::zero));
    if (tenInMenu(state))
        calls.push_back(Call::of(What::ten));
    if (specialsInMenu(rules) && rules.moon_allowed)
        calls.push_back(Call::of(What::moon));
    if (specialsInMenu(rules) && rules.team_nil_allowed && !state.seating().solo())
        calls.push_back(Call::of(What::teamNil));
    addNumbers(state, calls, seat);
    return calls;
}

/// Blind numbers are the whole side's, so that a ten can be one of them.
bool blindNumberIsTheSides(const RuleSet &rules)
{
    return rules.bid_style == BidStyle::side || rules.blind_allowed == BlindAllowed::side;
}

void addBlindNumbers(const DealState &state, std::vector<Call> &calls)
{
    const RuleSet &rules = state.rules();
    if (rules.blind_allowed == BlindAllowed::no)
        return;
    const int least = std::max(rules.blind_min, rules.bid_min);
    const int most = std::min(rules.blind_max, highestNumber(state));
    for (int number = least; number <= most; ++number)
        calls.push_back(Call::number(number).asBlind());
    if (tenInMenu(state) && blindNumberIsTheSides(rules) && least <= 10 && most >= 10)
        calls.push_back(Call::of(What::ten).asBlind());
}

std::vector<Call> blindCalls(const DealState &state, int seat)
{
    const RuleSet &rules = state.rules();
    std::vector<Call> calls;
    // Where nil is declared before the numbers no other blind call exists beside it.
    if (!anyBlindStyle(rules) || rules.nil_declared == NilDeclared::before)
        return calls;
    addNils(state, calls, seat, true);
    addBlindNumbers(state, calls);
    if (rules.blind_moon_allowed)
        calls.push_back(Call::of(What::moon).asBlind());
    if (rules.team_nil_allowed && !state.seating().solo())
        calls.push_back(Call::of(What::teamNil).asBlind());
    return calls;
}

/// Strikes what may not be said now. A seen call's bars are skipped where they would leave nothing;
/// blind calls obey them without that waiver.
std::vector<MenuCall> strike(const DealState &state, int seat, std::vector<Call> calls, bool blind)
{
    std::vector<MenuCall> menu;
    for (const Call &call : calls)
        menu.push_back({call, true, {}});
    for (int bar = 0; bar < kBars; ++bar) {
        std::vector<MenuCall> struck = menu;
        bool left = false;
        for (MenuCall &entry : struck) {
            if (!entry.open)
                continue;
            if (auto reason = strikeReason(state, seat, entry.call, bar)) {
                entry.open = false;
                entry.reason = std::move(*reason);
            }
            left = left || entry.open;
        }
        const bool waived = bar > 0 && !blind && !left;
        if (!waived)
            menu = std::move(struck);
    }
    return menu;
}

} // namespace

std::vector<MenuCall> seenMenu(const DealState &state, int seat)
{
    return strike(state, seat, seenCalls(state, seat), false);
}

std::vector<MenuCall> blindMenu(const DealState &state, int seat)
{
    return strike(state, seat, blindCalls(state, seat), true);
}

std::vector<MenuCall> auctionMenu(const DealState &state)
{
    const RuleSet &rules = state.rules();
    const int most = std::min(rules.bid_max, state.table->pack.tricks - rules.auction_book);
    int above = 0; // "call 1 or more", whatever the lowest bid elsewhere
    if (state.bidding.highSeat >= 0)
        above = state.calls[static_cast<std::size_t>(state.bidding.highSeat)].tricks();
    std::vector<MenuCall> menu{{Call::of(What::pass), true, {}}};
    for (int number = above + 1; number <= most; ++number)
        menu.push_back({Call::number(number), true, {}});
    return menu;
}

bool blindCallOpen(const DealState &state, int seat)
{
    const auto menu = blindMenu(state, seat);
    return std::any_of(menu.begin(), menu.end(), [](const MenuCall &entry) { return entry.open; });
}

bool mayDeclare(const DealState &state, int seat, bool blind)
{
    const RuleSet &rules = state.rules();
    if (rules.nil_declared != NilDeclared::before || (blind && !anyBlindStyle(rules)))
        return false;
    if (!(blind ? rules.blind_nil_allowed : rules.nil_allowed))
        return false;
    Call nil = Call::of(What::nil);
    nil.blind = blind;
    for (int bar = 0; bar <= kNilBar; ++bar) {
        if (strikeReason(state, seat, nil, bar))
            return false;
    }
    return true;
}

std::vector<MenuCall> callMenu(const DealState &state)
{
    if (state.stage != Stage::calls && state.stage != Stage::blindRound)
        return {};
    if (state.rules().bid_style == BidStyle::auction)
        return auctionMenu(state);
    return state.bidding.looked.has(state.seat) ? seenMenu(state, state.seat)
                                                : blindMenu(state, state.seat);
}

} // namespace sandbag
