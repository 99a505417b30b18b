// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

// How cards are dealt and looked at, in milliseconds.
inline constexpr int kDealStep = 18;    ///< from one to the next
inline constexpr int kDealFlight = 220; ///< of each
inline constexpr int kTurnOver = 140;   ///< a card of a hand shows its face
inline constexpr int kTurnStep = 25;    ///< from one to the next

} // namespace sandbag
