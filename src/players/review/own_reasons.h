// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"
#include "review/card_contrast.h"
#include "text/sentence.h"

#include <optional>
#include <vector>

namespace sandbag {

/// How a computer player thinks, as far as its reasons go.
struct Mind {
    float memory = 1;        ///< part of the played cards that it remembers
    float bidNoise = 0;      ///< tricks by which it misjudges a hand
    bool misjudges = false;  ///< the worth of cards, too
    bool taught = false;     ///< knows from games what cards are worth
    bool weighsHands = true; ///< it reads the hidden hands from calls and cards
    bool hopeful = false;    ///< it takes a hand for better than it is, at times or as a rule
    /// It plays deals out in its mind before it chooses, and after a lower bid these ended worse.
    bool imagines = false;
    bool fearsMore = false; ///< … the same of a higher bid
    /// The card that was judged best, where the one that it played costs something for certain:
    /// none but this one may it wish to have played.
    std::optional<Card> best{};
    /// The card was judged to cost nothing: nothing that was forgotten is why it was played.
    bool faultless = false;
    /// The other cards that it might have played, as they were judged.
    Beside beside{};
    /// Nils of the side that its choice left as good as lost, bits by seat.
    unsigned lostNils = 0;
    /// … and which another choice would have kept alive.
    unsigned nilsGivenUp = 0;
    /// Whatever it chose, the contract of its side was as good as lost.
    bool contractLost = false;
    /// Of the deals played out most ended with a nil of its own after the choice.
    bool plansNil = false;
    /// The deal goes on: nothing may be said that shows what the hand holds.
    bool discreet = false;
};

/// Why a computer player chose so, in its own words: what it held and counted, what it had heard,
/// what it was after and what it feared. Only what its player could know; where it forgets or
/// misjudges it says so. Empty where it has nothing to say.
[[nodiscard]] std::vector<Sentence> ownReasonsOf(const SeatView &view, const MatchOutlook &outlook,
                                                 const Event &made, const Mind &mind);

} // namespace sandbag
