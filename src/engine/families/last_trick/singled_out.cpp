// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/singled_out.h"

namespace sandbag {

namespace {

constexpr int kRankOfTwo = 0, kRankOfAce = 12; // ranks

Slots ofEverySuit(const PlayTables &tables, int rank)
{
    Slots cards = 0;
    for (const Suit suit : kAllSuits)
        cards |= slotBit(tables.slotOf[Card(suit, rank).face()]);
    return cards;
}

} // namespace

Slots cardsOfLastTrick(const PlayTables &tables, const RuleSet &rules)
{
    Slots cards = 0;
    if (rules.last_trick_ace > 0 || rules.last_trick_spade_ace > 0 || rules.last_trick_ace_on_nil)
        cards |= ofEverySuit(tables, kRankOfAce);
    if (rules.last_trick_deuce > 0)
        cards |= ofEverySuit(tables, kRankOfTwo);
    // From the nine to the ace, but neither below nor elevated (D59).
    if (rules.last_trick_high_spade > 0)
        cards |= tables.effectiveSuit[kEffectiveSpades];
    return cards;
}

} // namespace sandbag
