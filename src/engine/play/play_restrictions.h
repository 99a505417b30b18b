// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_state.h"

namespace sandbag {

/// Every restriction on the cards to be played after following suit and leading, in the order of
/// D21: first-trick rules, the big joker that pulls, overtrump or must-trump. The rows are with
/// their families (families/play_restriction_list.cpp).
[[nodiscard]] std::vector<const PlayRestriction *> playRestrictions();
/// Those that a rule set has in force.
[[nodiscard]] std::vector<PlayRestriction> activeRestrictions(const RuleSet &rules);

/// For restrictions: the player at turn follows, and holds nothing of the suit led.
[[nodiscard]] inline bool isVoidInLed(const PlayTables &tables, const PlayState &state)
{
    return state.led != kNoEffectiveSuit &&
           !(state.hand[state.turn] & tables.effectiveSuit[state.led]);
}

/// Why the player at turn breaks a rule with this card of the hand: the first that takes it away,
/// as a marked text in which %1 is the card. Null when it breaks none.
[[nodiscard]] const char *whyUnlawful(const PlayTables &tables, const PlayState &state, Slot slot);

/// What a rule in force asks of the player at turn now beyond following suit, as a marked text:
/// "You must beat the card that is winning." Null where no such rule takes a card away.
[[nodiscard]] const char *dutyNow(const PlayTables &tables, const PlayState &state);

} // namespace sandbag
