// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heuristics/heuristics.h"
#include "player/player.h"
#include "policy/handicap.h"

#include <memory>

namespace sandbag {

/// How a simple player plays, except its numbers.
struct SimpleStyle {
    Handicap handicap;
    bool kind = false; ///< heeds what partners expect of a card (policy/manners.h)
};

/// Plays by heuristics: bids what wins most often by the engine's own scoring, and plays the card
/// with the best chance for what a trick is worth. Any rule set, a few microseconds a decision.
/// With handicap it is the weaker levels.
class SimplePlayer final : public Player
{
public:
    explicit SimplePlayer(const BidTemper &temper = {}, const CardWeights &weights = {},
                          const SimpleStyle &style = {}, std::uint64_t seed = 0);

    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override;

private:
    void prepare(const SeatView &view, const MatchOutlook &outlook);
    [[nodiscard]] Event playCard(const SeatView &view);
    [[nodiscard]] Event answer(const SeatView &view);
    [[nodiscard]] ScoredCards judged(const SeatView &view, const CardKnowledge &sight);
    [[nodiscard]] float whim(const SeatView &view, Slot card) const;

    BidTemper m_temper;
    CardWeights m_weights;
    Handicap m_handicap;
    bool m_kind;
    std::uint64_t m_seed;
    Dice m_dice;              ///< of the decision at hand
    std::uint64_t m_mood = 0; ///< of the deal
    std::shared_ptr<const RuleContext> m_context;
    std::unique_ptr<Heuristics> m_heuristics;
    Calls m_goalCalls{};
    bool m_goalsKnown = false;
    Goals m_goals;
};

} // namespace sandbag
