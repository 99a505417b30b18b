// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/fact_row.h"

namespace sandbag {

FactSet factsOfPlay(FactRows rows)
{
    FactSet facts;
    for (const FactRow *row : rows) {
        if (row->mix)
            facts |= FactSet{row->fact};
    }
    return facts;
}

std::uint64_t mixFacts(std::uint64_t key, const PlayState &state, FactSet read, FactRows rows)
{
    for (const FactRow *row : rows) {
        if (row->mix && read.has(row->fact))
            key = row->mix(key, state);
    }
    return key;
}

void clearFacts(PlayState &state, FactRows rows)
{
    for (const FactRow *row : rows) {
        if (row->clear)
            row->clear(state);
    }
}

void fillFacts(const PlayTables &tables, const PlayState &state, DealFacts &facts, FactRows rows)
{
    facts.tricks = state.taken;
    facts.tricksInDeal = state.tricksInDeal;
    for (const FactRow *row : rows) {
        if (row->fill)
            row->fill(tables, state, facts);
    }
}

} // namespace sandbag
