// SPDX-License-Identifier: GPL-3.0-or-later
// What players are loath to call, whatever it brings them.
#include "bidding/call_values.h"
#include "bidding/last_deal.h"
#include "bids/bid_rules.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr float kLittleLeft = 2;    ///< average deals below zero where nothing is left to lose
constexpr float kNeverBlind = 0.5F; ///< chance to win the match: more than any blind call gains
constexpr float kBlindFade = 0.05F; ///< the same, in which shyness comes

} // namespace

float CallValues::dislike(const Event &event)
{
    const bool called = event.kind == EventKind::call;
    const bool blind = called ? event.call().blind
                              : event.kind == EventKind::declare && event.word() == Word::blindNil;
    if (blind)
        return blindDislike();
    if (!called || !event.call().isNumber())
        return 0;
    return auction() ? overPartnerDislike() : bagDislike(event.call());
}

float CallValues::blindDislike() const
{
    const float chance = m_win.chance(m_standing, m_side);
    // Below zero there is ever less to lose: else matches that bring little would never end.
    const float own = static_cast<float>(m_standing.totals[m_side]);
    const float held = std::clamp(1 + own / (kLittleLeft * m_win.meanPoints()), 0.0F, 1.0F);
    const float above = std::clamp((chance - m_temper.blindBelow) / kBlindFade, 0.0F, 1.0F);
    return held * (m_temper.blindShy * chance * chance + above * kNeverBlind);
}

float CallValues::overPartnerDislike() const
{
    int highest = -1;
    const Calls &calls = m_player.calls();
    for (int seat = 0; seat < m_player.seating().players; ++seat) {
        if (calls[seat].isNumber() && (highest < 0 || calls[seat].halves > calls[highest].halves))
            highest = seat;
    }
    return highest >= 0 && m_player.seating().sideOf(highest) == m_side ? m_temper.overPartner : 0;
}

/// The dread of a bag penalty: how likely it comes after this number.
float CallValues::bagDislike(const Call &call)
{
    const int room = bagsToPenalty(m_book, m_side);
    if (m_temper.tenthBag <= 0 || room <= 0 || m_cards == 0 || sidesBid(m_player.rules()))
        return 0;
    const Calls calls = withCall(call);
    const UnitOutcomes &outcomes = m_book.outcomes(calls, m_book.unitOf(m_seat));
    float dreaded = 0, weights = 0;
    for (const auto &[tricks, weight] : endsOf(calls)) {
        dreaded += outcomes.byTricks[tricks].bags >= room ? weight : 0;
        weights += weight;
    }
    const float price =
        after(m_win.meanPoints(), 0) - after(m_win.meanPoints() - m_temper.tenthBag, 0);
    return price * dreaded / weights;
}

} // namespace sandbag
