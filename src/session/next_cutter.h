// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

class Match;

/// The seat at which the cards of the next deal are cut, if a person sits there; −1 where no deal
/// was played yet, or nobody cuts.
[[nodiscard]] int nextCutter(const Match &match);

} // namespace sandbag
