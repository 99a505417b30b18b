// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instinct.h"
#include "player.h"

#include <memory>

namespace sandbag {

/// Plays by instinct: bids what wins most often by the engine's own scoring, and plays the card
/// with the best chance for what a trick is worth. Any rule set, a few microseconds a decision.
class SimplePlayer final : public Player
{
public:
    explicit SimplePlayer(const BidTemper &temper = {}, const CardWeights &weights = {});

    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override;

private:
    void prepare(const SeatView &view, const MatchOutlook &outlook);
    [[nodiscard]] Event playCard(const SeatView &view);

    BidTemper m_temper;
    CardWeights m_weights;
    std::shared_ptr<const TableRules> m_table;
    std::unique_ptr<Instinct> m_instinct;
    Calls m_goalCalls{};
    bool m_goalsKnown = false;
    Goals m_goals;
};

} // namespace sandbag
