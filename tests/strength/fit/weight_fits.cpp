// SPDX-License-Identifier: GPL-3.0-or-later
#include "climb.h"
#include "duplicate_deals.h"

namespace sandbag::fit {

namespace {

constexpr Knob kKnobs[] = {
    {.name = "boldness", .temper = &BidTemper::boldness},
    {.name = "nilCourage", .temper = &BidTemper::nilCourage},
    {.name = "known", .temper = &BidTemper::known},
    {.name = "heard", .temper = &BidTemper::heard},
    {.name = "underbid", .temper = &BidTemper::underbid},
    {.name = "withNil", .temper = &BidTemper::withNil},
    {.name = "againstNil", .temper = &BidTemper::againstNil},
    {.name = "duck", .temper = &BidTemper::duck},
    {.name = "push", .temper = &BidTemper::push},
    {.name = "heed", .temper = &BidTemper::heed},
    {.name = "later", .weight = &CardWeights::later},
    {.name = "bold", .weight = &CardWeights::bold},
    {.name = "hand", .weight = &CardWeights::hand},
    {.name = "mate", .weight = &CardWeights::mate},
    {.name = "reluctant", .weight = &CardWeights::reluctant},
    {.name = "again", .weight = &CardWeights::again},
    {.name = "shed", .weight = &CardWeights::shed},
    {.name = "cover", .weight = &CardWeights::cover},
    {.name = "avoid", .weight = &CardWeights::avoid},
    {.name = "attack", .weight = &CardWeights::attack},
};

Sums gainInStandard(const Leanings &tried, const Leanings &present, std::uint64_t seed, int deals)
{
    return gainOf(RuleSet{}, tried, present, seed, deals);
}

} // namespace

std::vector<Move> tryWeights(const Run &run)
{
    Pieces pieces(run.state);
    std::vector<Move> moves;
    int piece = 0;
    for (const Knob &knob : kKnobs) {
        for (const float step : {-0.2F, 0.2F}) {
            Leanings tried;
            Move move{knob.name, knob.of(tried), knob.of(tried) + step, 0, 0};
            knob.of(tried) += step;
            const Sums sums(pieces.piece(
                piece++, [&] { return gainInStandard(tried, {}, run.seed, run.deals).text(); }));
            move.gain = sums.mean();
            move.error = sums.error();
            moves.push_back(move);
        }
    }
    return moves;
}

std::vector<FittedWeight> fitWeights(const Run &run)
{
    return climbed(run, kKnobs, gainInStandard);
}

} // namespace sandbag::fit
