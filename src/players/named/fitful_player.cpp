// SPDX-License-Identifier: GPL-3.0-or-later
#include "named/fitful_player.h"

#include "match/dealing.h"

namespace sandbag {

FitfulPlayer::FitfulPlayer(std::unique_ptr<Player> thinker, std::unique_ptr<Player> quick,
                           float share, std::uint64_t seed)
    : m_thinker(std::move(thinker)), m_quick(std::move(quick)), m_share(share), m_seed(seed)
{
}

Decision FitfulPlayer::decide(const SeatView &view, const MatchOutlook &outlook,
                              const std::atomic<bool> &stop)
{
    constexpr int kParts = 1 << 20;
    Dice dice(seedOfDecision(m_seed, view, outlook));
    const bool thinks = static_cast<float>(dice.below(kParts)) < m_share * kParts;
    return (thinks ? m_thinker : m_quick)->decide(view, outlook, stop);
}

} // namespace sandbag
