// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bid_restrictions.h"
#include "text/mark.h"

namespace sandbag {

namespace {

Refusal kittyTakerMayNotNil(const CallTrial &trial)
{
    if (!trial.call.isNil() || trial.state.kitty.extraTrickSeat != trial.seat)
        return {};
    return Sentence(
        QT_TRANSLATE_NOOP("kitty", "The kitty you took counts as a trick, so you cannot bid nil."));
}

} // namespace

const CallRestriction kKittyTakerMayNotNil{
    RestrictionLevel::notNow, [](const RuleSet &) { return true; }, kittyTakerMayNotNil};

} // namespace sandbag
