// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers: seen ones with the declarations and the no trump that they can have, blind ones, and
// zero.
#include "families/calls.h"

#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/call_menu.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

/// The marks that these rules know and the deal has tricks for, "no mark" first.
std::vector<Declaration> marksOf(const DealState &state)
{
    std::vector<Declaration> marks{Declaration::none};
    for (const DeclarationKind &kind : kDeclarations) {
        if (kind.inForce(state.rules()) && declaredTricks(kind.mark) <= state.context->pack.tricks)
            marks.push_back(kind.mark);
    }
    return marks;
}

/// A number with every mark that it can have.
void addMarked(const DealState &state, const std::vector<Declaration> &marks, int halves,
               std::vector<Call> &calls)
{
    const bool noTrumps = state.rules().notrump_allowed && bidsForHimself(*state.context);
    for (const Declaration mark : marks) {
        Call call = Call::halfNumber(halves);
        call.mark = mark;
        calls.push_back(call);
        if (noTrumps) {
            call.noTrump = true;
            calls.push_back(call);
        }
    }
}

/// A later number of a side is its contract, and not below the present one (D108).
bool totalsOnly(const RuleSet &rules)
{
    return numbersClose(rules) && rules.bid_second == BidSecond::total;
}

/// The numbers of the restriction in force: any, four and more, or the spades held; of a contract
/// that is higher than may be bid only that number.
void addSeen(const MenuInput &at, std::vector<Call> &calls)
{
    const DealState &state = at.state;
    const RuleSet &rules = state.rules();
    int least = std::max(1, rules.bid_min);
    int most = highestNumber(state);
    if (rules.bid_restriction == BidRestriction::suicide)
        least = std::max(4, least);
    if (spadesGiveBid(rules)) {
        least = at.spades.least;
        most = at.spades.most;
    }
    const int stands = contractHalves(state, state.sideOf(at.seat)) / 2;
    if (totalsOnly(rules) && stands > 0) {
        least = std::max(least, stands);
        most = std::max(most, stands);
    }
    const std::vector<Declaration> marks = marksOf(state);
    for (int number = least; number <= most; ++number) {
        if (number > 0)
            addMarked(state, marks, 2 * number, calls);
    }
    const bool halves = rules.bid_half && bidsForHimself(*state.context) &&
                        rules.bid_restriction == BidRestriction::free;
    for (int half = 2 * least + 1; halves && half < 2 * most; half += 2)
        addMarked(state, marks, half, calls);
}

/// Whiz and mirror: the number is that of the spades (D70).
std::optional<int> spadesOfNumber(const RuleSet &rules, const Call &number)
{
    return spadesGiveBid(rules) ? std::optional(number.tricks()) : std::nullopt;
}

void addBlind(const DealState &state, std::vector<Call> &calls)
{
    const RuleSet &rules = state.rules();
    if (!numbersMayBeBlind(rules))
        return;
    const int most = std::min(rules.blind_max, highestNumber(state));
    for (int number = std::max(rules.blind_min, rules.bid_min); number <= most; ++number)
        calls.push_back(Call::number(number).asBlind());
}

void addNumbers(const MenuInput &at, std::vector<Call> &calls)
{
    if (at.blind)
        addBlind(at.state, calls);
    else
        addSeen(at, calls);
}

/// `zero` (D68); in whiz bidding it is the number of one without spades (D70).
bool zeroInMenu(const MenuInput &at)
{
    const RuleSet &rules = at.state.rules();
    if (rules.bid_zero != BidZero::plain)
        return false;
    if (rules.bid_restriction == BidRestriction::whiz)
        return at.spades.mayBe(0);
    if (totalsOnly(rules) && contractHalves(at.state, at.state.sideOf(at.seat)) > 0)
        return false;
    return rules.bid_min <= 1 && rules.bid_restriction == BidRestriction::free;
}

void addZero(const MenuInput &at, std::vector<Call> &calls)
{
    if (!at.blind && zeroInMenu(at))
        calls.push_back(Call::of(Call::What::zero));
}

} // namespace

const CallKind kNoCall{.what = Call::What::none, .brief = {"–"}};

const CallKind kNumberCall{
    .what = Call::What::number,
    .holder = CallHolder::sideIfBlind,
    .numberLike = true,
    .addToMenu = addNumbers,
    .spadesStated = spadesOfNumber,
};

const CallKind kZeroCall{
    .what = Call::What::zero,
    .fileWord = "zero",
    .keys = "z",
    .words = {QT_TRANSLATE_NOOP("Calls", "zero")},
    .column = {"0"},
    .brief = {"0"},
    .numberLike = true,
    .addToMenu = addZero,
    .spadesStated = spadesOfNumber,
};

} // namespace sandbag
