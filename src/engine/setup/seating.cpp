// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/seating.h"

#include <algorithm>

namespace sandbag {

namespace {
int sidesOf(const RuleSet &rules)
{
    switch (rules.table_sides) {
    case TableSides::solo:
        return rules.table_players;
    case TableSides::pairs:
        return std::max(1, rules.table_players / 2);
    case TableSides::triples:
        return 2;
    }
    return rules.table_players;
}
} // namespace

Seating::Seating(const RuleSet &rules) : players(rules.table_players), sides(sidesOf(rules)) {}

int Seating::partnerOf(int seat) const
{
    return solo() ? -1 : (seat + sides) % players;
}

std::vector<int> Seating::seatsOf(int side) const
{
    std::vector<int> seats;
    for (int seat = side; seat < players; seat += sides)
        seats.push_back(seat);
    return seats;
}

} // namespace sandbag
