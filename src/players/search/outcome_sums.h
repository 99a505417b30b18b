// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "search/leaf_cache.h"

#include <vector>

namespace sandbag {

/// What the playouts of one choice came to. Every world is played out for every choice that is
/// still thought about, so that choices are compared on the same cards.
struct OutcomeSums {
    std::vector<float> values;  ///< by world
    std::vector<float> leads;   ///< by world: points more than the others
    std::vector<float> weights; ///< by world
    double weight = 0, value = 0, points = 0, othersPoints = 0, lead = 0;
    double bagPoints = 0; ///< what the price of bags makes of the lead
    double bags = 0;      ///< change of the side's count: less than 0 where the penalty came
    double penalty = 0, othersPenalty = 0; ///< weight of worlds in which the bag penalty comes
    double won = 0, lost = 0;              ///< … in which the match ends so with this deal
    double made = 0, contracts = 0; ///< weight of worlds with the contract made, with one at all
    double othersSet = 0;           ///< weight of worlds with another side set
    PerSeat<double> nils{};         ///< weight of worlds with this seat's nil made

    void add(const Leaf &leaf, float w)
    {
        values.push_back(leaf.value);
        leads.push_back(leaf.lead);
        weights.push_back(w);
        weight += w;
        value += static_cast<double>(w) * leaf.value;
        points += static_cast<double>(w) * leaf.points;
        othersPoints += static_cast<double>(w) * leaf.othersPoints;
        lead += static_cast<double>(w) * leaf.lead;
        bagPoints += static_cast<double>(w) * (leaf.lead - leaf.points + leaf.othersPoints);
        bags += static_cast<double>(w) * leaf.bags;
        penalty += leaf.penalty ? w : 0.0F;
        othersPenalty += leaf.othersPenalty ? w : 0.0F;
        won += leaf.ends > 0 ? w : 0.0F;
        lost += leaf.ends < 0 ? w : 0.0F;
        othersSet += leaf.othersSet ? w : 0.0F;
        contracts += leaf.contract ? w : 0.0F;
        made += leaf.contract && !leaf.set ? w : 0.0F;
        for (int seat = 0; leaf.nilsMade >> seat; ++seat)
            nils[seat] += (leaf.nilsMade >> seat) & 1 ? w : 0.0F;
    }
    /// Adds this much in every world.
    void shift(double valueMore, double leadMore)
    {
        for (float &each : values)
            each += static_cast<float>(valueMore);
        for (float &each : leads)
            each += static_cast<float>(leadMore);
        value += weight * valueMore;
        lead += weight * leadMore;
    }
    [[nodiscard]] double mean() const { return weight > 0 ? value / weight : 0; }
    [[nodiscard]] double share(double part) const { return weight > 0 ? part / weight : 0; }
};

/// Whether a choice is clearly worse than the best one, on the worlds that both were played out in,
/// so that it need not be considered any more.
[[nodiscard]] bool clearlyWorse(const OutcomeSums &choice, const OutcomeSums &best);

/// Whether a choice is as good as the better one, on the worlds that both were played out in: the
/// difference is within chance, and too small to matter.
[[nodiscard]] bool levelWith(const OutcomeSums &choice, const OutcomeSums &better);

/// Points that a choice is ahead of another on the worlds that both were played out in: a choice
/// given up early saw only a few worlds, which may be better or worse than most.
[[nodiscard]] double leadOver(const OutcomeSums &choice, const OutcomeSums &other);

} // namespace sandbag
