// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/facts.h"
#include "families/trick_observers.h"

#include "play/play_state.h"
#include "play/trick_winner.h"
#include "text/mark.h"

namespace sandbag {

namespace {

/// A trick won with a spade that was not led breaks a promise of no trump. A joke trump counts as a
/// spade.
void breakNoTrump(const PlayTables &tables, PlayState &state)
{
    if (!state.noTrumpSeats || state.lastBest < 0 || state.led == kEffectiveSpades)
        return;
    const auto bit = static_cast<std::uint8_t>(1u << lastWinner(tables, state));
    const Slot slot = state.trick[state.lastBest];
    if ((state.noTrumpSeats & bit) &&
        (tables.effectiveSuitOf[slot] == kEffectiveSpades || winsAsJokeTrump(tables, state)))
        state.noTrumpBroken |= bit;
}

void fillNoTrumpBroken(const PlayTables &, const PlayState &state, DealFacts &facts)
{
    facts.noTrumpBroken = state.noTrumpBroken;
}

std::uint64_t mixNoTrumpBroken(std::uint64_t key, const PlayState &state)
{
    return stirred(key, state.noTrumpBroken);
}

void clearNoTrumpBroken(PlayState &state)
{
    state.noTrumpBroken = 0;
}

} // namespace

constinit const FactRow kNoTrumpBrokenFact{
    .fact = Fact::noTrumpBroken,
    .fill = fillNoTrumpBroken,
    .mix = mixNoTrumpBroken,
    .clear = clearNoTrumpBroken,
    .missing = QT_TRANSLATE_NOOP("engine",
                                 "the fact \"notrump_broken\" is missing: a bid at no trump needs "
                                 "the list of seats that broke it")};

const TrickObserver kNoTrumpObserver{[](const RuleSet &rules) { return rules.notrump_allowed; },
                                     breakNoTrump};

} // namespace sandbag
