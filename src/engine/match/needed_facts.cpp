// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/needed_facts.h"

#include <algorithm>

namespace sandbag {

namespace {

bool anyBid(const DealRecord &deal, bool (*is)(const Call &))
{
    return std::any_of(deal.bids.begin(), deal.bids.end(), is);
}

/// Rule `last_trick_ace_on_nil` looks at the cards only where a nil was made.
bool madeNil(const RuleContext &table, const DealRecord &deal)
{
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(table.seating.players); ++seat) {
        if (deal.bids[seat].isNil() && deal.facts.tricks[seat] == 0)
            return true;
    }
    return false;
}

/// Little or big: bemo, moe and mo ask who won which trick.
bool marked(const Call &call)
{
    return call.mark != Declaration::none;
}

} // namespace

GivenFacts neededFacts(const RuleContext &table, const DealRecord &deal)
{
    const RuleSet &rules = table.rules;
    GivenFacts needed;
    if (deal.kind != DealRecord::Kind::entered)
        return needed;
    needed.tricks = true;
    needed.winners = rules.streak_length > 0 || anyBid(deal, marked);
    needed.lastTrickCard = rules.last_trick_ace > 0 || rules.last_trick_spade_ace > 0 ||
                           rules.last_trick_deuce > 0 || rules.last_trick_high_spade > 0;
    needed.lastTrickCards = rules.last_trick_ace_on_nil && madeNil(table, deal);
    needed.lastTrickLed = needed.lastTrickCards;
    needed.lastTrick = rules.last_trick_bonus > 0 || needed.lastTrickCard || needed.lastTrickCards;
    needed.cancelCard = rules.bags_cancel_card != BagsCancelCard::off;
    needed.dix = rules.dix_allowed;
    needed.noTrumpBroken = anyBid(deal, [](const Call &call) { return call.noTrump; });
    needed.renege = rules.renege_mode == RenegeMode::challenge;
    return needed;
}

int tricksInDeal(const RuleContext &table, const DealRecord &deal)
{
    const auto players = static_cast<std::size_t>(table.seating.players);
    const bool allNil = std::all_of(deal.bids.begin(), deal.bids.begin() + players,
                                    [](const Call &call) { return call.isNil(); });
    // D79: nobody takes a kitty with an extra round, and it is no trick.
    return allNil ? table.pack.handSize : table.pack.tricks;
}

int mostDeadTricks(const RuleContext &table)
{
    const RuleSet &rules = table.rules;
    if (rules.deck_packs > 1 && rules.duplicates_winner == DuplicatesWinner::cancel)
        return table.pack.tricks;
    // Junk never wins (D20), nor do joke jokers by themselves (D6): a trick of nothing else is
    // dead.
    return rules.jokers_role == JokersRole::high ? 0 : rules.deck_jokers / rules.table_players;
}

bool mayBeDead(const RuleSet &rules)
{
    const bool cancel = rules.deck_packs > 1 && rules.duplicates_winner == DuplicatesWinner::cancel;
    return cancel ||
           (rules.jokers_role != JokersRole::high && rules.deck_jokers >= rules.table_players);
}

} // namespace sandbag
