// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/handicap.h"

namespace sandbag {

namespace {

constexpr int kParts = 1 << 20;

bool forgotten(const Handicap &handicap, std::uint64_t seed, std::uint64_t what)
{
    Dice dice(seedFor(seed, what));
    return static_cast<float>(dice.below(kParts)) >= handicap.memory * kParts;
}

} // namespace

void forget(const SeatView &view, const Handicap &handicap, std::uint64_t seed,
            CardKnowledge &sight)
{
    if (handicap.memory >= 1)
        return;
    const PlayTables &tables = view.context().play;
    const auto &tricks = view.seen().tricks;
    const std::size_t finished = static_cast<std::size_t>(view.seen().play.tricksPlayed);
    const int players = view.context().seating.players;
    for (std::size_t number = 0; number + 1 < finished; ++number) {
        const TrickRecord &trick = tricks[number];
        for (std::size_t place = 0; place < trick.cards.size(); ++place) {
            const bool won = (trick.leader + static_cast<int>(place)) % players == trick.winner;
            const Slot slot = tables.heldSlot[tables.slotOf[trick.cards[place].face()]];
            if (!(handicap.attentive && won) && !(sight.own & slotBit(slot)) &&
                forgotten(handicap, seed, 100 * number + slot))
                sight.unseen |= slotBit(slot);
        }
    }
    for (int seat = 0; seat < players; ++seat) {
        if (handicap.attentive && view.context().seating.together(seat, view.seat()))
            continue;
        for (int effectiveSuit = 0; effectiveSuit < 4; ++effectiveSuit) {
            if (forgotten(handicap, seed, 10000 + 10 * seat + effectiveSuit))
                sight.voids[seat] =
                    static_cast<std::uint8_t>(sight.voids[seat] & ~(1U << effectiveSuit));
        }
    }
}

float gaussian(Dice &dice)
{
    float sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += static_cast<float>(dice.below(kParts)) / kParts;
    return sum - 6;
}

} // namespace sandbag
