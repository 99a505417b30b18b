// SPDX-License-Identifier: GPL-3.0-or-later
//
// The seam of the scoring rules. A family declares its rules in its folder; the two lists that
// name them in their order are in families/scoring_list.cpp.
#pragma once

#include "facts/deal_facts.h"
#include "facts/fact_set.h"
#include "rules/rule_set.h"
#include "scoring/score_line.h"
#include "setup/seating.h"

#include <cstdint>
#include <span>

namespace sandbag {

struct ScoreBuilder;

/// Which deals a rule scores, by how they came to their end: a bit per DealFacts::Form.
class DealForms
{
public:
    using Form = DealFacts::Form;
    constexpr DealForms(std::initializer_list<Form> forms)
    {
        for (const Form form : forms)
            m_bits |= 1U << static_cast<unsigned>(form);
    }
    [[nodiscard]] constexpr bool has(Form form) const
    {
        return (m_bits >> static_cast<unsigned>(form) & 1) != 0;
    }

private:
    unsigned m_bits = 0;
};

/// The column of a blank scorecard in which what a rule brings is written by hand.
enum class BlankColumn : std::uint8_t { none, nil, bonus };

/// One rule of the score and everything that is known of it. Of `step` and `undertaking` exactly
/// one is there, depending on the list that names the rule.
struct ScoringRule {
    /// A step of the order of D1.
    using Step = void (*)(ScoreBuilder &);
    /// Scores a side's undertaking if it is of this kind, and returns whether it was; the first
    /// rule that does replaces all after it (D40).
    using Undertaking = bool (*)(ScoreBuilder &, int side);

    /// Null: always.
    bool (*inForce)(const RuleSet &, const Seating &) = nullptr;
    Step step = nullptr;
    Undertaking undertaking = nullptr;
    /// Everything that the rule looks at in the facts of a deal except calls, tricks, wrong claims
    /// and rulings. Whatever needs to know what matters in a deal is worked out from it: the
    /// questions about an entered deal, whether a claim may end the play, what the search may
    /// take for equal. A rule that reads more than it says breaks tst_scoring_laws.
    FactSet reads = {};
    /// The rule reads them in this deal, by its calls, the tricks of the players and what failed
    /// otherwise; null: in every deal of its `deals`. Of a deal that goes on: it may still do.
    bool (*concerns)(const RuleSet &, const DealFacts &, const Seating &) = nullptr;
    /// The rule judges each partner by their own tricks; null: never.
    bool (*judgesPartners)(const RuleSet &) = nullptr;
    DealForms deals = {DealFacts::Form::played};
    /// Every sentence that the rule writes.
    std::span<const LineText *const> lines = {};
    BlankColumn column = BlankColumn::none;
};

/// The steps in the order of D1, and the undertakings in that of D40, the most special first.
[[nodiscard]] std::span<const ScoringRule *const> scoringSteps();
[[nodiscard]] std::span<const ScoringRule *const> undertakingRules();

/// Calls visit with each rule of both lists that is in force.
template<typename Visit>
void eachRuleInForce(const RuleSet &rules, const Seating &seating, Visit visit)
{
    for (const auto list : {undertakingRules(), scoringSteps()}) {
        for (const ScoringRule *rule : list) {
            if (!rule->inForce || rule->inForce(rules, seating))
                visit(*rule);
        }
    }
}

/// All that the rules in force look at; in a deal of this form, with these calls and tricks, where
/// one is given.
[[nodiscard]] FactSet factsRead(const RuleSet &rules, const Seating &seating,
                                const DealFacts *deal = nullptr);

/// Some rule in force judges each partner by their own tricks: the side's together do not do.
[[nodiscard]] bool judgesPartners(const RuleSet &rules, const Seating &seating);

} // namespace sandbag
