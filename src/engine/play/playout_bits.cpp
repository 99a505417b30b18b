// SPDX-License-Identifier: GPL-3.0-or-later
// Playouts for processors that count, find and deposit bits in one instruction each.
#include "play/play_core.h"
#include "play/play_state.h"

#include <array>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>

#if defined(__clang__)
#pragma clang diagnostic ignored "-Wignored-attributes"
#pragma clang attribute push(__attribute__((target("bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("bmi,bmi2,popcnt")
#endif

#include "play/playout_loop.h"

namespace sandbag {

namespace {

struct SelectByDeposit {
    Slot operator()(Slots slots, std::uint64_t bits) const
    {
        const auto count = static_cast<std::uint64_t>(__builtin_popcountll(slots));
        return static_cast<Slot>(
            __builtin_ctzll(_pdep_u64(Slots{1} << ((bits * count) >> 16), slots)));
    }
};

void playOutWithBits(const PlayTables &tables, PlayState &state, std::uint64_t &random)
{
    playOutWith(tables, state, random, SelectByDeposit{});
}

} // namespace

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

PlayOut playOutByBits()
{
    const bool has = __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
                     __builtin_cpu_supports("popcnt");
    return has ? playOutWithBits : nullptr;
}

} // namespace sandbag

#else

#include "play/playout_loop.h"

sandbag::PlayOut sandbag::playOutByBits()
{
    return nullptr;
}

#endif
