// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/open_facts.h"

#include "scoring/scoring_rule.h"
#include "text/mark.h"

namespace sandbag {

namespace {

Slots nineOfSpades(const PlayTables &tables, const PlayState &)
{
    return slotBit(tables.nineOfSpades);
}

Slots cancelCards(const PlayTables &tables, const PlayState &play)
{
    return tables.cancelCard | slotBit(play.cutCard);
}

/// What is open until the last trick, or until certain cards are played.
struct OpenFact {
    FactSet facts;
    Slots (*cards)(const PlayTables &, const PlayState &); ///< null: until the last trick
    const char *reason;
};

// Who wins every trick of a run from the first on is known when a claim stands: mo and moe are not
// here.
constexpr OpenFact kOpenFacts[] = {
    {{Fact::lastWinner, Fact::lastCard, Fact::lastCards},
     nullptr,
     QT_TRANSLATE_NOOP("engine", "The last trick can still earn a bonus.")},
    {{Fact::lastRun},
     nullptr,
     QT_TRANSLATE_NOOP("engine", "A run of last tricks can still earn a bonus.")},
    {{Fact::dix},
     nineOfSpades,
     QT_TRANSLATE_NOOP("engine", "The nine of spades can still win a trick.")},
    {{Fact::cancelCard},
     cancelCards,
     QT_TRANSLATE_NOOP("engine", "The card that cancels a bag is still out.")},
};

} // namespace

Refusal whyPlayOn(const DealState &state, Slots out)
{
    const DealFacts sofar = factsOf(state);
    const FactSet read = factsRead(state.rules(), state.seating(), &sofar);
    for (const OpenFact &fact : kOpenFacts) {
        if (read.hasAny(fact.facts) &&
            (!fact.cards || (fact.cards(state.table->play, state.play) & out)))
            return Sentence(fact.reason);
    }
    return {};
}

} // namespace sandbag
