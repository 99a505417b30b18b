// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "setup/seating.h"

#include <array>

namespace sandbag {

struct ScoreBuilder;

/// A fixed list of function pointers in their order; those of rules not in force are not in it.
template<typename Function, int Capacity>
class StepList
{
public:
    void add(Function step) { m_steps[static_cast<std::size_t>(m_count++)] = step; }
    void addIf(bool inForce, Function step)
    {
        if (inForce)
            add(step);
    }
    [[nodiscard]] const Function *begin() const { return m_steps.data(); }
    [[nodiscard]] const Function *end() const { return m_steps.data() + m_count; }

private:
    std::array<Function, Capacity> m_steps{};
    int m_count = 0;
};

/// What scoring does under a rule set, collected once: a rule not in force costs nothing.
class ScoringPlan
{
public:
    /// A step of the order of D1.
    using Step = void (*)(ScoreBuilder &);
    /// Scores a side's undertaking if it is of this kind; the first that does replaces all
    /// others (D40).
    using ContractRule = bool (*)(ScoreBuilder &, int side);

    ScoringPlan() : ScoringPlan(RuleSet{}, Seating{}) {}
    ScoringPlan(const RuleSet &rules, const Seating &seating);

    [[nodiscard]] const RuleSet &rules() const { return m_rules; }
    [[nodiscard]] const Seating &seating() const { return m_seating; }
    /// Of a deal that was played.
    [[nodiscard]] const auto &steps() const { return m_steps; }
    [[nodiscard]] const auto &contractRules() const { return m_contractRules; }
    /// Of a first deal that plays itself (D12).
    [[nodiscard]] const auto &firstDealSteps() const { return m_firstDealSteps; }

private:
    void planContractRules();
    void planSteps();
    void planTrickBonuses(StepList<Step, 24> &steps) const;
    void planEnd(StepList<Step, 24> &steps) const;

    RuleSet m_rules;
    Seating m_seating;
    StepList<Step, 24> m_steps;
    StepList<Step, 24> m_firstDealSteps;
    StepList<ContractRule, 12> m_contractRules;
};

} // namespace sandbag
