// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/score_examples.h"
#include "facts/deal_facts.h"
#include "scoring/standing.h"
#include "setup/seating.h"

namespace sandbag {

/// The facts of an invented deal, from the view of side 0. It takes the first tricks and the others
/// take the rest, so that runs from the first trick on are kept and no last trick is won. Partners
/// are numbered from 0 within the side.
class ExampleDeal
{
public:
    explicit ExampleDeal(const RuleSet &rules);

    void bid(int partner, Call call);
    /// A plain contract, split between the partners where each bids.
    void contract(int tricks);
    /// Side 0 has won the auction with this number.
    void auction(int number);
    /// The side's tricks, split like a contract.
    void take(int tricks);
    void takeBy(int partner, int tricks);
    void bagsBefore(int bags) { m_before.bags[0] = bags; }
    /// Side 0 wins the last trick with that card.
    void lastTrick(Card card);
    [[nodiscard]] DealFacts &facts() { return m_facts; }

    /// Points, bags and lines of a side.
    [[nodiscard]] ScoreExample score(int side) const;

private:
    [[nodiscard]] int seatOf(int partner) const { return partner * m_seating.sides; }
    [[nodiscard]] DealFacts complete() const;

    const RuleSet &m_rules;
    Seating m_seating;
    DealFacts m_facts;
    Standing m_before;
    bool m_lastTrick = false;
};

} // namespace sandbag
