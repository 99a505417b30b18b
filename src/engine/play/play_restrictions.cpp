// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_restrictions.h"

#include "play/trick_winner.h"

#include <algorithm>

#include <bit>

namespace sandbag {

namespace {

bool firstTrick(const PlayState &state)
{
    return state.tricksPlayed == 0;
}

bool leading(const PlayState &state)
{
    return state.inTrick == 0;
}

/// The cards at turn belong to the suit led, so that the player is not void in it.
bool canFollow(const PlayTables &tables, const PlayState &state)
{
    return (state.hand[state.turn] & tables.lane[state.led]) != 0;
}

/// `opening_leader` low-club: the holder leads that very card (D11, D22).
Slots openWithLowClub(const PlayTables &, const PlayState &state, Slots candidates)
{
    if (!firstTrick(state) || !leading(state) || state.lowClubsOff)
        return candidates;
    return candidates & slotBit(state.openingClub);
}

/// `opening_follow` low-club: everybody's lowest club, the leader's too. An ace counts as high, so
/// that it is called low only by one who has no other club (D32).
Slots openWithOwnLowClub(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    if (!firstTrick(state) || state.lowClubsOff)
        return candidates;
    const Slots clubs = candidates & tables.lane[kClubLane];
    const Slots high = clubs & ~tables.lowAces;
    const Slots lowest = high & (~high + 1);
    return lowest == slotBit(tables.aceSlot[kClubLane]) ? clubs : lowest;
}

/// `opening_spades` barred: no spade on the first trick from a follower void in the suit led.
Slots barOpeningSpades(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    if (!firstTrick(state) || leading(state) || state.led == kNoLane || canFollow(tables, state))
        return candidates;
    return candidates & ~tables.lane[kSpadeLane];
}

/// The highest of some spades: one card, or every joker where jokers stand equally high.
Slots highestSpades(const PlayTables &tables, Slots spades)
{
    std::uint8_t top = 0;
    for (Slots rest = spades; rest; rest &= rest - 1)
        top = std::max(top, tables.height[static_cast<Slot>(std::countr_zero(rest))]);
    Slots highest = 0;
    for (Slots rest = spades; rest; rest &= rest - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(rest));
        if (tables.height[slot] == top)
            highest |= slotBit(slot);
    }
    return highest;
}

/// `jokers_big_lead_pulls`: opponents of a led big joker play their highest spade.
Slots followBigJoker(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    const bool pulled = !leading(state) && (slotBit(state.trick[0]) & tables.pullers) &&
                        tables.sideOf[state.turn] != tables.sideOf[state.leader];
    if (!pulled)
        return candidates;
    const Slots spades = candidates & tables.lane[kSpadeLane];
    return spades ? highestSpades(tables, spades) : candidates;
}

/// Cards that beat the suit led without following it: spades, or with a ladder every suit above.
Slots trumpsOver(const PlayTables &tables, Lane led)
{
    return tables.beats[led] & ~tables.lane[led];
}

/// Candidates that would be winning if they were played now.
Slots beating(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    Slots winning = 0;
    for (Slots rest = candidates; rest; rest &= rest - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(rest));
        if (wouldWin(tables, state, slot))
            winning |= slotBit(slot);
    }
    return winning;
}

/// Where a duty leaves an ace because it beats, only its high form is legal (D77).
Slots withoutNeedlessLowAces(const PlayTables &tables, Slots cards)
{
    for (int suit = 0; suit < kSuits; ++suit) {
        const auto at = static_cast<std::size_t>(suit);
        if (cards & slotBit(tables.aceSlot[at]))
            cards &= ~slotBit(tables.lowAceSlot[at]);
    }
    return cards;
}

/// A spade (with a ladder: a card of a suit above the one led) is winning. A joke trump is judged
/// by its printed suit (D6).
bool trumpIsWinning(const PlayTables &tables, const PlayState &state)
{
    return state.best >= 0 && (slotBit(state.trick[static_cast<std::size_t>(state.best)]) &
                               trumpsOver(tables, state.led));
}

/// `follow_must_trump` (D74): overtrump only, or trump and beat where able.
Slots trumpWhenVoid(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    if (leading(state) || state.led == kNoLane || canFollow(tables, state))
        return candidates;
    const bool partnerWins =
        state.best >= 0 &&
        tables.sideOf[state.turn] == tables.sideOf[(state.leader + state.best) % tables.players];
    if (partnerWins && !tables.beatPartner)
        return candidates;
    // Overtrumping is any card that would win, a joke trump too; the duty to trump is to a spade.
    const Slots trumps =
        tables.mustTrumpAlways ? candidates & trumpsOver(tables, state.led) : candidates;
    const bool mustBeat =
        state.best >= 0 && (tables.mustTrumpAlways || trumpIsWinning(tables, state));
    const Slots over = mustBeat ? beating(tables, state, trumps) : 0;
    return over ? withoutNeedlessLowAces(tables, over) : trumps;
}

} // namespace

std::vector<PlayRestriction> activeNarrowings(const RuleSet &rules)
{
    std::vector<PlayRestriction> steps;
    if (rules.opening_leader == OpeningLeader::low_club)
        steps.push_back(openWithLowClub);
    if (rules.opening_follow == OpeningFollow::low_club)
        steps.push_back(openWithOwnLowClub);
    if (rules.opening_spades == OpeningSpades::barred)
        steps.push_back(barOpeningSpades);
    if (rules.jokers_big_lead_pulls)
        steps.push_back(followBigJoker);
    if (rules.follow_must_trump != FollowMustTrump::no)
        steps.push_back(trumpWhenVoid);
    return steps;
}

} // namespace sandbag
