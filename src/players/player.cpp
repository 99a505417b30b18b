// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"

#include "random_player.h"
#include "simple_player.h"

namespace sandbag {

Player::~Player() = default;

void Player::observe(const SeatView &, const Event &) {}

void Player::dealEnded(const Match &) {}

std::unique_ptr<Player> makePlayer(std::string_view spec, std::uint64_t seed)
{
    if (spec == "random")
        return std::make_unique<RandomPlayer>(seed);
    if (spec == "simple")
        return std::make_unique<SimplePlayer>();
    return nullptr;
}

} // namespace sandbag
