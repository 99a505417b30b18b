// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heuristics/call_on.h"
#include "heuristics/heuristics.h"
#include "match/dealing.h"

#include <array>
#include <functional>
#include <memory>

namespace sandbag::fit {

/// Plays deals of a game, Standard where none is named, between players by rules of thumb, all from
/// one seed. What `seen` is called with is the play before each card.
class SelfPlay
{
public:
    SelfPlay(std::uint64_t seed, const BidTemper &temper = {}, const CardWeights &weights = {},
             const RuleSet &rules = {});

    /// Deal `number`, bid and ready for its first card.
    [[nodiscard]] DealState dealt(int number);
    /// The same as the next deal of a match that stands so.
    [[nodiscard]] DealState dealt(int number, const Standing &before);
    /// Plays it to its end and returns that. `calls` may differ from what was called.
    PlayState playedOut(const PlayState &start, const Calls &calls,
                        const std::function<void(const PlayState &)> &seen = {});

    /// Of both sides in a deal that was played to that end, bags at their price.
    [[nodiscard]] std::array<double, 2> points(const DealState &deal, const PlayState &end);

    [[nodiscard]] const RuleContext &context() const { return *m_context; }
    [[nodiscard]] std::shared_ptr<const RuleContext> shared() const { return m_context; }
    [[nodiscard]] Heuristics &heuristics() { return m_heuristics; }

private:
    std::shared_ptr<const RuleContext> m_context;
    Heuristics m_heuristics;
    std::uint64_t m_seed;
};

} // namespace sandbag::fit
