// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_plan.h"

namespace sandbag {

ScoringPlan::ScoringPlan(const RuleSet &rules, const Seating &seating)
    : m_rules(rules), m_seating(seating), m_reads(factsRead(rules, seating))
{
    eachRuleInForce(rules, seating, [this](const ScoringRule &rule) {
        if (rule.undertaking)
            m_undertakings.add(rule.undertaking);
        for (std::size_t form = 0; rule.step && form < kForms; ++form) {
            if (rule.deals.has(static_cast<DealFacts::Form>(form)))
                m_steps[form].add(rule.step);
        }
    });
}

FactSet factsRead(const RuleSet &rules, const Seating &seating, const DealFacts *deal)
{
    FactSet facts;
    eachRuleInForce(rules, seating, [&](const ScoringRule &rule) {
        const bool scores = !deal || rule.deals.has(deal->form);
        if (scores && (!deal || !rule.concerns || rule.concerns(rules, *deal, seating)))
            facts |= rule.reads;
    });
    return facts;
}

bool judgesPartners(const RuleSet &rules, const Seating &seating)
{
    bool judges = false;
    eachRuleInForce(rules, seating, [&](const ScoringRule &rule) {
        judges = judges || (rule.judgesPartners && rule.judgesPartners(rules));
    });
    return judges;
}

} // namespace sandbag
