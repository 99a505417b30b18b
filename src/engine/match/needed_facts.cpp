// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/needed_facts.h"

#include "play/fact_row.h"
#include "scoring/scoring_rule.h"

#include <algorithm>

namespace sandbag {

bool playsItself(const RuleContext &context, const Standing &before)
{
    return context.rules.bid_first_deal_plays_itself && before.dealsScored == 0;
}

FactSet neededFacts(const RuleContext &context, const Standing &before, const DealRecord &deal)
{
    FactSet needed;
    if (deal.kind != DealRecord::Kind::entered)
        return needed;
    DealFacts told = deal.facts;
    told.bids = deal.bids;
    told.form =
        playsItself(context, before) ? DealFacts::Form::playsItself : DealFacts::Form::played;
    const FactSet read = factsRead(context.rules, context.seating, &told);
    needed.add(Fact::tricks);
    for (const FactRow *row : factRows()) {
        if (read.has(row->fact))
            needed |= row->toldBy;
    }
    return needed;
}

int tricksInDeal(const RuleContext &context, const DealRecord &deal)
{
    const bool allNil = std::all_of(deal.bids.begin(), deal.bids.begin() + context.seating.players,
                                    [](const Call &call) { return call.isNil(); });
    // D79: nobody takes a kitty with an extra round, and it is no trick.
    return allNil ? context.pack.handSize : context.pack.tricks;
}

int mostDeadTricks(const RuleContext &context)
{
    const RuleSet &rules = context.rules;
    if (isDoublePack(rules) && rules.duplicates_winner == DuplicatesWinner::cancel)
        return context.pack.tricks;
    // Junk never wins (D20), nor do joke jokers by themselves (D6): a trick of nothing else is
    // dead.
    return rules.jokers_role == JokersRole::high ? 0 : rules.deck_jokers / context.seating.players;
}

bool mayBeDead(const RuleContext &context)
{
    return mostDeadTricks(context) > 0;
}

} // namespace sandbag
