// SPDX-License-Identifier: GPL-3.0-or-later
// How many tricks a side may take, by the own hand and the calls heard.
#include "bidding/call_values.h"
#include "bids/bid_rules.h"

#include "deal/bidding.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// Tricks beyond the share of a player who bids in an auction.
constexpr float kBidderBeyond = 0.7F;

} // namespace

/// Tricks that a player is thought to take who named a number. In an auction it is what their side
/// undertakes beyond the book, and says only that their own hand is a good one.
float CallValues::heardFrom(int seat, const Calls &calls) const
{
    if (auction())
        return m_hands.share() + kBidderBeyond;
    return static_cast<float>(calls[seat].halves) / 2 + m_temper.underbid;
}

CallValues::Spread CallValues::partOf(int seat, const Calls &calls) const
{
    if (seat == m_seat)
        return {m_own, m_ownDeviation};
    if (m_player.calls()[seat].isNumber())
        return {heardFrom(seat, calls), m_temper.heard};
    for (const TalkRecord &hint : m_player.talk()) {
        if (hint.seat == seat)
            return {static_cast<float>(hint.sure) + 0.5F * static_cast<float>(hint.possible),
                    m_temper.heard};
    }
    return {m_hands.share(), kUnknownDeviation};
}

/// What the bids heard of the others say about our tricks: who bids more than their share holds
/// what we would otherwise expect to win.
float CallValues::takenByOthers(const Calls &calls) const
{
    const Seating &seating = m_player.seating();
    const auto mates = static_cast<float>(seating.seatsOf(m_side).size());
    const float part = m_temper.heed * mates / static_cast<float>(seating.players - 1);
    float beyond = 0;
    for (int seat = 0; seat < seating.players; ++seat) {
        const float speaksFor =
            sidesBid(m_player.rules())
                ? static_cast<float>(seating.seatsOf(seating.sideOf(seat)).size())
                : 1.0F;
        if (seating.sideOf(seat) != m_side && calls[seat].isNumber() && !calls[seat].blind)
            beyond += heardFrom(seat, calls) - m_hands.share() * speaksFor;
    }
    return part * beyond;
}

/// Tricks that the side's players who want tricks will take.
CallValues::Spread CallValues::tricksUnder(const Calls &calls) const
{
    const Seating &seating = m_player.seating();
    const std::uint8_t nils = nilSeatsOf(seating, calls);
    Spread sum;
    float variance = 0;
    for (int seat = 0; seat < seating.players; ++seat) {
        const bool nil = (nils >> seat) & 1;
        if (seating.sideOf(seat) != m_side) {
            sum.mean += nil ? m_temper.againstNil : 0;
            continue;
        }
        if (nil) {
            sum.mean += m_temper.withNil + m_temper.passed * static_cast<float>(cardsExchanged(
                                                                 m_player.context(), calls, seat));
            continue;
        }
        // Who bids for themselves counts their own tricks; next to their nil, those of his
        // partners.
        if (m_book.ownBids() && seat != m_seat && !((nils >> m_seat) & 1))
            continue;
        const Spread part = partOf(seat, calls);
        sum.mean += part.mean;
        variance += part.deviation * part.deviation;
    }
    if (!m_book.ownBids())
        sum.mean -= takenByOthers(calls);
    sum.deviation = std::sqrt(variance * 0.85F);
    return sum;
}

/// How many tricks the side takes, from few to many, and how likely each is.
CallValues::Ends CallValues::endsOf(const Calls &calls)
{
    const UnitOutcomes &outcomes = m_book.outcomes(calls, m_book.unitOf(m_seat));
    const Spread spread = tricksUnder(calls);
    const auto aim = static_cast<float>(outcomes.worth->aim());
    const int most = static_cast<int>(outcomes.byTricks.size()) - 1;
    Ends ends;
    for (int step = -kEndSteps; step <= kEndSteps; ++step) {
        const float z = static_cast<float>(step) * 0.35F;
        float tricks = spread.mean + z * spread.deviation;
        // Play follows the score: what is over is ducked, what is short is fought for.
        tricks = aim + (tricks - aim) * (tricks > aim ? m_temper.duck : m_temper.push);
        tricks = std::clamp(tricks, 0.0F, static_cast<float>(most));
        ends[static_cast<std::size_t>(step + kEndSteps)] = {
            std::min(static_cast<int>(tricks + 0.5F), most), std::exp(-0.5F * z * z)};
    }
    return ends;
}

} // namespace sandbag
