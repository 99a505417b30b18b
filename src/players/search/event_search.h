// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/budget.h"
#include "search/outcome_sums.h"
#include "search/search_task.h"

namespace sandbag {

/// An answer and how it did.
struct EventTried {
    Event event;
    float prior = 0;   ///< chance to win the match, as heuristics has it
    float dislike = 0; ///< taken off what playouts say; the prior is without it already
    OutcomeSums sums;
    bool alive = true;
    bool kept = false;      ///< never given up
    bool waits = false;     ///< nothing is done; the event counts for nothing
    double priorWorlds = 8; ///< worlds that the first thought counts for

    /// The search result, with the earlier opinion.
    [[nodiscard]] double value() const;
};

/// Looks for the answer to any question but which card to play: a call, a raise, a pass, a discard.
/// Deals the unseen cards as likely as the calls so far suggest, carries the deal on by heuristics
/// after each candidate, plays it out, and values the end by the chance to win the match. So a new
/// house rule needs no new bidding.
class EventSearch
{
public:
    explicit EventSearch(const SearchTask &task);

    /// This answer is thought about to the end of the budget however poor it looks; it is added
    /// where it was not among the candidates.
    void keep(const Event &event);
    /// Weighs these instead, whatever they are: claims or cards.
    void weighOnly(const std::vector<Event> &events);
    /// Weighs as well that the player does nothing of the kind.
    void weighNothing();
    /// All candidates, best first; at least one.
    [[nodiscard]] std::vector<EventTried> run();
    [[nodiscard]] int iterations() const { return m_iterations; }

private:
    void findWords();
    void addClever(const std::vector<std::pair<Event, float>> &valued, const Event &best);
    void findPicks();
    void playBatch();
    [[nodiscard]] DealState dealt(const World &world, Dice &dice) const;
    [[nodiscard]] Leaf outcome(DealState state, const EventTried &tried, std::uint64_t chance);
    void drop();
    [[nodiscard]] bool done() const;

    const SeatView &m_view;
    bool m_explain; ///< see SearchOptions
    bool m_brief;   ///< the same
    Heuristics &m_heuristics;
    std::uint64_t m_seed;
    Budget m_budget;
    Goals m_goals;
    CardWeights m_weights; ///< of the play that is imagined
    Belief m_belief;
    WorldSampler m_sampler;
    LeafCache m_leaves;
    std::vector<EventTried> m_tried;
    int m_iterations = 0;
    int m_batches = 0;
};

} // namespace sandbag
