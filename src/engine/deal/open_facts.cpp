// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/open_facts.h"

#include "play/fact_row.h"
#include "scoring/scoring_rule.h"

namespace sandbag {

Refusal whyPlayOn(const DealState &state, Slots out)
{
    const DealFacts sofar = factsOf(state);
    const FactSet read = factsRead(state.rules(), state.seating(), &sofar);
    for (const FactRow *row : factRows()) {
        if (row->playOn && read.has(row->fact) &&
            (!row->awaited || (row->awaited(state.context->play, state.play) & out)))
            return Sentence(row->playOn);
    }
    return {};
}

} // namespace sandbag
