// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "facts/per_seat.h"

namespace sandbag {

/// The calls so far, apart from everything else: small enough to try a call out.
struct BiddingState {
    PerSeat<Call> calls{};
    SeatSet spoken;  ///< have called, or are skipped
    CallOrder order; ///< who called first, second …
};

[[nodiscard]] BiddingState spokenOf(const DealState &state);

/// The calls with every number as its player's own part of the contract (D109).
[[nodiscard]] PerSeat<Call> ownNumbers(const DealState &state);

/// The order in which seats bid, from the first bidder clockwise: seat of place 0, 1, …
[[nodiscard]] int seatInOrder(const DealState &state, int place);

/// Who bids first (rules `bid_first`, D79 on the other style's words).
[[nodiscard]] int firstBidderOf(const RuleContext &context, int dealer);

/// A player names a bid of their own: in style each, and in style side where everyone plays alone.
[[nodiscard]] bool bidsForHimself(const RuleContext &context);

/// A hand that was looked at may be called a nil, or declared one (`nil_allowed`, `nil_declared`).
[[nodiscard]] bool nilMayBeBid(const RuleContext &context);

/// A blind number is the whole side's; a player alone is a side.
[[nodiscard]] bool blindNumberIsTheSides(const RuleContext &context);

/// The call is made for the whole side (D38; with style side every call is).
[[nodiscard]] bool speaksForSide(const RuleSet &rules, const Call &call);

/// What the calls are once this one is made: partners skipped, numbers that fall, and the switch
/// of suicide bidding (D25, D38).
[[nodiscard]] BiddingState withCall(const RuleContext &context, BiddingState now, int firstBidder,
                                    int seat, const Call &call);

/// Some player of the side other than `seat` has still to call.
[[nodiscard]] bool partnerToCall(const RuleContext &context, const BiddingState &now, int seat);
/// Nobody has to call any more.
[[nodiscard]] bool allSpoken(const RuleContext &context, const BiddingState &now);
/// Cards that this seat exchanges with its partner for its nil (rules `pass_nil`,
/// `pass_blind_nil`); none for two nils of a side (D23), nor for one in the dark.
[[nodiscard]] int cardsExchanged(const RuleContext &context, const PerSeat<Call> &calls, int seat);
/// Twice the contract of a side: the sum of its number bids, or what its last number made of them
/// (rule `bid_second`); 10 for a ten (D36).
[[nodiscard]] int contractHalves(const RuleContext &context, const BiddingState &now, int side);
/// The same of all sides.
[[nodiscard]] int sumHalves(const RuleContext &context, const BiddingState &now);
/// The same as `bid_sum_min` counts: a moon is every trick of the deal (D111).
[[nodiscard]] bool sumTooLow(const RuleContext &context, const BiddingState &now);
/// The side has said nothing but nils, ten, moon or team nil: board and nine do not concern it.
[[nodiscard]] bool contractExempt(const RuleContext &context, const BiddingState &now, int side);

[[nodiscard]] inline bool hasBit(unsigned bits, int seat)
{
    return (bits >> seat) & 1u;
}
inline void setBit(std::uint8_t &bits, int seat)
{
    bits = static_cast<std::uint8_t>(bits | (1u << seat));
}

/// Points that the side trails the best other side by; below 0 where it leads.
[[nodiscard]] int pointsBehind(const DealState &state, int side);
/// The side trails the best other side by at least this much; 0 is no condition (D13, D41).
[[nodiscard]] bool trailsBy(const DealState &state, int side, int deficit);

/// This many cards are spades, elevated cards and high jokers among them.
struct SpadeCount {
    int least = 0, most = 0; ///< the same where the hand is known

    [[nodiscard]] bool mayBe(int spades) const { return least <= spades && spades <= most; }
};
[[nodiscard]] SpadeCount spadesHeld(const DealState &state, int seat);

} // namespace sandbag
