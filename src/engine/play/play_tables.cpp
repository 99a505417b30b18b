// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_tables.h"

#include "play/fact_row.h"
#include "play/play_restrictions.h"
#include "setup/pack.h"
#include "setup/seating.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace sandbag {

namespace {

constexpr int kRankOfNine = 7;

/// Fills the slots from below, effective suit by effective suit.
class SlotFiller
{
public:
    explicit SlotFiller(PlayTables &tables) : m_tables(tables) {}

    Slot add(Card card, EffectiveSuit effectiveSuit)
    {
        // No deck has more kinds of cards; g++ 14 wants to see it.
        const auto slot = static_cast<Slot>(m_next++ % kSlots);
        m_tables.slotOf[card.face()] = slot;
        m_tables.cardAt[slot] = card;
        m_tables.effectiveSuitOf[slot] = effectiveSuit;
        m_tables.heldSlot[slot] = slot;
        m_tables.effectiveSuit[effectiveSuit] |= slotBit(slot);
        return slot;
    }

private:
    static constexpr unsigned kSlots = 64;
    PlayTables &m_tables;
    Slot m_next = 0;
};

bool isElevated(const RuleSet &rules, Card card)
{
    return std::find(rules.trumps_elevated.begin(), rules.trumps_elevated.end(), card) !=
           rules.trumps_elevated.end();
}

/// The kinds of jokers in the deck, lowest first.
CardList jokerKinds(const RuleSet &rules)
{
    CardList kinds = jokersOf(rules);
    std::sort(kinds.begin(), kinds.end());
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    std::reverse(kinds.begin(), kinds.end());
    return kinds;
}

/// Jokers that belong to no suit: junk and joke jokers, unless elevated by name (D77).
void addSuitlessJokers(PlayTables &tables, SlotFiller &filler, const RuleSet &rules)
{
    if (rules.jokers_role == JokersRole::high)
        return;
    for (const Card joker : jokerKinds(rules)) {
        if (isElevated(rules, joker))
            continue;
        const Slots bit = slotBit(filler.add(joker, kNoEffectiveSuit));
        (rules.jokers_role == JokersRole::joke ? tables.jokeJokers : tables.junkJokers) |= bit;
    }
}

/// A suit's own cards, the low form of its ace below them all (D32).
void addSuit(PlayTables &tables, SlotFiller &filler, const RuleSet &rules, Suit suit)
{
    const auto effectiveSuit = static_cast<EffectiveSuit>(suit);
    const Card ace(suit, 12);
    const bool callable = rules.aces_call && !isElevated(rules, ace);
    if (callable) {
        tables.lowAceSlot[effectiveSuit] = filler.add(ace.calledLow(), effectiveSuit);
        tables.lowAces |= slotBit(tables.lowAceSlot[effectiveSuit]);
    }
    for (int rank = 0; rank < 13; ++rank) {
        const Card card(suit, rank);
        if (isElevated(rules, card))
            continue;
        const Slot slot = filler.add(card, effectiveSuit);
        tables.height[slot] = static_cast<std::uint8_t>(rank + 1);
    }
    if (callable) {
        tables.aceSlot[effectiveSuit] = tables.slotOf[ace.face()];
        tables.heldSlot[tables.lowAceSlot[effectiveSuit]] = tables.aceSlot[effectiveSuit];
    }
}

/// The cards above the ace of spades: elevated cards, and above them high jokers not named there.
void addElevated(PlayTables &tables, SlotFiller &filler, const RuleSet &rules)
{
    std::uint8_t height = 14;
    const auto add = [&](Card card) {
        const Slot slot = filler.add(card, kEffectiveSpades);
        tables.height[slot] = height++;
        if (card.isJoker())
            tables.trumpJokers |= slotBit(slot);
    };
    const CardList kinds = jokerKinds(rules);
    const auto inGame = [&](Card card) {
        return !card.isJoker() || std::find(kinds.begin(), kinds.end(), card) != kinds.end();
    };
    for (auto card = rules.trumps_elevated.rbegin(); card != rules.trumps_elevated.rend(); ++card) {
        if (inGame(*card))
            add(*card);
    }
    if (rules.jokers_role != JokersRole::high)
        return;
    for (const Card joker : kinds) {
        if (!isElevated(rules, joker))
            add(joker);
    }
}

/// `jokers_tie` first: every trump joker is at the height of the highest (D77).
void levelJokers(PlayTables &tables)
{
    std::uint8_t top = 0;
    for (std::size_t slot = 0; slot < 64; ++slot) {
        if (tables.trumpJokers & (Slots{1} << slot))
            top = std::max(top, tables.height[slot]);
    }
    for (std::size_t slot = 0; slot < 64; ++slot) {
        if (tables.trumpJokers & (Slots{1} << slot))
            tables.height[slot] = top;
    }
}

/// The order of the effective suits: that of the ladder, or any with spades on top.
std::vector<Suit> effectiveSuitOrder(const RuleSet &rules)
{
    if (!rules.trumps_hierarchy.empty())
        return rules.trumps_hierarchy;
    return {std::begin(kAllSuits), std::end(kAllSuits)};
}

void fillBeats(PlayTables &tables, const std::vector<Suit> &order)
{
    tables.beats[kNoEffectiveSuit] = 0;
    Slots above = 0;
    for (auto suit = order.rbegin(); suit != order.rend(); ++suit) {
        const auto effectiveSuit = static_cast<EffectiveSuit>(*suit);
        above |= tables.effectiveSuit[effectiveSuit];
        tables.beats[effectiveSuit] = tables.ladder ? above
                                                    : tables.effectiveSuit[effectiveSuit] |
                                                          tables.effectiveSuit[kEffectiveSpades];
    }
}

Slot slotOfFace(const PlayTables &tables, Card card)
{
    return tables.slotOf[card.face()];
}

void fillSlots(PlayTables &tables, const RuleSet &rules)
{
    tables.slotOf.fill(kNoSlot);
    tables.effectiveSuitOf.fill(kNoEffectiveSuit);
    tables.heldSlot.fill(kNoSlot);
    tables.aceSlot.fill(kNoSlot);
    tables.lowAceSlot.fill(kNoSlot);
    SlotFiller filler(tables);
    addSuitlessJokers(tables, filler, rules);
    for (const Suit suit : effectiveSuitOrder(rules))
        addSuit(tables, filler, rules, suit);
    addElevated(tables, filler, rules);
    if (rules.jokers_tie == JokersTie::first)
        levelJokers(tables);
    tables.ladder = !rules.trumps_hierarchy.empty();
    fillBeats(tables, effectiveSuitOrder(rules));
}

void fillSpecialCards(PlayTables &tables, const RuleSet &rules)
{
    const Card aceOfSpades(Suit::spades, 12);
    const Slots aces = slotBit(slotOfFace(tables, aceOfSpades)) |
                       slotBit(slotOfFace(tables, aceOfSpades.calledLow()));
    tables.lead = leadRule(rules, tables.effectiveSuit[kEffectiveSpades], aces);
    if (rules.jokers_big_lead_pulls)
        tables.pullers = rules.jokers_tie == JokersTie::first
                             ? tables.trumpJokers
                             : tables.trumpJokers & slotBit(slotOfFace(tables, Card::bigJoker()));
    if (rules.bags_cancel_card == BagsCancelCard::fixed) {
        for (const Card card : rules.bags_cancel_fixed)
            tables.cancelCard |= slotBit(slotOfFace(tables, card));
    }
    tables.nineOfSpades = slotOfFace(tables, Card(Suit::spades, kRankOfNine));
}

/// See PlayTables::singledOut.
Slots singledOut(const PlayTables &tables, const RuleSet &rules)
{
    // The partner of a joke turns any rank of a suit into its own trump (D6).
    if (tables.jokeJokers)
        return ~Slots{0};
    // A called ace gives away an ace that the two above it would keep.
    Slots cards = tables.pullers | tables.lowAces;
    // The first of two beats the second whatever they are (D77).
    if (rules.jokers_tie == JokersTie::first)
        cards |= tables.trumpJokers;
    for (const FactRow *row : factRows()) {
        if (row->singledOut)
            cards |= row->singledOut(tables, rules);
    }
    return cards;
}

bool standAsInFiles(const PlayTables &tables)
{
    Slots all = 0;
    for (const Slots effectiveSuit : tables.effectiveSuit)
        all |= effectiveSuit;
    CardList cards;
    for (; all; all &= all - 1)
        cards.push_back(tables.cardAt[static_cast<std::size_t>(std::countr_zero(all))]);
    return std::is_sorted(cards.rbegin(), cards.rend(), filesBefore);
}

/// Ties of equal cards, jokes and jokers that tie make the winner more than a comparison.
bool tricksArePlain(const PlayTables &tables, const RuleSet &rules)
{
    const bool secondCopies =
        isDoublePack(rules) && rules.duplicates_winner != DuplicatesWinner::first;
    const bool jokersTie = rules.jokers_tie == JokersTie::first && rules.deck_jokers > 1;
    return !secondCopies && !jokersTie && !tables.jokeJokers;
}

} // namespace

