// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// What a match is for: said where it is begun or opened, and guessed by nobody. A match that is
/// filed counts in the statistics.
struct MatchUse {
    bool kept = true;    ///< saved after every event, and waiting at the next start
    bool filed = true;   ///< goes into the history
    bool tutored = true; ///< the tutor may look at choices, and hints may be asked for
    bool operator==(const MatchUse &) const = default;
};

/// Only to be looked at: it leaves no trace.
inline constexpr MatchUse kOnlyShown{false, false, false};

} // namespace sandbag
