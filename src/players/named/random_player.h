// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/dealing.h"
#include "player/player.h"

namespace sandbag {

/// Gives any answer that the prompt allows, each equally likely.
class RandomPlayer final : public Player
{
public:
    explicit RandomPlayer(std::uint64_t seed) : m_seed(seed), m_dice(seed) {}

    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override;

private:
    [[nodiscard]] Event cards(const CardChoice &choice, int seat);

    std::uint64_t m_seed;
    Dice m_dice; ///< of the decision at hand
};

} // namespace sandbag