PlayTables makePlayTables(const RuleSet &rules, const Seating &seating)
{
    PlayTables tables;
    fillSlots(tables, rules);
    fillSpecialCards(tables, rules);
    tables.singledOut = singledOut(tables, rules);
    tables.players = seating.players;
    for (int seat = 0; seat < seating.players; ++seat) {
        tables.sideOf[seat] = static_cast<std::uint8_t>(seating.sideOf(seat));
        tables.next[seat] = static_cast<std::uint8_t>(seating.leftOf(seat));
    }
    tables.fallsAsInFiles = standAsInFiles(tables);
    tables.plainTricks = tricksArePlain(tables, rules);
    tables.anyCard = rules.renege_mode == RenegeMode::challenge;
    tables.beatPartner = rules.follow_beat_partner;
    tables.mustTrumpAlways = rules.follow_must_trump == FollowMustTrump::must;
    tables.trumpIfWinning = rules.follow_must_trump == FollowMustTrump::head;
    tables.jokersTieFirst = rules.jokers_tie == JokersTie::first;
    tables.duplicates = rules.duplicates_winner;
    tables.jokeTie = rules.joke_tie;
    tables.restrictions = activeRestrictions(rules);
    for (const FactRow *row : factRows()) {
        if (row->inForce && row->inForce(rules))
            tables.notes.push_back(row->note);
    }
    return tables;
}

bool restrictionsAreOver(const PlayTables &tables, int played)
{
    return std::all_of(
        tables.restrictions.begin(), tables.restrictions.end(),
        [&](const PlayRestriction &row) { return row.onlyFirstTrick && played > 0; });
}

} // namespace sandbag
