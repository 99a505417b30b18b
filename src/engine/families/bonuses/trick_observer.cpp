// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/trick_observers.h"

#include "play/play_state.h"
#include "play/trick_winner.h"

namespace sandbag {

namespace {

/// A trick won by the nine of spades.
void noteDix(const PlayTables &tables, PlayState &state)
{
    if (state.lastBest < 0 || state.dixCount == state.dix.size() ||
        state.trick[state.lastBest] != tables.nineOfSpades)
        return;
    int spades = 0;
    for (int place = 0; place < tables.players; ++place)
        spades += tables.laneOf[state.trick[place]] == kSpadeLane;
    const int points = state.led == kSpadeLane ? 10 : spades > 1 ? 5 : 1;
    state.dix[state.dixCount++] = {lastWinner(tables, state), points};
}

} // namespace

const TrickObserver kDixObserver{[](const RuleSet &rules) { return rules.dix_allowed; }, noteDix};

} // namespace sandbag
