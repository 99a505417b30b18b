// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/bid_rules.h"
#include "deal/bidding.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace sandbag {

/// What restricts a bid, in the order in which it strikes calls (D63). All but the first level are
/// waived for a player who has looked where they would leave nothing to say.
enum class RestrictionLevel : std::uint8_t {
    notNow, ///< the game does not allow it now
    nils,
    board,
    oneAndNine,
    sum,
    leastSum
};
inline constexpr std::array kRestrictionLevels = {
    RestrictionLevel::notNow,     RestrictionLevel::nils, RestrictionLevel::board,
    RestrictionLevel::oneAndNine, RestrictionLevel::sum,  RestrictionLevel::leastSum,
};

/// A call on trial: who would make it, and the calls before it. Owns nothing.
struct CallTrial {
    const DealState &state;
    int seat;
    const Call &call;
    const BiddingState &before;

    [[nodiscard]] const RuleSet &rules() const { return state.rules(); }
    [[nodiscard]] int side() const { return state.sideOf(seat); }
    /// The bidding once the call is made, worked out each time: few rules ask for it.
    [[nodiscard]] BiddingState after() const;
    /// Numbers are free: neither suicide nor whiz nor mirror.
    [[nodiscard]] bool free() const { return bidsAreFree(rules()); }
    /// Some partner's call fits.
    template<class Fits>
    [[nodiscard]] bool partnerCall(Fits fits) const
    {
        const int players = state.seating().players;
        for (int other = side(); other < players; other += state.seating().sides) {
            if (other != seat && fits(before.calls[other]))
                return true;
        }
        return false;
    }
    /// How many partners have made a call: in teams of three the next can be the third.
    [[nodiscard]] int partnersCalled() const;
    /// Nils of a side in one of the two states of the bidding.
    [[nodiscard]] int nilsOf(const BiddingState &bidding, int side) const;
    /// Every player of the side bids nil and there are at least two: a double nil (D47).
    [[nodiscard]] bool completesDoubleNil() const;
};

/// One rule against calls, and why.
struct CallRestriction {
    RestrictionLevel level;
    /// Whether it can forbid anything under these rules.
    bool (*inForce)(const RuleSet &);
    /// Why the call may not be made; nothing when this rule allows it. Asked only where the rule is
    /// in force.
    Refusal (*against)(const CallTrial &);
};

/// All of them, in the order in which a player sees them (families/bid_restriction_list.cpp).
[[nodiscard]] std::span<const CallRestriction *const> callRestrictions();

/// Those of a level that are in force, in the same order.
using CallRestrictions = std::span<const CallRestriction *const>;
[[nodiscard]] inline CallRestrictions restrictionsInForce(const RuleContext &context,
                                                          RestrictionLevel level)
{
    return context.callRestrictions[static_cast<std::size_t>(level)];
}

/// Why this call may not be made by `seat` now under the restrictions of a level; nothing when it
/// may.
[[nodiscard]] Refusal whyNotCall(const DealState &state, int seat, const Call &call,
                                 RestrictionLevel level);
/// The same of the restrictions named.
[[nodiscard]] Refusal whyNotCall(const CallTrial &trial, CallRestrictions restrictions);
/// No restriction of any level is against it, so that it is open whatever is waived.
[[nodiscard]] bool nothingForbids(const CallTrial &trial);

} // namespace sandbag
