// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"

#include <memory>

namespace sandbag {

/// Thinks a part of its decisions through and gives the others as they come to mind, as people do
/// who know the game well. Which ones hangs on the seed, the deal and how far it is: asked again it
/// answers as before.
class FitfulPlayer final : public Player
{
public:
    /// `share` of the decisions, 0 to 1, are the thinker's. Owns both.
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
