// SPDX-License-Identifier: GPL-3.0-or-later
// A clock on the wall that jumps by years, ahead and back, several times a second, for a program
// that loads this before the C library. What runs by the monotonic clock is not touched.
#include <cstddef>
#include <ctime>
#include <iterator>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

constexpr long kYear = 365L * 24 * 3600;

timespec asked(clockid_t clock)
{
    timespec time{};
    syscall(SYS_clock_gettime, clock, &time);
    return time;
}

timespec jumped()
{
    // Before 1970 too, and beyond the year 9999.
    static constexpr long kJumps[] = {0, -10, 10, -70, 5, 0, 200, -1, 9000};
    constexpr long kJump = 300'000'000; // ns
    timespec time = asked(CLOCK_REALTIME);
    const timespec steady = asked(CLOCK_MONOTONIC);
    const long turn = (steady.tv_sec * 1'000'000'000 + steady.tv_nsec) / kJump;
    time.tv_sec += kYear * kJumps[static_cast<std::size_t>(turn) % std::size(kJumps)];
    return time;
}

} // namespace

// The C library's names.
extern "C" {

int clock_gettime(clockid_t clock, timespec *time) noexcept
{
    if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)
        return static_cast<int>(syscall(SYS_clock_gettime, clock, time));
    *time = jumped();
    return 0;
}

int gettimeofday(timeval *time, void *) noexcept
{
    const timespec now = jumped();
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *time) noexcept
{
    const time_t now = jumped().tv_sec;
    if (time)
        *time = now;
    return now;
}

} // extern "C"
