// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/auction/score.h"
#include "families/bags/score.h"
#include "families/bidding/score.h"
#include "families/blind/score.h"
#include "families/bonuses/score.h"
#include "families/contract/score.h"
#include "families/declarations/score.h"
#include "families/last_trick/score.h"
#include "families/moon/score.h"
#include "families/nil/score.h"
#include "families/renege/score.h"
#include "families/rulings/score.h"
#include "families/ten/score.h"
#include "families/winning/score.h"
#include "scoring/scoring_plan.h"
#include "scoring/scoring_rule.h"

#include <iterator>

namespace sandbag {

namespace {

/// D40: the first that is of a side's kind replaces all others.
constexpr const ScoringRule *kUndertakings[] = {
    &kTeamNilRule,
    &kMoRule,
    &kMoeRule,
    &kRenegedContractRule,
    &kAuctionRule,
    &kNoTrumpRule,
    &kLexingtonDeclaredRule,
    &kLexingtonTakenRule,
    &kMoonRule,
    &kBlindContractRule,
    &kTenContractRule,
    &kPlainContractRule,
};

/// D1: contracts, nils, bonuses, and at the end what depends on all of it (D42).
constexpr const ScoringRule *kSteps[] = {
    &kNilFatesRule,
    &kTricksOfFailedNilsRule,
    &kTricksOfRenegesRule,
    &kTricksOfRulingsRule,
    &kTricksTakenOffRule,
    &kContractsRule,
    &kUndertricksPaidRule,
    &kOvertricksRule,
    &kNilsRule,
    &kNilPotRule,
    &kBemoRule,
    &kFirstDealRule,
    &kBooksMadeRule,
    &kLastTrickWonRule,
    &kLastTrickAceRule,
    &kLastTrickSpadeAceRule,
    &kLastTrickDeuceRule,
    &kLastTrickHighSpadeRule,
    &kLastTrickAceOnNilRule,
    &kStreakRule,
    &kDixRule,
    &kSweepRule,
    &kSevenRule,
    &kPartnersExactRule,
    &kCancelledBagRule,
    &kRenegePointsRule,
    &kRulingsRule,
    &kBagPenaltyRule,
    &kRenegeLosesMatchRule,
    &kFirstDealLeastRule,
};

// A plan has room for all of them at once.
static_assert(std::size(kSteps) <= ScoringPlan::Steps::kRoom);
static_assert(std::size(kUndertakings) <= ScoringPlan::Undertakings::kRoom);

} // namespace

std::span<const ScoringRule *const> undertakingRules()
{
    return kUndertakings;
}

std::span<const ScoringRule *const> scoringSteps()
{
    return kSteps;
}

} // namespace sandbag
