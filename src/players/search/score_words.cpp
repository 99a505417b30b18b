// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/score_words.h"

#include "families/bags/bags.h"
#include "families/contract/trick_worth.h"
#include "families/winning/target.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

/// How far the side is behind the best other one; less than 1: it is not.
int behind(const SeatView &view, const Standing &standing)
{
    const Seating &seating = view.context().seating;
    const int own = seating.sideOf(view.seat());
    int most = standing.totals[own];
    for (int side = 0; side < seating.sides; ++side)
        most = std::max(most, standing.totals[side]);
    return most - standing.totals[own];
}

/// The next bag brings the penalty.
bool oneBagLeft(const SeatView &view, const Standing &standing)
{
    const int limit = bagLimit(view.rules());
    return limit > 0 && standing.bags[view.seen().sideOf(view.seat())] == limit - 1;
}

/// What the side makes of its bids so far if it keeps them, without overtricks.
int worthOfBids(const SeatView &view, int side)
{
    const RuleSet &rules = view.rules();
    int worth = contractHalves(view.seen(), side) * pointsPerTrick(rules) / 2;
    for (const int seat : view.context().seating.seatsOf(side)) {
        const Call &call = view.seen().calls[seat];
        if (call.isNil())
            worth += call.blind || call.dark ? rules.blind_nil_value : rules.nil_value;
    }
    return worth;
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

} // namespace

std::vector<Sentence> scoreWords(const SeatView &view, const Standing &standing, const Call &call,
                                 Voice voice)
{
    const bool own = voice == Voice::ofPlayer;
    std::vector<Sentence> words;
    const int less = behind(view, standing);
    if (call.blind && less > 0)
        words.push_back(
            Sentence::counted(own ? QT_TRANSLATE_N_NOOP("players", "We were %n point(s) behind.")
                                  : QT_TRANSLATE_N_NOOP("players", "You are %n point(s) behind."),
                              less));
    if (oneBagLeft(view, standing))
        words.push_back(Sentence::counted(
            own ? QT_TRANSLATE_N_NOOP("players", "The next bag would cost us %n point(s).")
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

bool arrivesBy(const SeatView &view, const Standing &standing, int number)
{
    const int side = view.seen().sideOf(view.seat());
    const int target = targetScore(view.rules());
    const int before = standing.totals[side] + worthOfBids(view, side);
    const int each = pointsPerTrick(view.rules());
    return target > 0 && before + (number - 1) * each < target && before + number * each >= target;
}

} // namespace sandbag
