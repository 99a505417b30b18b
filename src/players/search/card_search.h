// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy/card_policy.h"
#include "search/budget.h"
#include "search/exact_ending.h"
#include "search/open_ending.h"
#include "search/outcome_sums.h"
#include "search/search_task.h"

namespace sandbag {

/// A card that may be played (one for all its equals) and how it did.
struct CardTried {
    Slot slot = kNoSlot;
    OutcomeSums sums;
    bool alive = true;
    bool kept = false; ///< never given up
};

/// Looks for the card to play: deals the unseen cards in many likely ways, weighted by the calls
/// and plays so far, plays every candidate out in each of these worlds, and values the ends by the
/// chance to win the match.
class CardSearch
{
public:
    explicit CardSearch(const SearchTask &task);

    /// This card is played out to the end of the budget however poor it looks; run() then also
    /// reports on a card that is the only one. It must be among the legal cards.
    void keep(Slot slot);
    /// All candidates, best first.
    [[nodiscard]] std::vector<CardTried> run();
    /// Playouts made, and what took as long as this many.
    [[nodiscard]] int iterations() const { return m_iterations; }

private:
    struct Batch;

    /// What a batch of each round is worked at with. Proofs are kept from world to world, so what
    /// comes of a batch hangs on those before it: on the same ones, however many threads there are.
    struct Worker {
        Worker(LeafCache book, const Budget &budget)
            : leaves(std::move(book)), ending(leaves, budget)
        {
        }
        Worker(const Worker &) = delete;
        Worker &operator=(const Worker &) = delete;
        LeafCache leaves;
        ExactEnding ending;
        std::optional<OpenEnding> open; ///< where hands, or the last tricks of playouts, are solved
    };

    [[nodiscard]] ScoredCards scoredBy(const CardWeights &weights) const;
    void fill(Batch &batch, Worker &worker) const;
    [[nodiscard]] int worldsOfBatch() const;
    void chooseWorlds(Batch &batch) const;
    void playWorld(Batch &batch, const World &world, Worker &worker) const;
    void openWorlds();
    [[nodiscard]] bool endsAreWorthSolving() const;
    [[nodiscard]] bool chanceIsLeft() const;
    [[nodiscard]] Leaf played(PlayState &state, Voids &voids, Worker &worker,
                              std::uint64_t chance) const;
    [[nodiscard]] PlayState dealt(const World &world) const;
    [[nodiscard]] bool solveWorld(Batch &batch, const PlayState &state, Worker &worker) const;
    void merge(const Batch &batch);
    void drop();
    [[nodiscard]] bool done() const;
    void bestByThumbFirst();

    const SeatView &m_view;
    Heuristics &m_heuristics;
    const SearchOptions &m_options;
    std::uint64_t m_seed;
    Budget m_budget;
    Goals m_goals;
    CardWeights m_weights; ///< of the play that is imagined
    Belief m_belief;
    WorldSampler m_sampler;
    std::vector<std::unique_ptr<Worker>> m_workers; ///< by batch of a round
    int m_side;
    bool m_exact; ///< few enough tricks are left to search the hands to the end
    std::vector<CardTried> m_tried;
    Voids m_voids{};
    bool m_open = false;     ///< worlds are solved
    int m_solvedTricks = 0;  ///< … or the last tricks of their playouts
    int m_playoutsOfEnd = 1; ///< as many as the end of a world takes
    int m_iterations = 0;
    int m_batches = 0;
};

} // namespace sandbag
