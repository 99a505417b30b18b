// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bid_restrictions.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

Refusal teamNilTooLate(const CallTrial &trial)
{
    if (trial.call.what != Call::What::teamNil ||
        !trial.partnerCall([](const Call &c) { return c.made(); }))
        return {};
    return Sentence(
        QT_TRANSLATE_NOOP("nil", "Only the player who bids first for a side may bid a team nil."));
}

Refusal doubleNilBarred(const CallTrial &trial)
{
    if (!trial.call.isNil() || !trial.partnerCall([](const Call &c) { return c.isNil(); }))
        return {};
    return Sentence(QT_TRANSLATE_NOOP("nil", "Only one partner may bid nil."));
}

Refusal doubleNilTooEarly(const CallTrial &trial)
{
    const RuleSet &rules = trial.rules();
    if (!trial.completesDoubleNil() ||
        trailsBy(trial.state, trial.side(), rules.double_nil_deficit))
        return {};
    return Sentence::counted(
        QT_TRANSLATE_N_NOOP(
            "nil",
            "To bid double nil, your side must be at least %n point(s) behind; it is %1 behind."),
        rules.double_nil_deficit, {std::max(pointsBehind(trial.state, trial.side()), 0)});
}

} // namespace

const CallRestriction kTeamNilTooLate{RestrictionLevel::notNow,
                                      [](const RuleSet &rules) { return rules.team_nil_allowed; },
                                      teamNilTooLate};
const CallRestriction kDoubleNilBarred{
    RestrictionLevel::nils,
    [](const RuleSet &rules) { return rules.double_nil_scoring == DoubleNilScoring::barred; },
    doubleNilBarred};
const CallRestriction kDoubleNilTooEarly{
    RestrictionLevel::nils,
    [](const RuleSet &rules) {
        return rules.double_nil_scoring == DoubleNilScoring::joint && rules.double_nil_deficit != 0;
    },
    doubleNilTooEarly};

} // namespace sandbag
