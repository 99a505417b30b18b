// SPDX-License-Identifier: GPL-3.0-or-later
#include "boot_clock.h"

#include <ctime>

namespace sandbag {

TickingClock bootClock()
{
    return [] {
        timespec now{};
        clock_gettime(CLOCK_BOOTTIME, &now);
        return qint64{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
    };
}

} // namespace sandbag
