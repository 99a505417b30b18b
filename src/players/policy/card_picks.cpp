// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/card_picks.h"

#include "policy/card_worth.h"

#include <algorithm>
#include <array>
#include <bit>

namespace sandbag {

namespace {

/// How surely the best card of a deck is kept in a draft, and the worst one thrown away, in 100.
constexpr int kSurelyKept = 95;

Slot slotOf(const PlayTables &tables, Card card)
{
    return tables.slotOf[card.face()];
}

Slots packSlots(const RuleContext &context)
{
    Slots slots = 0;
    for (const Card card : context.pack.cards)
        slots |= slotBit(slotOf(context.play, card));
    return slots;
}

struct Weighed {
    Card card;
    float keep = 0; ///< the lower, the sooner it goes
};

/// A hand, with the cards that others may hold.
struct HandSeen {
    const PlayTables &tables;
    Slots own, unseen;
};

/// What it is worth to keep a card in a hand that wants tricks: its own tricks, and nearness to a
/// void in its suit to ruff in.
float strengthOf(const HandSeen &hand, Slot slot, const PickWeights &weights)
{
    const auto &[tables, own, unseen] = hand;
    const EffectiveSuit effectiveSuit = tables.effectiveSuitOf[slot];
    if (effectiveSuit == kNoEffectiveSuit)
        return -1;
    const int length = std::popcount(own & tables.effectiveSuit[effectiveSuit]);
    const float trump = effectiveSuit == kEffectiveSpades ? weights.trump : 0;
    return laterWinChance(tables, own, unseen, slot) + trump +
           weights.length * static_cast<float>(length);
}

float keepValue(const HandSeen &hand, Slot slot, PickAim aim, const PickWeights &weights)
{
    const auto &[tables, own, unseen] = hand;
    switch (aim) {
    case PickAim::strength:
        return strengthOf(hand, slot, weights);
    case PickAim::nil:
        return -nilDanger(tables, own, unseen, slot);
    case PickAim::coverNil: // goes to a partner who wants to lose: the harmless ones
        return strengthOf(hand, slot, weights) +
               weights.harm * nilDanger(tables, own & slotBit(slot), unseen | own, slot);
    }
    return 0;
}

/// The side suit in which low cards would help a nil most.
Suit suitWanted(const HandSeen &hand)
{
    const auto &[tables, own, unseen] = hand;
    float worst = -1;
    int suit = 0;
    for (int effectiveSuit = 0; effectiveSuit < kEffectiveSpades; ++effectiveSuit) {
        float danger = 0;
        for (Slots rest = own & tables.effectiveSuit[effectiveSuit]; rest; rest &= rest - 1)
            danger += nilDanger(tables, own, unseen, static_cast<Slot>(std::countr_zero(rest)));
        if (danger > worst) {
            worst = danger;
            suit = effectiveSuit;
        }
    }
    return static_cast<Suit>(suit);
}

} // namespace

Event pickCards(const AskedPlayer &player, const CardChoice &choice, PickAim aim,
                const PickWeights &weights)
{
    const PlayTables &tables = player.context().play;
    Slots own = player.hand();
    for (const Card card : choice.from)
        own |= slotBit(slotOf(tables, card));
    const HandSeen hand{tables, own, packSlots(player.context()) & ~own};
    std::vector<Weighed> cards;
    for (const Card card : choice.from)
        cards.push_back({card, keepValue(hand, slotOf(tables, card), aim, weights)});
    std::stable_sort(cards.begin(), cards.end(),
                     [](const Weighed &a, const Weighed &b) { return a.keep < b.keep; });
    int count = choice.least;
    if (choice.kind == EventKind::take) {
        std::reverse(cards.begin(), cards.end());
        while (count < choice.most && cards[static_cast<std::size_t>(count)].keep > weights.take)
            ++count;
    }
    CardList picked;
    for (int i = 0; i < count; ++i)
        picked.push_back(cards[static_cast<std::size_t>(i)].card);
    sortForFiles(picked);
    Event event = Event::withCards(choice.kind, player.seat(), picked, choice.to);
    if (choice.nameSuit)
        event.suit = suitWanted(hand);
    return event;
}

float draftWorth(const PlayTables &tables, Slots pack, Slots own, Slot slot,
                 const PickWeights &weights)
{
    const EffectiveSuit effectiveSuit = tables.effectiveSuitOf[slot];
    const float trump = effectiveSuit == kEffectiveSpades ? weights.draftTrump : 0;
    const int length = effectiveSuit == kNoEffectiveSuit
                           ? 0
                           : std::popcount(own & tables.effectiveSuit[effectiveSuit]);
    return laterWinChance(tables, own | slotBit(slot), pack & ~own & ~slotBit(slot), slot) + trump +
           weights.draftLength * static_cast<float>(length);
}

/// Of two cards the better one stays: a card is kept as often as the other is worth less.
std::vector<int> keptInDraft(const RuleContext &context, const PickWeights &weights)
{
    const Slots pack = packSlots(context);
    const auto worth = [&](Slots rest) {
        return draftWorth(context.play, pack, 0, static_cast<Slot>(std::countr_zero(rest)),
                          weights);
    };
    const int others = std::max(1, std::popcount(pack) - 1);
    std::vector<int> kept(64, 50);
    for (Slots rest = pack; rest; rest &= rest - 1) {
        int less = 0;
        for (Slots all = pack; all; all &= all - 1)
            less += worth(all) < worth(rest);
        kept[std::countr_zero(rest)] =
            std::clamp(100 * less / others, 100 - kSurelyKept, kSurelyKept);
    }
    return kept;
}

Event pickDraft(const AskedPlayer &player, const CardList &offered, const PickWeights &weights)
{
    const PlayTables &tables = player.context().play;
    const Slots own = player.hand();
    const Slots pack = packSlots(player.context());
    const auto worth = [&](Slot slot) { return draftWorth(tables, pack, own, slot, weights); };
    bool keep = true;
    if (!offered.empty()) {
        float other = 0; // what is got instead: the second card, or one by chance
        if (offered.size() > 1) {
            other = worth(slotOf(tables, offered[1]));
        } else {
            for (Slots rest = pack & ~own; rest; rest &= rest - 1)
                other += worth(static_cast<Slot>(std::countr_zero(rest)));
            other /= static_cast<float>(std::popcount(pack & ~own));
        }
        keep = worth(slotOf(tables, offered.front())) >= other;
    }
    return Event::of(EventKind::draft, player.seat(), keep ? Word::keep : Word::discard);
}

} // namespace sandbag
