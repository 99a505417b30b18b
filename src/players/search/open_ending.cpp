// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/open_ending.h"

#include "search/share_worth.h"

#include <utility>

namespace sandbag {

namespace {

/// Proofs are kept from world to world within so much.
constexpr std::size_t kBytes = std::size_t{4} << 20;
/// Tricks begun in a world, all its cards together: a few milliseconds.
constexpr std::uint64_t kMostNodes = 20'000;

} // namespace

OpenEnding::OpenEnding(ScoreSolver solver, ShareValues values, std::vector<Leaf> ends)
    : m_solver(std::move(solver)), m_values(std::move(values)), m_ends(std::move(ends))
{
}

std::optional<OpenEnding> OpenEnding::of(LeafCache &leaves, const DealState &deal,
                                         const PlayState &world, int side,
                                         const std::atomic<bool> &stop)
{
    const auto game = openGame(deal.table->play, world, side);
    if (!game)
        return {};
    std::vector<Leaf> ends;
    auto values = shareWorth(leaves, deal, world, Objective::match, &ends);
    if (!values)
        return {};
    SolverLimits limits;
    limits.bytes = kBytes;
    limits.nodes = kMostNodes;
    limits.stop = &stop;
    return OpenEnding(ScoreSolver(*game, limits), std::move(*values), std::move(ends));
}

const std::vector<Leaf> *OpenEnding::weigh(const PlayTables &tables, const PlayState &world,
                                           Slots cards)
{
    const auto ranks = m_solver.weigh(openPosition(tables, world), cards, m_values);
    if (!ranks)
        return nullptr;
    m_found.clear();
    for (const CardRank &one : *ranks)
        m_found.push_back(m_ends[static_cast<std::size_t>(one.rank)]);
    return &m_found;
}

} // namespace sandbag
