// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fits.h"
#include "pieces.h"
#include "sums.h"

#include "bidding/call_values.h"
#include "policy/card_policy.h"

#include <functional>
#include <span>
#include <vector>

namespace sandbag::fit {

/// All that players by rules of thumb play by.
struct Leanings {
    BidTemper temper = {};
    CardWeights weights = {};

    [[nodiscard]] static Leanings first() { return {BidTemper::first(), CardWeights::first()}; }
};

/// One number of it: of the part that is not null.
struct Knob {
    const char *name;
    float BidTemper::*temper = nullptr;
    float CardWeights::*weight = nullptr;
    float PickWeights::*pick = nullptr;

    [[nodiscard]] float &of(Leanings &leanings) const
    {
        if (pick)
            return leanings.weights.picks.*pick;
        return temper ? leanings.temper.*temper : leanings.weights.*weight;
    }
};

/// What a side that plays by `tried` makes of `deals` deals more than one that plays by `present`.
using Gain = std::function<Sums(const Leanings &tried, const Leanings &present, std::uint64_t seed,
                                int deals)>;

/// Moves one number after the other by small steps, where that beats the players found so far, on
/// deals that were never played before: what one step owes to chance is not kept by the next. It
/// begins with the numbers that players had first.
[[nodiscard]] std::vector<FittedWeight> climbed(const Run &run, std::span<const Knob> knobs,
                                                const Gain &gain);

} // namespace sandbag::fit
