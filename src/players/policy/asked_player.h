// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/call_menu.h"
#include "deal/seat_view.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <vector>

namespace sandbag {

/// What a player who is asked may know of a deal: what the whole table has heard, and their own
/// cards once they have looked. It reads the deal where it is, so that a search can ask every
/// player of a deal thought up without building their view. Not longer than the deal lives.
class AskedPlayer
{
public:
    AskedPlayer(const DealState &deal, int seat)
        : m_deal(deal), m_calls(ownNumbers(deal)), m_seat(seat)
    {
        assert(seat >= 0 && seat < deal.seating().players);
    }
    explicit AskedPlayer(const SeatView &view) : AskedPlayer(view.seen(), view.seat()) {}

    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] int side() const { return m_deal.sideOf(m_seat); }
    [[nodiscard]] const RuleContext &context() const { return *m_deal.context; }
    [[nodiscard]] const RuleSet &rules() const { return m_deal.rules(); }
    [[nodiscard]] const Seating &seating() const { return m_deal.seating(); }

    [[nodiscard]] bool looked() const { return m_deal.bidding.looked.has(m_seat); }
    /// Their cards; none before they have looked. The second copies are those of two decks.
    [[nodiscard]] Slots hand() const { return looked() ? m_deal.play.hand[m_seat] & ~m_gone : 0; }
    [[nodiscard]] Slots secondCopies() const
    {
        return looked() ? m_deal.play.secondCopy[m_seat] : 0;
    }

    /// The same player once they have thrown these cards away.
    [[nodiscard]] AskedPlayer without(Slots gone) const
    {
        AskedPlayer left = *this;
        left.m_gone |= gone;
        return left;
    }
    /// Every call of the game, made now; of one who has looked.
    [[nodiscard]] std::vector<MenuCall> menu() const { return seenMenu(m_deal, m_seat); }

    /// The calls, each number as its player's own part of the contract.
    [[nodiscard]] const PerSeat<Call> &calls() const { return m_calls; }
    [[nodiscard]] int firstBidder() const { return m_deal.firstBidder; }
    [[nodiscard]] BiddingState bidding() const { return spokenOf(m_deal); }
    /// The highest number that there is to bid.
    [[nodiscard]] int highestNumber() const { return sandbag::highestNumber(m_deal); }
    /// Twice the contract of their side so far.
    [[nodiscard]] int contractHalves() const { return sandbag::contractHalves(m_deal, side()); }
    /// Twice the part of a number named now that is not their own part of the contract: the side's
    /// bids so far, where a number names the contract of the side (rule `bid_second`).
    [[nodiscard]] int standingHalves() const
    {
        return numbersClose(rules()) ? contractHalves() : 0;
    }
    /// The call as their own part of the contract.
    [[nodiscard]] Call ownPart(Call call) const
    {
        if (call.isNumber() && !call.blind)
            call.halves = static_cast<std::uint8_t>(std::max(0, call.halves - standingHalves()));
        return call;
    }
    /// The tricks that partners announced (rule `bid_talk`).
    [[nodiscard]] const std::vector<TalkRecord> &talk() const { return m_deal.bidding.talk; }
    /// The question that their partner has put to them.
    [[nodiscard]] Word question() const { return m_deal.questions.word; }

private:
    const DealState &m_deal;
    PerSeat<Call> m_calls;
    int m_seat;
    Slots m_gone = 0;
};

} // namespace sandbag
