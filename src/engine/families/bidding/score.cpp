// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bidding/score.h"

#include "families/contract/score.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kFirstDeal{
    .english = QT_TRANSLATE_N_NOOP("bidding", "%n trick(s) in a deal without bids"),
    .args = 1,
    .counted = 0};
constexpr LineText kBooksMade{
    .english = QT_TRANSLATE_NOOP("bidding", "The bids add up to enough (books filled), so the deal "
                                            "is not played: bid of %1 scored as made"),
    .args = 1};
constexpr const LineText *kFirstDealLines[] = {&kFirstDeal};
constexpr const LineText *kBooksLines[] = {&kBooksMade};

/// D12: no bids, no set, no bags; ten for each trick, whatever a bid trick is worth (D56), but for
/// those that a ruling takes off (D110).
void scoreFirstDeal(ScoreBuilder &builder)
{
    for (int side = 0; side < builder.seating.sides; ++side) {
        const int taken = std::max(0, builder.result(side).tricks - builder.work(side).takenOff);
        builder.add(
            side,
            {.rule = kFirstDealLine, .text = kFirstDeal, .points = 10 * taken, .args = {taken}});
    }
}

/// D26: the deal is not played, each side scores its contract, and nobody is set.
void scoreBooksMade(ScoreBuilder &builder)
{
    for (int side = 0; side < builder.seating.sides; ++side) {
        const SideWork &work = builder.work(side);
        if (work.numberSeats != 0)
            builder.add(side, {.rule = kContractLine,
                               .text = kBooksMade,
                               .points = builder.worth(work.halves),
                               .args = {work.contract}});
    }
}

} // namespace

constinit const ScoringRule kFirstDealRule{
    .step = scoreFirstDeal,
    .deals = {DealFacts::Form::playsItself},
    .lines = kFirstDealLines,
};

constinit const ScoringRule kBooksMadeRule{
    .step = scoreBooksMade,
    .deals = {DealFacts::Form::unplayed},
    .lines = kBooksLines,
};

} // namespace sandbag
