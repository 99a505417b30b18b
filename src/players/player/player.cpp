// SPDX-License-Identifier: GPL-3.0-or-later
#include "player/player.h"

#include "match/dealing.h"

namespace sandbag {

std::uint64_t seedOfDecision(std::uint64_t seed, const SeatView &view, const MatchOutlook &outlook)
{
    const auto deal = static_cast<std::uint64_t>(outlook.standing.dealsScored);
    return seedFor(seedFor(seed, deal), view.seen().log.size());
}

std::uint64_t seedOfHand(std::uint64_t seed, const SeatView &view, const MatchOutlook &outlook)
{
    const auto seat = static_cast<std::size_t>(view.seat());
    return seedFor(seedOfDecision(seed, view, outlook), view.seen().play.hand[seat]);
}

Player::~Player() = default;

void Player::dealEnded(const Match &) {}

} // namespace sandbag
