// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/needed_facts.h"

#include "play/fact_row.h"
#include "scoring/scoring_rule.h"

#include <algorithm>

namespace sandbag {

bool playsItself(const RuleContext &table, const Standing &before)
{
    return table.rules.bid_first_deal_plays_itself && before.dealsScored == 0;
}

FactSet neededFacts(const RuleContext &table, const Standing &before, const DealRecord &deal)
{
    FactSet needed;
    if (deal.kind != DealRecord::Kind::entered)
        return needed;
    DealFacts told = deal.facts;
    told.bids = deal.bids;
    told.form = playsItself(table, before) ? DealFacts::Form::playsItself : DealFacts::Form::played;
    const FactSet read = factsRead(table.rules, table.seating, &told);
    needed.add(Fact::tricks);
    for (const FactRow *row : factRows()) {
        if (read.has(row->fact))
            needed |= row->toldBy;
    }
    return needed;
}

int tricksInDeal(const RuleContext &table, const DealRecord &deal)
{
    const bool allNil = std::all_of(deal.bids.begin(), deal.bids.begin() + table.seating.players,
                                    [](const Call &call) { return call.isNil(); });
    // D79: nobody takes a kitty with an extra round, and it is no trick.
    return allNil ? table.pack.handSize : table.pack.tricks;
}

int mostDeadTricks(const RuleContext &table)
{
    const RuleSet &rules = table.rules;
    if (isDoublePack(rules) && rules.duplicates_winner == DuplicatesWinner::cancel)
        return table.pack.tricks;
    // Junk never wins (D20), nor do joke jokers by themselves (D6): a trick of nothing else is
    // dead.
    return rules.jokers_role == JokersRole::high ? 0 : rules.deck_jokers / table.seating.players;
}

bool mayBeDead(const RuleContext &table)
{
    return mostDeadTricks(table) > 0;
}

} // namespace sandbag
