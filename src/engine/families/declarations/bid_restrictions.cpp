// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bid_restrictions.h"
#include "bids/call_kind.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

Refusal noSpadeForNoTrump(const CallTrial &trial)
{
    if (!trial.call.noTrump || spadesHeld(trial.state, trial.seat).most > 0)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("declarations", "You need a spade to bid no trump."));
}

bool isDeclaration(const Call &call)
{
    return call.mark != Declaration::none;
}

bool declarationsAllowed(const RuleSet &rules)
{
    return std::any_of(kDeclarations.begin(), kDeclarations.end(),
                       [&](const DeclarationKind &kind) { return kind.inForce(rules); });
}

Refusal secondDeclaration(const CallTrial &trial)
{
    if (!isDeclaration(trial.call) || !trial.partnerCall(isDeclaration))
        return {};
    return Sentence(
        QT_TRANSLATE_NOOP("declarations", "Your side has already made its announcement."));
}

bool isRunDeclaration(const Call &call)
{
    return call.mark >= Declaration::littleMoe;
}

/// Mo and moe belong to the first side that takes either (D67).
Refusal runTakenByOthers(const CallTrial &trial)
{
    if (!isRunDeclaration(trial.call))
        return {};
    for (int other = 0; other < trial.state.seating().players; ++other) {
        if (trial.state.sideOf(other) != trial.side() &&
            isRunDeclaration(trial.before.calls[other]))
            return Sentence(QT_TRANSLATE_NOOP(
                "declarations",
                "Another side has already announced a mo or a moe (a run of tricks)."));
    }
    return {};
}

Refusal noTrumpWithoutConsent(const CallTrial &trial)
{
    const bool asked =
        trial.state.seating().solo() || trial.state.questions.noTrumpConsent.has(trial.seat);
    if (!trial.call.noTrump || asked)
        return {};
    return Sentence(
        QT_TRANSLATE_NOOP("declarations", "Your partner must agree to no trump first."));
}

} // namespace

const CallRestriction kNoSpadeForNoTrump{RestrictionLevel::notNow,
                                         [](const RuleSet &rules) { return rules.notrump_allowed; },
                                         noSpadeForNoTrump};
const CallRestriction kSecondDeclaration{RestrictionLevel::notNow, declarationsAllowed,
                                         secondDeclaration};
const CallRestriction kRunTakenByOthers{RestrictionLevel::notNow, declarationsAllowed,
                                        runTakenByOthers};
const CallRestriction kNoTrumpWithoutConsent{
    RestrictionLevel::notNow, [](const RuleSet &rules) { return rules.notrump_consent; },
    noTrumpWithoutConsent};

} // namespace sandbag
