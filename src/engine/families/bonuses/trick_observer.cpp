// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/facts.h"
#include "families/trick_observers.h"

#include "play/play_state.h"
#include "play/trick_winner.h"
#include "text/mark.h"

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
        spades += tables.effectiveSuitOf[state.trick[place]] == kEffectiveSpades;
    const int points = state.led == kEffectiveSpades ? 10 : spades > 1 ? 5 : 1;
    state.dix[state.dixCount++] = {lastWinner(tables, state), points};
}

void fillDix(const PlayTables &, const PlayState &state, DealFacts &facts)
{
    facts.dix = state.dix;
    facts.dixCount = state.dixCount;
}

std::uint64_t mixDix(std::uint64_t key, const PlayState &state)
{
    key = stirred(key, state.dixCount);
    for (std::size_t i = 0; i < state.dixCount; ++i)
        key = stirred(key, static_cast<std::uint64_t>(state.dix[i].seat) << 8 |
                               static_cast<std::uint64_t>(state.dix[i].points));
    return key;
}

void clearDix(PlayState &state)
{
    state.dixCount = 0;
}

Slots nineOfSpades(const PlayTables &tables, const PlayState &)
{
    return slotBit(tables.nineOfSpades);
}

} // namespace

constinit const FactRow kDixFact{
    .fact = Fact::dix,
    .fill = fillDix,
    .mix = mixDix,
    .clear = clearDix,
    .missing =
        QT_TRANSLATE_NOOP("engine", "the fact \"dix\" is missing: rule dix_allowed needs who won a "
                                    "trick with the nine of spades, or null"),
    .playOn = QT_TRANSLATE_NOOP("engine", "The nine of spades can still win a trick."),
    .awaited = nineOfSpades};

const TrickObserver kDixObserver{[](const RuleSet &rules) { return rules.dix_allowed; }, noteDix};

} // namespace sandbag
