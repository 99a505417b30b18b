// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// What a person wants to hear. Nothing, until they say so.
struct SoundChoice {
    bool on = false;
    int volume = 60;   ///< % of the recorded volume
    bool cards = true; ///< and tricks
    bool turn = true;
    bool results = true; ///< nil, sets, the end of a match
    bool operator==(const SoundChoice &) const = default;
};

} // namespace sandbag
