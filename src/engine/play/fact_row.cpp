// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/fact_row.h"

#include "text/mark.h"

#include <bit>

namespace sandbag {

const FactRow &factRow(Fact fact)
{
    return *factRows()[static_cast<std::size_t>(fact)];
}

FactSet factsOfPlay(FactRows rows)
{
    FactSet facts;
    for (const FactRow *row : rows) {
        if (row->ofPlay())
            facts |= FactSet{row->fact};
    }
    return facts;
}

std::uint64_t mixFacts(std::uint64_t key, const PlayState &state, FactSet read, FactRows rows)
{
    for (const FactRow *row : rows) {
        if (!read.has(row->fact))
            continue;
        if (row->mix)
            key = row->mix(key, state);
        else if (row->counted != CountedAs::nothing)
            key = stirred(key, std::bit_cast<std::uint64_t>(state.counted[row->fact]));
    }
    return key;
}

void clearFacts(PlayState &state, FactRows rows)
{
    state.counted = {};
    for (const FactRow *row : rows) {
        if (row->clear)
            row->clear(state);
    }
}

void fillFacts(const PlayTables &tables, const PlayState &state, DealFacts &facts, FactRows rows)
{
    facts.tricks = state.taken;
    facts.tricksInDeal = state.tricksInDeal;
    facts.counted = state.counted;
    for (const FactRow *row : rows) {
        if (row->fill)
            row->fill(tables, state, facts);
    }
}

Sentence noTrickWon(const FactRow &row, int seat)
{
    return {QT_TRANSLATE_NOOP("engine", "\"%1\": %2 won no trick"),
            {std::string(row.key), Seat{seat}}};
}

Refusal whyCannotBe(const FactRow &row, const RuleSet &rules, int players, const DealFacts &facts)
{
    if (row.cannotBe)
        return row.cannotBe(rules, players, facts);
    if (row.counted == CountedAs::nothing)
        return {};
    const SeatCounts &counts = facts.counted[row.fact];
    for (int seat = 0; seat < players; ++seat) {
        if (counts[seat] > 0 && facts.tricks[seat] == 0)
            return noTrickWon(row, seat);
    }
    return {};
}

} // namespace sandbag
