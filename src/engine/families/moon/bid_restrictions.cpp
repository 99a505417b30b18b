// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bid_restrictions.h"
#include "text/mark.h"

namespace sandbag {

namespace {

/// The first side to call a moon bars a double nil of the others, and the other way round.
Refusal moonAgainstDoubleNil(const CallTrial &trial)
{
    const Seating &seating = trial.state.seating();
    for (int side = 0; side < seating.sides; ++side) {
        if (side == trial.side() || seating.solo())
            continue;
        bool moon = false;
        for (int seat = side; seat < seating.players; seat += seating.sides)
            moon = moon || trial.before.calls[seat].what == Call::What::moon;
        if (moon && trial.completesDoubleNil())
            return Sentence(
                QT_TRANSLATE_NOOP("moon", "Another side bid a moon, so you can't bid double nil."));
        if (trial.call.what == Call::What::moon &&
            trial.nilsOf(trial.before, side) == seating.perSide())
            return Sentence(
                QT_TRANSLATE_NOOP("moon", "Another side bid double nil, so you can't bid a moon."));
    }
    return {};
}

} // namespace

const CallRestriction kMoonAgainstDoubleNil{
    RestrictionLevel::nils, [](const RuleSet &rules) { return rules.moon_excludes_double_nil; },
    moonAgainstDoubleNil};

} // namespace sandbag
