// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/play_core.h"
#include "play/play_state.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define SANDBAG_FAST_BITS 1
#include <immintrin.h>
#endif

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

/// One of some cards, by 16 random bits.
Slot selectByLoop(Slots slots, std::uint32_t random)
{
    const auto count = static_cast<std::uint32_t>(__builtin_popcountll(slots));
    for (std::uint32_t skip = (random * count) >> 16; skip; --skip)
        slots &= slots - 1;
    return static_cast<Slot>(__builtin_ctzll(slots));
}

void playOutAnywhere(const PlayTables &tables, PlayState &state, std::uint64_t &random)
{
    std::uint64_t word = 0;
    for (unsigned picks = 0; !state.over(); ++picks) {
        word = picks % 4 == 0 ? nextRandom(random) : word >> 16;
        const Slots cards = core::allowed(tables, state);
        core::play(tables, state, selectByLoop(cards, word & 0xFFFF));
    }
}

#ifdef SANDBAG_FAST_BITS
[[gnu::target("bmi,bmi2,popcnt"), gnu::always_inline]] inline Slot
selectByDeposit(Slots slots, std::uint32_t random)
{
    const auto count = static_cast<std::uint32_t>(__builtin_popcountll(slots));
    return static_cast<Slot>(
        __builtin_ctzll(_pdep_u64(Slots{1} << ((random * count) >> 16), slots)));
}

/// The same loop for processors that count, find and deposit bits in one instruction each: the
/// functions it calls must be compiled for them as well.
[[gnu::target("bmi,bmi2,popcnt")]] void playOutFast(const PlayTables &tables, PlayState &state,
                                                    std::uint64_t &random)
{
    std::uint64_t word = 0;
    for (unsigned picks = 0; !state.over(); ++picks) {
        word = picks % 4 == 0 ? nextRandom(random) : word >> 16;
        const Slots cards = core::allowed(tables, state);
        core::play(tables, state, selectByDeposit(cards, word & 0xFFFF));
    }
}
#endif

using PlayOut = void (*)(const PlayTables &, PlayState &, std::uint64_t &);

PlayOut playOutForThisProcessor()
{
#ifdef SANDBAG_FAST_BITS
    if (__builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
        __builtin_cpu_supports("popcnt"))
        return playOutFast;
#endif
    return playOutAnywhere;
}

} // namespace

void playOut(const PlayTables &tables, PlayState &state, std::uint64_t &random)
{
    static const PlayOut run = playOutForThisProcessor();
    run(tables, state, random);
}

} // namespace sandbag
