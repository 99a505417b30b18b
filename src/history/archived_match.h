// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

class Match;
struct MatchRecord;

/// Whether someone would miss the match: it goes on, and more happened than the first dealing.
[[nodiscard]] bool isUnfinished(const Match &match);
/// A file that is not there yet, for a match that another one takes the place of: named by time
/// and rules, in a folder of the application's data, which is made.
[[nodiscard]] QString pathForArchived(const MatchRecord &record);

} // namespace sandbag
