// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

struct DealState;

/// "8 bid, 3 to go", "made, 2 over"; "" before the first bid.
[[nodiscard]] QString contractWords(const DealState &deal, int side);
/// The same in a word or two: "8 bid", "3 to go", "set"; "" where nothing is undertaken.
[[nodiscard]] QString contractBrief(const DealState &deal, int side);
/// The same for the side's own players: "You need 2 more."; "" before play.
[[nodiscard]] QString needWords(const DealState &deal, int seat);

} // namespace sandbag
