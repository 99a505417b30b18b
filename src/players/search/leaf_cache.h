// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "scoring/scoring_plan.h"
#include "scoring/standing.h"
#include "value/win_model.h"

#include <cstdint>
#include <vector>

namespace sandbag {

/// What a side plays for.
enum class Objective {
    match,  ///< its chance to win the match, points breaking ties: what computer players play for
    win,    ///< that chance alone
    points, ///< its points in the deal
    tricks, ///< its tricks; nothing that was bid matters
};

/// What the end of a deal is worth.
struct Leaf {
    float value = 0;            ///< what the side plays for: see Objective
    float points = 0;           ///< the side's in this deal, as the score sheet has them
    float othersPoints = 0;     ///< … what the others make on average
    float lead = 0;             ///< these apart, every bag at its price
    float bags = 0;             ///< the side's
    bool set = false;           ///< the side failed in its contract
    bool othersSet = false;     ///< another side failed in its own
    bool contract = false;      ///< it had one
    bool penalty = false;       ///< the side's bags brought the penalty
    bool othersPenalty = false; ///< another side's did
    std::int8_t ends = 0;       ///< the match is over: 1 the side has won, −1 another one has
    std::uint8_t nilsMade = 0;  ///< bit per seat
};

/// Values the ends of one deal for one side by the engine's own scoring, and remembers them: of
/// thousands of playouts only some dozens end differently.
class LeafCache
{
public:
    /// `before`: the standing before the deal.
    LeafCache(const ScoringPlan &plan, const WinModel &win, const Standing &before, int side,
              Objective objective = Objective::match);

    /// The deal that the ends belong to from now on, as far as it is known: its calls, who bid
    /// first.
    void setDeal(const DealState &state);
    /// Points by which a bag penalty of the side is dreaded beyond what it costs the match
    /// (BidTemper::tenthBag).
    void setDread(float points) { m_dread = points; }
    /// The ends depend on more of the play than how many tricks each player won.
    [[nodiscard]] bool orderMatters() const { return m_ordered; }
    [[nodiscard]] const Leaf &at(const PlayTables &tables, const PlayState &end);
    /// Of a deal that ended without tricks (misdeal, books made).
    [[nodiscard]] Leaf ofFacts(const DealFacts &facts) const;

private:
    struct Entry {
        std::uint64_t key = 0;
        Leaf leaf;
        bool used = false;
    };

    [[nodiscard]] std::uint64_t keyOf(const PlayState &end) const;
    [[nodiscard]] DealFacts factsAt(const PlayTables &tables, const PlayState &end) const;
    [[nodiscard]] float valueOf(const DealFacts &facts, const Leaf &leaf, const Standing &after,
                                int points) const;
    void grow();

    const ScoringPlan &m_plan;
    const WinModel &m_win;
    Standing m_before;
    int m_side;
    Objective m_objective;
    float m_dread = 0;
    DealFacts m_facts; ///< what does not depend on the tricks
    int m_extraSeat = -1;
    FactSet m_reads; ///< what the rules look at
    bool m_ordered;
    std::vector<Entry> m_entries;
    std::size_t m_count = 0;
    Leaf m_lone;
};

} // namespace sandbag
