// SPDX-License-Identifier: GPL-3.0-or-later
#include "boot_clock.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <ctime>
#else
#include <chrono>
#endif

namespace sandbag {

TickingClock bootClock()
{
#ifdef Q_OS_LINUX
    return [] {
        timespec now{};
        clock_gettime(CLOCK_BOOTTIME, &now);
        return qint64{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
    };
#else
    // It goes on through a sleep on Windows and on macOS.
    return [] {
        using namespace std::chrono;
        return qint64{duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count()};
    };
#endif
}

} // namespace sandbag
