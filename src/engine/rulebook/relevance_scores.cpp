// SPDX-License-Identifier: GPL-3.0-or-later
// Options of play, contract, bags and bonuses that other settings make meaningless.
#include "rulebook/check_parts.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

namespace sandbag {

namespace {

constexpr const char *kExact =
    QT_TRANSLATE_NOOP("engine", "contracts must be met exactly, so that there are no overtricks.");

const char *ofAceFree(const RuleFeatures &at)
{
    // D22: it lifts breaking, which these two do not ask for.
    const bool breaking =
        at.rules.lead_spades == LeadSpades::broken || at.rules.lead_spades == LeadSpades::fourth;
    return breaking ? nullptr : QT_TRANSLATE_NOOP("engine", "spades need not be broken to be led.");
}

const char *ofBeatingPartner(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    return at.rules.follow_must_trump == FollowMustTrump::no
               ? QT_TRANSLATE_NOOP("engine", "there is no duty to trump.")
               : nullptr;
}

const char *ofChallenge(const RuleFeatures &at)
{
    return at.rules.renege_mode == RenegeMode::challenge
               ? nullptr
               : QT_TRANSLATE_NOOP("engine", "the program prevents wrong cards.");
}

const char *ofWrongClaim(const RuleFeatures &at)
{
    return at.rules.claim_mode == ClaimMode::risk
               ? nullptr
               : QT_TRANSLATE_NOOP("engine", "nothing is claimed at one's own risk.");
}

const char *ofHighlander(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (at.auction)
        return reason::auction;
    if (at.sideBids)
        return reason::sides;
    return at.rules.contract_made == ContractMade::each_at_least
               ? nullptr
               : QT_TRANSLATE_NOOP("engine", "partners need not reach their own bids.");
}

const char *ofSeparateBags(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    const bool ofNils = at.anyNil && at.rules.nil_failed_bag_points;
    return at.overtricks || ofNils ? nullptr : kExact;
}

const char *ofOverPoints(const RuleFeatures &at)
{
    const bool separate = at.rules.bags_separate && !at.auction;
    return separate ? QT_TRANSLATE_NOOP("engine", "bags are kept beside the score.")
                    : ofSeparateBags(at);
}

const char *ofOverSet(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.wholeExact ? kExact : nullptr;
}

/// Even where each overtrick sets, twice the bid may cost twice as much (D60).
const char *ofTwice(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.wholeExact && at.rules.over_twice_multiplier == 1 ? kExact : nullptr;
}

const char *ofTwiceCost(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    if (at.rules.over_twice == OverTwice::off)
        return reason::switchedOff;
    const bool bidIsLost =
        at.rules.set_penalty == SetPenalty::bid || at.rules.set_penalty == SetPenalty::short_;
    return bidIsLost ? nullptr : QT_TRANSLATE_NOOP("engine", "a set does not cost the contract.");
}

/// Bonuses for partners' own numbers.
const char *ofPartnersBonus(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    if (at.auction)
        return reason::auction;
    return at.sideBids ? reason::sides : nullptr;
}

const char *ofBagPenalty(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.rules.bags_limit > 0 ? nullptr : QT_TRANSLATE_NOOP("engine", "bags cost nothing.");
}

const char *ofFixedCard(const RuleFeatures &at)
{
    return at.rules.bags_cancel_card == BagsCancelCard::fixed
               ? nullptr
               : QT_TRANSLATE_NOOP("engine", "no fixed card cancels a bag.");
}

const char *ofStreak(const RuleFeatures &at)
{
    return at.rules.streak_length > 0 ? nullptr
                                      : QT_TRANSLATE_NOOP("engine", "streaks earn nothing.");
}

const char *ofSplit(const RuleFeatures &at)
{
    return at.solo ? reason::alone : nullptr;
}

constexpr RelevanceRow kPlay[] = {
    {"lead_ace_free", ofAceFree},
    {"follow_beat_partner", ofBeatingPartner},
    {"renege_penalty renege_false_challenge renege_take_back", ofChallenge},
    {"claim_wrong", ofWrongClaim},
};

constexpr RelevanceRow kScores[] = {
    {"contract_per_trick contract_made set_penalty set_to_opponents "
     "bags_limit bags_cancel_card",
     reason::unlessAuction},
    {"highlander_loss", ofHighlander},
    {"over_points", ofOverPoints},
    {"bags_separate", ofSeparateBags},
    {"over_set_at", ofOverSet},
    {"over_twice", ofTwice},
    {"over_twice_multiplier", ofTwiceCost},
    {"partners_exact_bonus", ofPartnersBonus},
    {"bags_penalty bags_after", ofBagPenalty},
    {"bags_cancel_fixed", ofFixedCard},
    {"streak_per_trick streak_breaker", ofStreak},
    {"bonus_split", ofSplit},
};

} // namespace

std::span<const RelevanceRow> relevanceOfPlay()
{
    return kPlay;
}

std::span<const RelevanceRow> relevanceOfScores()
{
    return kScores;
}

} // namespace sandbag
