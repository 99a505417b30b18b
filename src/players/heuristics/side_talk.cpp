// SPDX-License-Identifier: GPL-3.0-or-later
#include "heuristics/side_talk.h"

#include "bidding/hand_model.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// Of what a hand is worth on average, this much is never called sure.
constexpr float kDoubt = 0.6F;

} // namespace

Event talkOf(const SeatView &view)
{
    const int seat = view.seat();
    const HandModel hands(view.seen().context);
    const Slots own = view.seen().play.hand[seat];
    const Slots secondCopy = view.seen().play.secondCopy[seat];
    const float worth = hands.tricks(own, secondCopy, hands.pack() & ~own);
    const int sure = std::max(0, static_cast<int>(std::floor(worth - kDoubt)));
    const auto possible = static_cast<int>(std::lround(2 * (worth - static_cast<float>(sure))));
    return Event::talk(seat, sure, std::max(0, possible));
}

} // namespace sandbag
