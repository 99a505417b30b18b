// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"

#include <memory>

namespace sandbag {

/// Sends a fixed share of its decisions to a slow player and the others to a quick one, as people
/// do who know the game well. The choice depends only on the seed, the deal, and its progress, so
/// repeated calls give the same answer.
class FitfulPlayer final : public Player
{
public:
    /// `share`: part of the decisions, 0 to 1, that go to the thinker. Owns both players.
    FitfulPlayer(std::unique_ptr<Player> thinker, std::unique_ptr<Player> quick, float share,
                 std::uint64_t seed);

    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override;

private:
    std::unique_ptr<Player> m_thinker, m_quick;
    float m_share;
    std::uint64_t m_seed;
};

} // namespace sandbag
