// SPDX-License-Identifier: GPL-3.0-or-later
// What the first trick asks for.
#include "families/play_restrictions.h"
#include "text/mark.h"

namespace sandbag {

namespace {

bool firstTrick(const PlayState &state)
{
    return state.tricksPlayed == 0;
}

/// The holder leads that very card (D11, D22).
Slots theLowClub(const PlayTables &, const PlayState &state, Slots candidates)
{
    if (!firstTrick(state) || state.inTrick > 0 || state.lowClubsOff)
        return candidates;
    return candidates & slotBit(state.openingClub);
}

/// Everyone's lowest club, the leader's too. An ace counts as high, so that it is called low only
/// by one who has no other club (D32).
Slots ownLowClub(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    if (!firstTrick(state) || state.lowClubsOff)
        return candidates;
    const Slots clubs = candidates & tables.effectiveSuit[kEffectiveClubs];
    const Slots high = clubs & ~tables.lowAces;
    const Slots lowest = high & (~high + 1);
    return lowest == slotBit(tables.aceSlot[kEffectiveClubs]) ? clubs : lowest;
}

/// No spade from a follower void in the suit led.
Slots noSpade(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    if (!firstTrick(state) || state.inTrick == 0 || !isVoidInLed(tables, state))
        return candidates;
    return candidates & ~tables.effectiveSuit[kEffectiveSpades];
}

const char *lowClubReason(const PlayTables &, const PlayState &)
{
    return QT_TRANSLATE_NOOP("play", "%1: you must lead the lowest club to the first trick.");
}

const char *ownLowClubReason(const PlayTables &, const PlayState &)
{
    return QT_TRANSLATE_NOOP("play", "%1: you must play your lowest club to the first trick.");
}

const char *noSpadeReason(const PlayTables &, const PlayState &)
{
    return QT_TRANSLATE_NOOP("play", "%1: you may not play a spade to the first trick.");
}

} // namespace

const PlayRestriction kLowClubOpens{
    [](const RuleSet &rules) { return rules.opening_leader == OpeningLeader::low_club; },
    theLowClub, lowClubReason, true};
const PlayRestriction kOwnLowClubFirst{
    [](const RuleSet &rules) { return rules.opening_follow == OpeningFollow::low_club; },
    ownLowClub, ownLowClubReason, true};
const PlayRestriction kNoSpadeFirst{
    [](const RuleSet &rules) { return rules.opening_spades == OpeningSpades::barred; }, noSpade,
    noSpadeReason, true};

} // namespace sandbag
