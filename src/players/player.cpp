// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"

namespace sandbag {

Player::~Player() = default;

void Player::dealEnded(const Match &) {}

} // namespace sandbag
