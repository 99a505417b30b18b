// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/best_play.h"

#include "policy/heuristics.h"
#include "search/exact_ending.h"

namespace sandbag {

namespace {

constexpr std::size_t kEntries = std::size_t{1} << 20; ///< 40 MiB

Slot slotOf(const PlayTables &tables, const Event &play)
{
    return tables.slotOf[play.cards.front().face()];
}

/// The best of the lawful cards for whose turn it is; nothing when the budget is over.
std::optional<Event> bestCard(const DealState &deal, int side, ExactEnding &ending)
{
    const PlayTables &tables = deal.table->play;
    const Slots lawful = legalPlays(tables, deal.play);
    const bool ours = tables.sideOf[deal.play.turn] == side;
    std::optional<Event> best;
    float bestValue = 0;
    for (const Event &event : legal(deal).choices) {
        if (!(slotBit(slotOf(tables, event)) & lawful))
            continue; // could be challenged
        PlayState next = deal.play;
        playSlot(tables, next, slotOf(tables, event));
        const auto leaf = ending.solve(tables, next, side);
        if (!leaf)
            return {};
        if (!best || (ours ? leaf->value > bestValue : leaf->value < bestValue)) {
            best = event;
            bestValue = leaf->value;
        }
    }
    return best;
}

} // namespace

std::optional<Match> playedBest(Match match, int side, std::uint64_t nodes)
{
    SearchOptions untimed;
    untimed.iterations = 1;
    const std::atomic<bool> never{false};
    const Budget budget(untimed, never);
    Heuristics heuristics(match.table());
    heuristics.setStanding(match.standing());
    LeafCache leaves(heuristics.book().plan(), heuristics.win(), match.standing(), side);
    ExactEnding ending(leaves, budget, kEntries);
    ending.setMostNodes(nodes);
    while (!match.dealOver()) {
        leaves.setDeal(*match.deal());
        const auto event = bestCard(*match.deal(), side, ending);
        if (!event || match.apply(*event))
            return {};
    }
    return match;
}

} // namespace sandbag
