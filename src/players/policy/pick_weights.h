// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// What single cards are worth to one who takes, passes, throws away or drafts them, in tricks,
/// in addition to those that they win themselves. Made by:
/// sandbag_fit picks --deals 36000 --seed 1
struct PickWeights {
    float trump = 0.59F;      ///< a trump, in a hand that wants tricks
    float length = 0.2F;      ///< each card of its suit in the hand: the shorter, the nearer a ruff
    float harm = 1.63F;       ///< times what a card that is passed does to a partner's nil
    float take = 0.55F;       ///< least worth of a card that need not be taken
    float draftTrump = 0.95F; ///< a trump, in a draft
    float draftLength = 0.07F; ///< each card of its suit that was kept already
    bool wholeNil = true;      ///< a nil passes what leaves it the safest hand, not card by card
    bool callAhead = true;     ///< who discards before the calls thinks of the call they lead to

    /// As cards were picked at first: fixed opponents do so still.
    [[nodiscard]] static PickWeights first()
    {
        return {0.5F, 0.04F, 2, 0.5F, 0.3F, 0, false, false};
    }
    /// … and before a nil looked at the rest of its hand.
    [[nodiscard]] static PickWeights second()
    {
        PickWeights weights;
        weights.wholeNil = false;
        weights.callAhead = false;
        return weights;
    }
};

} // namespace sandbag
