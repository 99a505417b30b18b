// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/rule_context.h"
#include "facts/per_seat.h"
#include "policy/goals.h"
#include "scoring/scoring_plan.h"
#include "scoring/standing.h"

#include <array>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace sandbag {

struct HypotheticalDeal;

/// What a side scores for one number of tricks, every nil of its made.
struct TrickOutcome {
    int points = 0;                   ///< the change of its total
    int bags = 0;                     ///< the change of its bags
    bool wins = false, loses = false; ///< the match, at once
    bool set = false;
};

/// What a unit (a side, or a player held to their own bid) scores for 0 … all tricks.
struct UnitOutcomes {
    std::vector<TrickOutcome> byTricks;
    std::shared_ptr<const TrickWorth> worth;
    PerSeat<float> nilSwing{}; ///< by seat: points between its nil made and lost
};

using Calls = PerSeat<Call>;

/// Asks the engine's scoring what calls are worth, so that no rule is known twice; remembers the
/// answers. One of these belongs to each player or search thread.
class OutcomeCache
{
public:
    explicit OutcomeCache(std::shared_ptr<const RuleContext> context);

    [[nodiscard]] const RuleContext &context() const { return *m_context; }
    [[nodiscard]] const ScoringPlan &plan() const { return m_plan; }
    /// Answers belong to this standing from now on. A bag has the same price whatever the count is,
    /// so that most answers stay right from deal to deal.
    void setStanding(const Standing &standing);
    [[nodiscard]] const Standing &standing() const { return m_standing; }
    /// Points by which the goals of a deal dread a bag penalty in it beyond what the bags cost.
    void setDread(float points) { m_dread = points; }

    /// Everyone is held to their own bid (rule `contract_made` each-…).
    [[nodiscard]] bool ownBids() const { return m_ownBids; }
    [[nodiscard]] int units() const;
    [[nodiscard]] int unitOf(int seat) const;

    /// `unit` under these calls (final ones, each number as its player's own part of the contract;
    /// only those of its side matter). `playsItself`: the
    /// first deal without bids.
    [[nodiscard]] const UnitOutcomes &outcomes(const Calls &calls, int unit,
                                               bool playsItself = false);
    /// All goals of a deal under these calls.
    [[nodiscard]] Goals goals(const Calls &calls, bool playsItself = false);

private:
    /// The calls that matter, and whose outcomes they are.
    using Key = std::array<std::uint32_t, kMaxSeats + 1>;

    [[nodiscard]] UnitOutcomes work(const Calls &calls, int unit, bool playsItself) const;
    [[nodiscard]] SideScore score(const Calls &calls, int unit, int tricks, int failedNil,
                                  bool playsItself) const;
    void shareTricks(HypotheticalDeal &story, int unit, int tricks, int failedNil) const;
    void dreadBags(Goals &goals, const Calls &calls, bool playsItself);
    void groupUnits(Goals &goals) const;
    void expectEach(Goals &goals, const Calls &calls, int unit) const;
    [[nodiscard]] float worthOf(const SideScore &score) const;

    std::shared_ptr<const RuleContext> m_context;
    ScoringPlan m_plan;
    ScoringPlan m_added; ///< for calls that are their players' own parts
    Standing m_standing;
    Standing m_scored; ///< what of the standing the scoring of a deal looks at
    bool m_ownBids = false;
    float m_bagPrice = 0;
    float m_dread = 0;
    std::map<Key, UnitOutcomes> m_known;
    /// The worth of tricks with the dread, by their worth without it, and the side.
    std::map<std::pair<const TrickWorth *, int>, std::shared_ptr<const TrickWorth>> m_dreaded;
};

/// Nobody of these wants a trick: nil bidders, and all players of a side that bids team nil.
[[nodiscard]] std::uint8_t nilSeatsOf(const Seating &seating, const Calls &calls);

} // namespace sandbag
