// SPDX-License-Identifier: GPL-3.0-or-later
// Which cases of a random test a run has: SANDBAG_SEED, so that long runs on several days or
// processors add up; without it those that the test always has.
#pragma once

#include <QtGlobal>

#include <cstdint>

/// 0 where none is asked for.
inline std::uint64_t runSeed()
{
    return static_cast<std::uint64_t>(qEnvironmentVariableIntValue("SANDBAG_SEED"));
}

/// The case of that number, which no other run has.
inline std::uint64_t caseOfRun(int number)
{
    constexpr std::uint64_t kMostCases = 1'000'000'000;
    return static_cast<std::uint64_t>(number) + runSeed() * kMostCases;
}
