// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_core.h"
#include "play/play_state.h"

namespace sandbag {

namespace {

/// splitmix64: one word for each trick is enough for four picks.
inline std::uint64_t nextRandom(std::uint64_t &state)
{
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

/// One of the cards of a set, by 16 random bits.
[[gnu::always_inline]] inline Slot pick(Slots slots, std::uint32_t random)
{
    const auto count = static_cast<std::uint32_t>(__builtin_popcountll(slots));
    for (std::uint32_t skip = (random * count) >> 16; skip; --skip)
        slots &= slots - 1;
    return static_cast<Slot>(__builtin_ctzll(slots));
}

} // namespace

// Built twice: for any x86-64, and for processors that count and find bits in one instruction.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
[[gnu::target_clones("arch=haswell", "default")]]
#endif
void playOut(const PlayTables &tables, PlayState &state, std::uint64_t &random)
{
    std::uint64_t word = 0;
    unsigned picks = 0;
    while (!state.over()) {
        if (picks % 4 == 0)
            word = nextRandom(random);
        const Slots cards = core::allowed(tables, state);
        const auto bits = static_cast<std::uint32_t>((word >> (picks % 4 * 16)) & 0xFFFF);
        core::play(tables, state, pick(cards, bits));
        ++picks;
    }
}

} // namespace sandbag
