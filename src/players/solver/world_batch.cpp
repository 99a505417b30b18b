// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/world_batch.h"

#include "solver/score_solver.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <utility>

namespace sandbag {

namespace {

int threadsFor(int asked)
{
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    return std::clamp(asked > 0 ? asked : cores, 1, WorldBatch::kMostThreads);
}

} // namespace

WorldBatch::WorldBatch(const DoubleDummyGame &game, ShareValues values, const BatchLimits &limits)
    : m_game(game),
      m_values(std::move(values)),
      m_limits(limits.solver),
      m_threads(threadsFor(limits.threads))
{
    // The same part however many threads there are: how soon a table is full tells in the nodes.
    m_limits.bytes /= kMostThreads;
}

std::vector<std::optional<int>> WorldBatch::solve(std::span<const OpenPosition> worlds) const
{
    std::vector<std::optional<int>> ranks(worlds.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        ScoreSolver solver(m_game, m_limits);
        ShareValues values = m_values;
        for (std::size_t i = next++; i < worlds.size(); i = next++) {
            if (m_limits.stop && *m_limits.stop)
                return;
            if (m_limits.nodes)
                solver.forget(); // what other worlds proved would save nodes
            ranks[i] = solver.value(worlds[i], values);
        }
    };
    const auto threads = std::min(static_cast<std::size_t>(m_threads), worlds.size());
    std::vector<std::thread> others;
    others.reserve(threads);
    try {
        for (std::size_t thread = 1; thread < threads; ++thread)
            others.emplace_back(work);
    } catch (const std::system_error &) {
        // The system gives no more of them: those that there are do it all.
    }
    work();
    for (std::thread &other : others)
        other.join();
    return ranks;
}

} // namespace sandbag
