// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/open_ending.h"

#include "search/share_worth.h"

#include <utility>

namespace sandbag {

namespace {

/// Proofs are kept from world to world within this much.
constexpr std::size_t kBytes = std::size_t{4} << 20;
/// Tricks begun in a world, all its cards together: a few milliseconds.
constexpr std::uint64_t kMostNodes = 20'000;

} // namespace

std::optional<OpenEnding> OpenEnding::of(LeafCache &leaves, const DealState &deal,
                                         const PlayState &world, int side,
                                         const std::atomic<bool> &stop)
{
    const auto game = openGame(deal.context->play, world, side);
    if (!game)
        return {};
    SolverLimits limits;
    limits.bytes = kBytes;
    limits.nodes = kMostNodes;
    limits.stop = &stop;
    OpenEnding ending(ScoreSolver(*game, limits), leaves, deal);
    return ending.endsFrom(world) ? std::optional(std::move(ending)) : std::nullopt;
}

OpenEnding::Ends *OpenEnding::endsFrom(const PlayState &world)
{
    const auto [at, isNew] = m_ends.try_emplace(world.taken);
    if (isNew) {
        std::vector<Leaf> leaves;
        if (auto values = shareWorth(*m_leaves, *m_deal, world, Objective::match, &leaves))
            at->second = Ends{std::move(*values), std::move(leaves)};
    }
    return at->second ? &*at->second : nullptr;
}

const std::vector<Leaf> *OpenEnding::weigh(const PlayTables &tables, const PlayState &world,
                                           Slots cards)
{
    Ends *ends = endsFrom(world);
    const auto ranks =
        ends ? m_solver.weigh(openPosition(tables, world), cards, ends->values) : std::nullopt;
    if (!ranks)
        return nullptr;
    m_found.clear();
    for (const CardRank &one : *ranks)
        m_found.push_back(ends->leaves[static_cast<std::size_t>(one.rank)]);
    return &m_found;
}

std::optional<Leaf> OpenEnding::end(const PlayTables &tables, const PlayState &world)
{
    Ends *ends = endsFrom(world);
    const auto rank =
        ends ? m_solver.value(openPosition(tables, world), ends->values) : std::nullopt;
    return rank ? std::optional(ends->leaves[static_cast<std::size_t>(*rank)]) : std::nullopt;
}

} // namespace sandbag
