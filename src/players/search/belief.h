// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "heuristics/heuristics.h"
#include "policy/policy_playout.h"
#include "search/worlds.h"

namespace sandbag {

/// How much calls and cards are believed to show of the hands; see Belief.
struct BeliefOptions {
    float callDeviation = 0.8F; ///< tricks between an estimate and the number called
    float callTrust = 0.9F;     ///< power of the likelihood of all calls
    float cardHeat = 3;         ///< points of difference that players do not see
    float cardSlip = 0.1F;      ///< part of plays that follow no thought
    float cardTrust = 0.35F;    ///< power of the likelihood of all cards played
    float anyNil = 0.002F;      ///< part of nils that are called on any hand whatever
    float nilFrom = 0.78F;      ///< a nil is called from this chance on …
    float nilVague = 0.4F;      ///< … give or take, in log-odds
    int nilDeals = 16;          ///< deals of which one is chosen by the nil hands in it

    /// As the first version of the search believed.
    [[nodiscard]] static BeliefOptions first();
};

/// How likely the calls made and the cards played so far are, had the cards been dealt as in a
/// world: everyone is taken for a player who bids about what their hand is worth and chooses cards
/// by the weights, with slips. Works out what is the same for all worlds once.
class Belief
{
public:
    /// Refers to all but the options.
    Belief(const SeatView &view, Heuristics &heuristics, const CardWeights &weights,
           const Goals &goals, const BeliefOptions &options);

    /// Deals a world. Few hands are fit for a nil: where one was called, of several deals the one
    /// is taken whose nil hands are likely; logLikelihood then says nothing of these any more.
    /// Its weight is the mean likelihood of the nils.
    [[nodiscard]] World sample(const WorldSampler &sampler, Dice &dice) const;
    /// Whether sample() chooses among several deals.
    [[nodiscard]] bool choosesDeals() const { return m_nils != SeatSet(); }
    /// Not normalized. Log of the likelihood of a world that was sampled.
    [[nodiscard]] float logLikelihood(const World &world) const;

private:
    void believeNilsLess();
    void readTricks();
    void readPasses();
    void setToStart();
    void readCalls();
    [[nodiscard]] float ofCall(int seat, Slots hand, Slots secondCopy) const;
    [[nodiscard]] float ofCalls(const World &world, SeatSet seats) const;
    [[nodiscard]] float ofCards(const World &world) const;
    [[nodiscard]] float ofPlay(const PlayState &state, const Voids &voids, Slot played) const;

    struct Played {
        std::uint8_t seat;
        Slot slot;
    };

    const SeatView &m_view;
    Heuristics &m_heuristics;
    const CardWeights &m_weights;
    const Goals &m_goals;
    BeliefOptions m_options;
    std::vector<Played> m_history;
    PerSeat<Slots> m_played{}; ///< held at the start of the play and gone since
    PerSeat<Slots> m_playedSecond{};
    PerSeat<Slots> m_came{}; ///< by passing, after the calls
    PerSeat<Slots> m_went{};
    PlayState m_start;       ///< the play before its first card, without hands
    PerSeat<Call> m_calls{}; ///< each number as its player's own part of the contract
    SeatSet m_tells;         ///< the calls of these seats say something about their hands
    SeatSet m_nils;          ///< … which are nils, and heeded in sampling
};

} // namespace sandbag
