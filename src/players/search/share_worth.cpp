// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/share_worth.h"

#include "play/fact_row.h"
#include "scoring/scoring_plan.h"

#include <map>

namespace sandbag {

std::optional<ShareValues> shareWorth(LeafCache &leaves, const DealState &deal,
                                      const PlayState &state, Objective objective,
                                      std::vector<Leaf> *ends)
{
    const PlayTables &tables = deal.context->play;
    const DealFacts facts = factsOf(deal);
    const FactSet reads = objective == Objective::tricks
                              ? FactSet()
                              : factsRead(deal.context->rules, deal.context->seating, &facts);
    if (reads.hasAny(factsOfPlay().without(Fact::lastWinner)) || state.anyCardSeats)
        return {};
    PlayState end = state;
    end.tricksPlayed = end.tricksInDeal;
    end.inTrick = 0;
    end.lastBest = 0;
    std::map<double, Leaf> byWorth;
    auto values = ShareValues::of(
        tables.players, state.tricksInDeal - state.tricksPlayed, reads.has(Fact::lastWinner),
        [&](const ShareValues::Shares &shares, int last) {
            for (int seat = 0; seat < tables.players; ++seat)
                end.taken[seat] = static_cast<std::uint8_t>(state.taken[seat] + shares[seat]);
            end.lastLeader = static_cast<std::uint8_t>(last);
            const Leaf &leaf = leaves.at(tables, end);
            byWorth.try_emplace(leaf.value, leaf);
            return static_cast<double>(leaf.value);
        });
    if (values && ends) {
        ends->clear();
        for (const auto &[worth, leaf] : byWorth)
            ends->push_back(leaf);
    }
    return values;
}

} // namespace sandbag
