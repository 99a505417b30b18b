// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of the players and the sides mean together.
#include "families/meanings.h"

#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    at.solo = at.rules.table_sides == TableSides::solo;
    at.counterClockwise = at.rules.table_direction == TableDirection::counter_clockwise;
}

void checkSeats(const RuleFeatures &at, Findings &errors)
{
    const int players = at.rules.table_players;
    const bool evenPairs = players >= 4 && players % 2 == 0;
    if (at.rules.table_sides == TableSides::pairs && !evenPairs)
        errors.push_back({{"table_sides", "table_players"},
                          {QT_TRANSLATE_NOOP("seats", "Pairs of partners need four, six or eight "
                                                      "players; %1 cannot play in pairs."),
                           {players}},
                          {{"table_sides", "solo"}}});
    if (at.rules.table_sides == TableSides::triples && players != 6)
        errors.push_back({{"table_sides", "table_players"},
                          QT_TRANSLATE_NOOP("seats", "Two teams of three (triples) need six "
                                                     "players."),
                          {{"table_players", "6"}, {"deck_packs", "2"}}});
}

constexpr MeaningRow kRows[] = {
#include "families/seats/options.def"
};

} // namespace

const FamilyMeaning kSeatsMeaning = {kRows, workOut, checkSeats};

} // namespace sandbag
