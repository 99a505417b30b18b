// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bidding/call_lessons.h"
#include "policy/lessons.h"
#include "search/belief.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sandbag::fit {

/// What a run is made of: everything follows from it.
struct Run {
    std::uint64_t seed = 1;
    int deals = 10'000;
    std::string state; ///< file of finished pieces; "" for none
};

/// Percent by LaterWinTable::index, and how often each cell was seen.
struct LaterWinFit {
    std::vector<int> percent;
    std::vector<int> seen;
};
/// Of every card in every hand at the start of every trick: whether it won one later.
[[nodiscard]] LaterWinFit fitLaterWins(const Run &run);

/// By NilFeatures' indices: logistic regression of whether a nil came through, one hand of each
/// deal that suits it and one that was picked blindly.
[[nodiscard]] std::vector<double> fitNil(const Run &run);

/// The weights of HandModel in the order of its source: least squares of tricks taken.
[[nodiscard]] std::vector<double> fitHand(const Run &run);

/// Mean and standard deviation of a side's points in a deal, bags at their price, as parts of what
/// all tricks bid and made would be (WinModel).
struct PointsFit {
    double mean = 0, spread = 0;
};
[[nodiscard]] PointsFit fitPoints(const Run &run);

/// The spread of WinModel with which its chances foretell best who wins: the likeliest one, of so
/// many matches as the run has deals. The losses are nats for each standing: of that spread, of
/// the one shipped, and of knowing nothing.
struct WinFit {
    double spread = 0;
    double loss = 0, shipped = 0, unknowing = 0;
};
[[nodiscard]] WinFit fitWins(const Run &run);

/// A number of CardWeights or BidTemper, moved: what a side that plays so makes of each deal more
/// than one that plays as shipped, each deal played both ways.
struct Move {
    std::string name;
    double shipped = 0, tried = 0;
    double gain = 0, error = 0; ///< points a deal, standard error
};
/// Every number a step down and a step up. A number is well fitted where neither gains.
[[nodiscard]] std::vector<Move> tryWeights(const Run &run);

/// A number of CardWeights, BidTemper or PickWeights and what it should be.
struct FittedWeight {
    std::string name;
    double value = 0;
};
/// All of them, from those that players had first, by small steps: a step is taken where a side
/// that plays so beats one that plays without it. The run's deals are those of one step.
[[nodiscard]] std::vector<FittedWeight> fitWeights(const Run &run);
/// The same of PickWeights, in the named games in which cards are chosen before play.
[[nodiscard]] std::vector<FittedWeight> fitPicks(const Run &run);

/// What games teach about cards beyond the rules of thumb: `deals` of all named games and of random
/// rule sets, two of three Standard; of some questions every card is played out on the true hands
/// by all that was learned.
[[nodiscard]] Lessons fitLessons(const Run &run);

/// What games teach about bids beyond the rules of thumb: in each deal, at the start of a match or
/// at any score, every number and nil that can be thought of is bid on the true hands and played
/// out by the shipped lessons of cards.
[[nodiscard]] CallLessons fitCallLessons(const Run &run);

/// A number of BeliefOptions, moved: by how many nats more the true hands are told from others that
/// fit. The first move of a list is none: its gain is what is told by these beliefs.
struct BeliefMove {
    std::string name;
    double shipped = 0, tried = 0;
    double gain = 0, error = 0; ///< nats a question, standard error
};
/// Every number a step down and a step up from `from`, asked at some cards of `deals` deals of
/// Standard by players whom games taught.
[[nodiscard]] std::vector<BeliefMove> tryBeliefs(const Run &run, const BeliefOptions &from = {});

} // namespace sandbag::fit
