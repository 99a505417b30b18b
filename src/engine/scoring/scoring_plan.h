// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace sandbag {

/// A fixed list of function pointers in their order; those of rules not in force are not in it.
template<typename Function, int Capacity>
class StepList
{
public:
    static constexpr int kRoom = Capacity;

    void add(Function step)
    {
        assert(m_count < Capacity);
        m_steps[static_cast<std::size_t>(m_count++)] = step;
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
    using Steps = StepList<ScoringRule::Step, 40>;
    using Undertakings = StepList<ScoringRule::Undertaking, 16>;

    ScoringPlan() : ScoringPlan(RuleSet{}, Seating{}) {}
    ScoringPlan(const RuleSet &rules, const Seating &seating);

    [[nodiscard]] const RuleSet &rules() const { return m_rules; }
    [[nodiscard]] const Seating &seating() const { return m_seating; }
    /// Of a deal that ended in this way.
    [[nodiscard]] const Steps &steps(DealFacts::Form form) const
    {
        return m_steps[static_cast<std::size_t>(form)];
    }
    [[nodiscard]] const Undertakings &undertakings() const { return m_undertakings; }
    /// All that these rules look at in the facts of a deal.
    [[nodiscard]] FactSet reads() const { return m_reads; }

private:
    static constexpr std::size_t kForms = static_cast<std::size_t>(DealFacts::Form::voided) + 1;

    RuleSet m_rules;
    Seating m_seating;
    std::array<Steps, kForms> m_steps;
    Undertakings m_undertakings;
    FactSet m_reads;
};

} // namespace sandbag
