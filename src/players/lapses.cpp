// SPDX-License-Identifier: GPL-3.0-or-later
#include "lapses.h"

namespace sandbag {

namespace {

constexpr int kParts = 1 << 20;

bool forgotten(const Lapses &lapses, std::uint64_t seed, std::uint64_t what)
{
    Dice dice(seedFor(seed, what));
    return static_cast<float>(dice.below(kParts)) >= lapses.memory * kParts;
}

} // namespace

void forget(const SeatView &view, const Lapses &lapses, std::uint64_t seed, Sight &sight)
{
    if (lapses.memory >= 1)
        return;
    const PlayTables &tables = view.table().play;
    const auto &tricks = view.seen().tricks;
    const std::size_t finished = static_cast<std::size_t>(view.seen().play.tricksPlayed);
    for (std::size_t number = 0; number + 1 < finished; ++number) {
        for (const Card card : tricks[number].cards) {
            const Slot slot = tables.heldSlot[tables.slotOf[card.face()]];
            if (!(sight.own & slotBit(slot)) && forgotten(lapses, seed, 100 * number + slot))
                sight.unseen |= slotBit(slot);
        }
    }
    for (int seat = 0; seat < view.table().seating.players; ++seat) {
        for (int lane = 0; lane < 4; ++lane) {
            if (forgotten(lapses, seed, 10000 + 10 * seat + lane))
                sight.voids[seat] = static_cast<std::uint8_t>(sight.voids[seat] & ~(1U << lane));
        }
    }
}

float wobble(Dice &dice)
{
    float sum = 0;
    for (int i = 0; i < 12; ++i)
        sum += static_cast<float>(dice.below(kParts)) / kParts;
    return sum - 6;
}

} // namespace sandbag
