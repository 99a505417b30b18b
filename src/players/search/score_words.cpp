// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/score_words.h"

#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "families/bags/bags.h"
#include "families/contract/trick_worth.h"
#include "families/winning/target.h"
#include "text/mark.h"

#include <algorithm>
#include <optional>

namespace sandbag {

namespace {

/// The next bag brings the penalty.
bool oneBagLeft(const SeatView &view, const Standing &standing)
{
    const int limit = bagLimit(view.rules());
    return limit > 0 && bagPenalty(view.rules()) > 0 &&
           standing.bags[view.seen().sideOf(view.seat())] == limit - 1;
}

/// What a nil that the side has called brings, 0 where it has called none. Nothing where its worth
/// hangs on more than the call: two nils may be one double nil, and one may take a pot.
std::optional<int> worthOfNil(const SeatView &view, int side)
{
    const RuleSet &rules = view.rules();
    std::optional<int> worth;
    for (const int seat : view.context().seating.seatsOf(side)) {
        const Call &call = view.seen().calls[seat];
        if (!call.isNil())
            continue;
        if (worth || rules.nil_pot || (call.blind && call.dark))
            return {};
        worth = call.blind || call.dark ? rules.blind_nil_value : rules.nil_value;
    }
    return worth.value_or(0);
}

/// What the side makes of its bids so far if it keeps them, without overtricks; 0 where that is not
/// known.
int worthOfBids(const SeatView &view, int side)
{
    const std::optional<int> nil = worthOfNil(view, side);
    if (!nil || isAuction(view.rules()))
        return 0;
    return contractHalves(view.seen(), side) * pointsPerTrick(view.rules()) / 2 + *nil;
}

/// Another side reaches the target if it makes what it has bid.
bool othersArrive(const SeatView &view, const Standing &standing)
{
    const int target = targetScore(view.rules());
    const Seating &seating = view.context().seating;
    for (int side = 0; side < seating.sides && target > 0; ++side) {
        const int worth = worthOfBids(view, side);
        if (side != seating.sideOf(view.seat()) && worth > 0 &&
            standing.totals[side] + worth >= target)
            return true;
    }
    return false;
}

BiddingState after(const SeatView &view, const Call &call)
{
    const DealState &seen = view.seen();
    return withCall(view.context(), spokenOf(seen), seen.firstBidder, view.seat(), call);
}

/// With this call the side has a contract of plain numbers, to which no partner adds any more, and
/// no nil beside it that could bring points or cost them.
bool bidsStand(const SeatView &view, const Call &call)
{
    const BiddingState now = after(view, call);
    if (partnerToCall(view.context(), now, view.seat()))
        return false;
    const auto seats = view.context().seating.seatsOf(view.seen().sideOf(view.seat()));
    return std::all_of(seats.begin(), seats.end(), [&now](int seat) {
        return !now.calls[seat].made() || now.calls[seat].isPlainNumber();
    });
}

} // namespace

int pointsBehind(const SeatView &view, const Standing &standing)
{
    const Seating &seating = view.context().seating;
    const int own = seating.sideOf(view.seat());
    int most = standing.totals[own];
    for (int side = 0; side < seating.sides; ++side)
        most = std::max(most, standing.totals[side]);
    return most - standing.totals[own];
}

std::vector<Sentence> scoreWords(const SeatView &view, const Standing &standing, const Call &call,
                                 Voice voice)
{
    const bool own = voice == Voice::ofPlayer;
    const bool alone = view.context().seating.solo();
    std::vector<Sentence> words;
    const int less = pointsBehind(view, standing);
    if (call.blind && less > 0)
        words.push_back(Sentence::counted(
            own && alone ? QT_TRANSLATE_N_NOOP("players", "I was %n point(s) behind.")
            : own        ? QT_TRANSLATE_N_NOOP("players", "We were %n point(s) behind.")
                         : QT_TRANSLATE_N_NOOP("players", "You are %n point(s) behind."),
            less));
    if (oneBagLeft(view, standing))
        words.push_back(Sentence::counted(
            own && alone ? QT_TRANSLATE_N_NOOP("players", "The next bag would cost me %n point(s).")
            : own        ? QT_TRANSLATE_N_NOOP("players", "The next bag would cost us %n point(s).")
                         : QT_TRANSLATE_N_NOOP("players", "Your next bag costs %n point(s)."),
            bagPenalty(view.rules())));
    if (othersArrive(view, standing))
        words.push_back(Sentence::counted(
            own ? QT_TRANSLATE_N_NOOP("players",
                                      "The opponents would reach %n point(s) by making their bid.")
                : QT_TRANSLATE_N_NOOP("players",
                                      "The opponents reach %n point(s) if they make their bid."),
            targetScore(view.rules())));
    return words;
}

bool arrivesBy(const SeatView &view, const Standing &standing, const Call &call)
{
    const RuleSet &rules = view.rules();
    const int side = view.seen().sideOf(view.seat());
    const int missing = targetScore(rules) - standing.totals[side];
    if (targetScore(rules) <= 0 || isAuction(rules) || !bidsStand(view, call))
        return false;
    const auto enough = [&](const Call &bid) {
        return contractHalves(view.context(), after(view, bid), side) * pointsPerTrick(rules) >=
               2 * missing;
    };
    const auto &choices = view.prompt().choices;
    return enough(call) && std::none_of(choices.begin(), choices.end(), [&](const Event &event) {
               return event.kind == EventKind::call && event.call().isPlainNumber() &&
                      event.call().halves < call.halves && enough(event.call());
           });
}

} // namespace sandbag
