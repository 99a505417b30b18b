// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "player/drawback.h"
#include "scoring/standing.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace sandbag {

class Match;

/// The match around the deal that is being decided.
struct MatchOutlook {
    std::shared_ptr<const RuleContext> context;
    Standing standing; ///< before this deal
};

/// One possible answer and what it is worth.
struct Ranked {
    Event event;
    double value = 0;  ///< chance to win the match, 0 to 1; comparable within one decision only
    Sentence why;      ///< expected points, and the chance of each nil, contract and set; nothing
                       ///< where nothing was played out, and then the two are nothing, too
    double points = 0; ///< of this deal, more than the others make on average
    double win = 0;    ///< chance to win the match, over the playouts
};

/// A player's answer with its reason: the hint for a person is the same answer.
struct Decision {
    Event event;
    Sentence reason;
    std::vector<Ranked> ranked; ///< best first; empty where the player did not weigh its choices
    /// The one that the best is compared with: the next that is not about as good.
    std::optional<Event> beside{};
    /// The worst about that one, where anything is notable.
    std::optional<Drawback> against{};
    /// Nils of the side that the choice leaves as good as lost, bits by seat (search/reasons.h).
    unsigned lostNils = 0;
    /// How the score bears on a bid: see search/score_words.h.
    std::vector<Sentence> score{};
    /// A hint only: how the tricks that are left fall, where that is proved (search/rest_proof.h).
    std::optional<Sentence> settled{};
};

/// A seed for the next decision out of the player's own: another one for each decision of a match
/// (a deal that is dealt again shares those of the one before), the same however often it is asked.
[[nodiscard]] std::uint64_t seedOfDecision(std::uint64_t seed, const SeatView &view,
                                           const MatchOutlook &outlook);

/// The same for a player whose chance is to differ with the cards it holds, too.
[[nodiscard]] std::uint64_t seedOfHand(std::uint64_t seed, const SeatView &view,
                                       const MatchOutlook &outlook);

/// A computer player of one seat. It is given a SeatView and nothing else, so it cannot cheat.
///
/// A player sits at one seat of one match and is used by one thread at a time, any thread.
/// Everything that it needs is in the view: it may be asked about any deal at any time, and
/// what it answers follows from the view, the outlook and its seed, but for the clock and other
/// programs.
class Player
{
public:
    virtual ~Player();

    /// Answers what view.prompt() asks of view.seat(). The event is one that may be applied: one of
    /// the prompt's choices, a choice of cards as it demands, or a hint, challenge, claim or
    /// concession that is allowed now. After the latter the player is simply asked again.
    /// Returns soon, with its best answer so far, once `stop` is set.
    virtual Decision decide(const SeatView &view, const MatchOutlook &outlook,
                            const std::atomic<bool> &stop) = 0;

    /// Called when a deal is over: its result is at the back of the match's.
    virtual void dealEnded(const Match &match);
    /// Answers of its own that could not be used and were replaced by the simple player's.
    [[nodiscard]] virtual int fallbacks() const { return 0; }
};

} // namespace sandbag
