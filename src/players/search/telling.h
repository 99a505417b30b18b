// SPDX-License-Identifier: GPL-3.0-or-later
// How search results are worded.
#pragma once

#include "text/sentence.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace sandbag {

/// The audience: the person who may choose, or, by its player, everyone.
enum class Voice : std::uint8_t { toPlayer, ofPlayer };

/// A part of 1 as people say it, in percent.
[[nodiscard]] inline int ofHundred(double part)
{
    return static_cast<int>(std::lround(100 * std::clamp(part, 0.0, 1.0)));
}

/// The same for a nil that always succeeded in playouts, at most 99: nobody can promise one.
[[nodiscard]] inline int nilOfHundred(double share)
{
    return std::min(ofHundred(share), 99);
}

/// Several sentences as one.
[[nodiscard]] inline Sentence joined(std::vector<Sentence> parts)
{
    Sentence whole("%1");
    whole.args.emplace_back(std::move(parts));
    return whole;
}

} // namespace sandbag
