// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/learned_network.h"

namespace sandbag {

/// What may be true of a hand that is to be bid or of a call, as rows of a table. The calls share
/// what is true of the hand, the calls so far, the score and the game. Numbers are those of a deal
/// in which an average hand takes 3¼ tricks.
struct CallFeatures {
    // Every card: how many of its suit are above it × length of the suit, in side suits and trumps.
    static constexpr int kHeights = 16;
    static constexpr int kSideCard = 0;                         ///< 80
    static constexpr int kTrumpCard = kSideCard + kHeights * 5; ///< 96
    static constexpr int kSideTops = kTrumpCard + kHeights * 6; ///< 64: best three × length
    static constexpr int kTrumpTops = kSideTops + 64;           ///< 160: best four × length
    static constexpr int kHeard = kTrumpTops + 160;             ///< 48: from whom × what
    static constexpr int kEstimate = kHeard + 48;               ///< 40: tricks, quarters
    static constexpr int kLead = kEstimate + 40;                ///< 17: half deals, from −8
    static constexpr int kToGo = kLead + 17;                    ///< 9: deals to the end
    static constexpr int kTheirToGo = kToGo + 9;                ///< 9
    static constexpr int kTable = kTheirToGo + 9;               ///< 8: players × alone
    static constexpr int kOver = kTable + 8;                    ///< 3: worth of overtricks
    static constexpr int kNilWorth = kOver + 3;                 ///< 6: in tricks
    static constexpr int kBound = kNilWorth + 6;                ///< 4: free, suicide, whiz, mirror
    static constexpr int kShared = kBound + 4;

    // A call.
    static constexpr int kNumber = kShared;         ///< 24: nil or number × partners to come
    static constexpr int kMargin = kNumber + 24;    ///< 66: estimate less number × the same
    static constexpr int kNilChance = kMargin + 66; ///< 25: of a nil, by rules of thumb
    static constexpr int kTogether =
        kNilChance + 25;                         ///< 15: the side's numbers, once all are known
    static constexpr int kLast = kTogether + 15; ///< 14: tricks nobody undertook, of the last
    static constexpr int kForced = kLast + 14;   ///< 5: a nil of the own side that is forced
    static constexpr int kRows = kForced + 5;
};

/// What games taught about calls beyond the rules of thumb. Made by `sandbag_fit calls`.
struct CallLessons : CallFeatures, LearnedNetwork<CallFeatures::kRows, 48> {
    /// Those that players learned before they were shipped.
    [[nodiscard]] static const CallLessons &shipped();
};

} // namespace sandbag
