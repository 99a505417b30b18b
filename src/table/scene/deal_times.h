// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

// How cards are dealt, in milliseconds.
inline constexpr int kDealStep = 18;    ///< from one to the next
inline constexpr int kDealFlight = 220; ///< of each

} // namespace sandbag
