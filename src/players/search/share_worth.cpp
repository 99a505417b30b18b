// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/share_worth.h"

#include "scoring/scoring_plan.h"

namespace sandbag {

namespace {

constexpr FactSet kBeyondShares{Fact::trickOrder,   Fact::lastRun,    Fact::lastCard,
                                Fact::lastCards,    Fact::cancelCard, Fact::dix,
                                Fact::noTrumpBroken};

} // namespace

std::optional<ShareValues> shareWorth(LeafCache &leaves, const DealState &deal,
                                      const PlayState &state, Objective objective)
{
    const PlayTables &tables = deal.table->play;
    const DealFacts facts = factsOf(deal);
    const FactSet reads = objective == Objective::tricks
                              ? FactSet()
                              : factsRead(deal.table->rules, deal.table->seating, &facts);
    if (reads.hasAny(kBeyondShares) || state.anyCardSeats)
        return {};
    PlayState end = state;
    end.tricksPlayed = end.tricksInDeal;
    end.inTrick = 0;
    end.lastBest = 0;
    return ShareValues::of(
        tables.players, state.tricksInDeal - state.tricksPlayed, reads.has(Fact::lastWinner),
        [&](const ShareValues::Shares &shares, int last) {
            for (int seat = 0; seat < tables.players; ++seat)
                end.taken[seat] = static_cast<std::uint8_t>(state.taken[seat] + shares[seat]);
            end.lastLeader = static_cast<std::uint8_t>(last);
            return static_cast<double>(leaves.at(tables, end).value);
        });
}

} // namespace sandbag
