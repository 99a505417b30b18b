// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bid_restrictions.h"
#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

Refusal notFarEnoughBehind(const CallTrial &trial)
{
    if (!trial.call.blind)
        return {};
    const bool nil = callKind(trial.call).losing;
    const int deficit = nil ? trial.rules().blind_nil_deficit : trial.rules().blind_deficit;
    if (trailsBy(trial.state, trial.side(), deficit))
        return {};
    return Sentence::counted(
        trial.state.seating().solo()
            ? QT_TRANSLATE_N_NOOP(
                  "blind",
                  "Allowed only when you are at least %n point(s) behind; you are %1 behind.")
            : QT_TRANSLATE_N_NOOP(
                  "blind",
                  "Allowed only when your side is at least %n point(s) behind; it is %1 behind."),
        deficit, {std::max(pointsBehind(trial.state, trial.side()), 0)});
}

/// Calls that are blind for the whole side need partners who have not looked. A blind nil lets its
/// player look at once, a blind nil in the dark never.
Refusal partnerHasLooked(const CallTrial &trial)
{
    if (!trial.call.blind)
        return {};
    const RuleSet &rules = trial.rules();
    const bool wholeSide =
        trial.call.what == Call::What::teamNil || sidesBid(rules) ||
        (trial.call.what == Call::What::moon && rules.blind_moon_needs == BlindMoonNeeds::side) ||
        (isBlindNumber(trial.call) && rules.blind_allowed == BlindAllowed::side);
    if (!wholeSide)
        return {};
    for (int other = trial.side(); other < trial.state.seating().players;
         other += trial.state.seating().sides) {
        const Call &said = trial.before.calls[other];
        const bool neverLooks = said.blind && said.dark;
        if (trial.state.bidding.looked.has(other) && !neverLooks)
            return Sentence(QT_TRANSLATE_NOOP("blind", "Your partner has looked at their cards."));
    }
    return {};
}

} // namespace

const CallRestriction kNotFarEnoughBehind{RestrictionLevel::notNow,
                                          [](const RuleSet &) { return true; }, notFarEnoughBehind};
const CallRestriction kPartnerHasLooked{RestrictionLevel::notNow,
                                        [](const RuleSet &) { return true; }, partnerHasLooked};

} // namespace sandbag
