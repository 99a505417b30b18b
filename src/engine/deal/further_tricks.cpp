// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/further_tricks.h"

#include "scoring/score_deal.h"

#include <algorithm>

namespace sandbag {

namespace {

/// So few bags before the deal that none of it brings the penalty.
constexpr int kFarFromPenalty = -8 * kMaxTricks;

/// Who takes the remaining tricks.
struct Share {
    int seat = 0;   ///< of the side
    int tricks = 0; ///< that this seat takes, one after the other
    int other = 0;  ///< who takes the rest
    bool atLast = false;
    Card last{}; ///< what wins the last trick
};

/// A score without overtricks.
struct Beside {
    int points = 0;
    bool wins = false, loses = false;
    bool operator==(const Beside &) const = default;
};

Beside besideOvertricks(const DealScore &score, int side)
{
    const SideScore &own = score.side[side];
    Beside beside{0, own.winsAtOnce(), own.losesAtOnce()};
    for (const ScoreLine &line : score.lines()) {
        const bool counts = line.side == side && line.rule->kind != LineKind::overtricks;
        beside.points += counts ? line.points : 0;
    }
    return beside;
}

/// A deal that goes on, as the scoring finds it at its ends.
class Ends
{
public:
    Ends(const DealState &state, int side)
        : m_state(state),
          m_plan(state.rules(), state.seating()),
          m_side(side),
          m_left(state.play.tricksInDeal - state.play.tricksPlayed),
          m_soFar(factsOf(state))
    {
        m_before.dealsScored = state.firstScored ? 0 : 1;
        m_before.bags.fill(kFarFromPenalty);
        findCardsOut();
    }

    /// Whether this seat's tricks are overtricks alone, where that other one has the rest.
    [[nodiscard]] bool onlyOvertricks(int seat, int other) const
    {
        const DealScore none = scoreOf(factsAt({seat, 0, other, false, {}}));
        const auto alike = [&](const DealFacts &facts, int tricks) {
            const DealScore some = scoreOf(facts);
            return some.side[m_side].bags == none.side[m_side].bags + tricks &&
                   besideOvertricks(some, m_side) == besideOvertricks(none, m_side);
        };
        for (int tricks = 1; tricks <= m_left; ++tricks) {
            if (!alike(factsAt({seat, tricks, other, false, {}}), tricks) ||
                !alike(factsAt({seat, tricks, other, true, {}}), tricks))
                return false;
        }
        const auto winsLast = [&](Card card) {
            return alike(factsAt({seat, 1, other, true, card}), 1);
        };
        return m_left == 0 ||
               (std::all_of(m_out.begin(), m_out.end(), winsLast) &&
                alike(withDix(seat, other), 1) && alike(withCancelCard(seat, other), 1));
    }

private:
    void findCardsOut()
    {
        const PlayTables &tables = m_state.context->play;
        Slots played = 0;
        for (const TrickRecord &trick : m_state.tricks) {
            for (const Card card : trick.cards)
                played |= slotBit(tables.slotOf[card.face()]);
        }
        for (Slot slot = 0; slot < kNoSlot; ++slot) {
            const bool inDeck = tables.effectiveSuitOf[slot] < kNoEffectiveSuit;
            if (inDeck && !(played & slotBit(slot)))
                m_out.push_back(tables.cardAt[slot]);
        }
        m_nineIsOut = tables.nineOfSpades < kNoSlot && !(played & slotBit(tables.nineOfSpades));
    }
    [[nodiscard]] DealFacts factsAt(const Share &share) const
    {
        DealFacts facts = m_soFar;
        const auto take = [&facts](int seat, int tricks) {
            for (int i = 0; i < tricks; ++i) {
                facts.winners[facts.winnerCount++] = static_cast<std::int8_t>(seat);
                ++facts.tricks[seat];
                facts.lastTrick.seat = seat;
            }
        };
        if (!share.atLast)
            take(share.seat, share.tricks);
        take(share.other, m_left - share.tricks);
        if (share.atLast)
            take(share.seat, share.tricks);
        facts.lastTrick.card = share.last;
        return facts;
    }
    /// The seat takes a trick with the nine of spades, where that is still out.
    [[nodiscard]] DealFacts withDix(int seat, int other) const
    {
        DealFacts facts = factsAt({seat, 1, other, false, {}});
        if (m_nineIsOut && facts.dixCount < static_cast<int>(facts.dix.size()))
            facts.dix[static_cast<std::size_t>(facts.dixCount++)] = {seat, 1};
        return facts;
    }
    /// … or the card that cancels a bag, which nobody has taken yet.
    [[nodiscard]] DealFacts withCancelCard(int seat, int other) const
    {
        DealFacts facts = factsAt({seat, 1, other, false, {}});
        if (!anyCounted(facts.counted[Fact::cancelCard]))
            facts.counted[Fact::cancelCard][seat] = 1;
        return facts;
    }
    [[nodiscard]] DealScore scoreOf(const DealFacts &facts) const
    {
        return scoreDeal(m_plan, facts, m_before);
    }

    const DealState &m_state;
    ScoringPlan m_plan;
    int m_side;
    int m_left;
    DealFacts m_soFar;
    Standing m_before;
    CardList m_out; ///< not played yet, or not dealt
    bool m_nineIsOut = false;
};

/// A player of that side whose tricks are no nil's; the first one where all bid nil.
int takerOf(const DealState &state, int side)
{
    const auto seats = state.seating().seatsOf(side);
    const auto taker = std::find_if(seats.begin(), seats.end(),
                                    [&state](int seat) { return !state.calls[seat].isNil(); });
    return taker == seats.end() ? seats.front() : *taker;
}

} // namespace

bool onlyOvertricksFollow(const DealState &state, int side)
{
    const Ends ends(state, side);
    for (const int seat : state.seating().seatsOf(side)) {
        for (int other = 0; other < state.seating().sides; ++other) {
            const bool asked = other != side && !state.calls[seat].isNil();
            if (asked && !ends.onlyOvertricks(seat, takerOf(state, other)))
                return false;
        }
    }
    return true;
}

} // namespace sandbag
