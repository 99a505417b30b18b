// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/sentence.h"

#include <cstdint>

namespace sandbag {

/// The worst about one choice, compared with a better one.
struct Drawback {
    /// What it touches.
    enum class Kind : std::uint8_t {
        contract,       ///< the side's own
        othersContract, ///< another side escapes its set
        nil,            ///< of `seat`
        bags,           ///< more of them, without the penalty
        penalty,        ///< the side's bags bring it
        othersPenalty,  ///< the others escape it
        match           ///< the match is lost, or not won, with this very deal
    };

    Kind kind = Kind::contract;
    int seat = -1;     ///< whose nil
    double points = 0; ///< about what it costs
    Sentence words;    ///< "it" is the worse choice, which was named before
};

} // namespace sandbag
