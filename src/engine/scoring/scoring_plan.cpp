// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_plan.h"

#include "scoring/scoring_rules.h"

namespace sandbag {

ScoringPlan::ScoringPlan(const RuleSet &rules, const Seating &seating)
    : m_rules(rules), m_seating(seating)
{
    planContractRules();
    planSteps();
    m_firstDealSteps.add(scoreFirstDeal);
    planTrickBonuses(m_firstDealSteps);
    planEnd(m_firstDealSteps);
}

/// D40: the most special first.
void ScoringPlan::planContractRules()
{
    const RuleSet &r = m_rules;
    auto &rules = m_contractRules;
    const bool renege =
        r.renege_mode == RenegeMode::challenge && r.renege_penalty == RenegePenalty::contract;
    if (r.bid_style == BidStyle::auction) {
        rules.addIf(renege, scoreRenegedContract);
        rules.add(scoreAuction);
        return;
    }
    rules.addIf(r.team_nil_allowed, scoreTeamNil);
    rules.addIf(r.mo_allowed, scoreMo);
    rules.addIf(r.moe_allowed, scoreMoe);
    rules.addIf(renege, scoreRenegedContract);
    rules.addIf(r.notrump_allowed, scoreNoTrump);
    rules.addIf(r.lexington_mode == LexingtonMode::declared, scoreLexingtonDeclared);
    rules.addIf(r.lexington_mode == LexingtonMode::taken, scoreLexingtonTaken);
    rules.addIf(r.moon_allowed || r.blind_moon_allowed, scoreMoon);
    rules.addIf(r.blind_allowed != BlindAllowed::no, scoreBlind);
    rules.addIf(r.ten_mode != TenMode::off, scoreTen);
    rules.add(scorePlainContract);
}

/// D1.
void ScoringPlan::planSteps()
{
    const RuleSet &r = m_rules;
    auto &steps = m_steps;
    steps.addIf(r.nil_failed_tricks == NilFailedTricks::contract ||
                    r.nil_failed_tricks == NilFailedTricks::opponents,
                moveFailedNilTricks);
    steps.addIf(r.renege_mode == RenegeMode::challenge, takeTricksOff);
    steps.add(scoreContracts);
    steps.addIf(r.set_to_opponents > 0, payForUndertricks);
    steps.add(scoreOvertricks);
    steps.add(scoreNils);
    steps.addIf(r.nil_pot, scorePot);
    steps.addIf(r.bemo_allowed, scoreBemos);
    planTrickBonuses(steps);
    steps.addIf(r.seven_bonus != SevenBonus::off, scoreSeven);
    steps.addIf(r.partners_exact_bonus && r.bid_style == BidStyle::each && !m_seating.solo(),
                scorePartnersExact);
    steps.addIf(r.bags_cancel_card != BagsCancelCard::off, cancelBag);
    planEnd(steps);
}

void ScoringPlan::planTrickBonuses(StepList<Step, 24> &steps) const
{
    const RuleSet &r = m_rules;
    steps.addIf(r.last_trick_bonus > 0 || r.last_trick_ace > 0 || r.last_trick_spade_ace > 0 ||
                    r.last_trick_deuce > 0 || r.last_trick_high_spade > 0,
                scoreLastTrick);
    steps.addIf(r.last_trick_ace_on_nil, scoreLastAceOnNil);
    steps.addIf(r.streak_length > 0 && r.streak_per_trick > 0, scoreStreak);
    steps.addIf(r.dix_allowed, scoreDix);
}

/// D42: what a renege passes on, then rulings, then the bag penalty.
void ScoringPlan::planEnd(StepList<Step, 24> &steps) const
{
    const RuleSet &r = m_rules;
    steps.addIf(r.renege_mode == RenegeMode::challenge && r.renege_penalty == RenegePenalty::points,
                passRenegePoints);
    steps.add(scoreRulings);
    steps.addIf(r.bags_limit > 0, penalizeBags);
}

} // namespace sandbag
