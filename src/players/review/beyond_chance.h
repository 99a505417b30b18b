// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// A share, 0 to 1, of that many deals drawn (of weighted ones as many as they count for) is more
/// than `chance` gives: its interval of two standard errors, by Agresti and Coull, is above that.
[[nodiscard]] bool isBeyondChance(double share, double drawn, double chance);

/// The lower end of that interval.
[[nodiscard]] double atLeastShare(double share, double drawn);

} // namespace sandbag
