// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heuristics/heuristics.h"
#include "player/player.h"
#include "search/search_options.h"

#include <memory>
#include <optional>

namespace sandbag {

/// Plays any rule set by searching on its real rules with its real score.
class SearchPlayer final : public Player
{
public:
    SearchPlayer(const SearchOptions &options, std::uint64_t seed);

    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override;

private:
    void prepare(const MatchOutlook &outlook);
    [[nodiscard]] std::optional<Event> claimOf(const SeatView &view);
    [[nodiscard]] Decision playCard(const SeatView &view, const MatchOutlook &outlook,
                                    const std::atomic<bool> &stop);
    [[nodiscard]] Decision answer(const SeatView &view, const MatchOutlook &outlook,
                                  const std::atomic<bool> &stop);

    SearchOptions m_options;
    int m_playouts; ///< asked for, whatever game it is
    std::uint64_t m_seed;
    std::shared_ptr<const RuleContext> m_context;
    std::unique_ptr<Heuristics> m_heuristics;
};

} // namespace sandbag
