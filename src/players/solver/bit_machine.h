// SPDX-License-Identifier: GPL-3.0-or-later
// Bits of card sets on two kinds of processors. A search is built once for each and picked when
// the program runs; results are the same.
#pragma once

#include <cstdint>

#if defined(__x86_64__) && defined(__GNUC__)
#define SANDBAG_BMI_MACHINE 1
#include <immintrin.h>
#endif

namespace sandbag {

/// Any processor.
struct PlainMachine {
    /// The bits of `value` under the mask, moved together.
    static std::uint64_t extract(std::uint64_t value, std::uint64_t mask)
    {
        std::uint64_t result = 0;
        for (std::uint64_t bit = 1; mask; mask &= mask - 1, bit <<= 1)
            result |= value & mask & (~mask + 1) ? bit : 0;
        return result;
    }
    /// The other way round.
    static std::uint64_t deposit(std::uint64_t value, std::uint64_t mask)
    {
        std::uint64_t result = 0;
        for (; mask && value; mask &= mask - 1, value >>= 1)
            result |= value & 1 ? mask & (~mask + 1) : 0;
        return result;
    }
};

#ifdef SANDBAG_BMI_MACHINE
/// One with the instructions for it (BMI2).
struct BmiMachine {
    [[gnu::target("bmi2"), gnu::always_inline]] static inline std::uint64_t
    extract(std::uint64_t value, std::uint64_t mask)
    {
        return _pext_u64(value, mask);
    }
    [[gnu::target("bmi2"), gnu::always_inline]] static inline std::uint64_t
    deposit(std::uint64_t value, std::uint64_t mask)
    {
        return _pdep_u64(value, mask);
    }
};
#endif

} // namespace sandbag
