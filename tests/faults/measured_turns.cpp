// SPDX-License-Identifier: GPL-3.0-or-later
// How long the main thread of a program that loads this before the C library is busy, in the
// processor's time, between two waits of its event loop. The longest turns are written to the file
// TURNS_FILE, a line each in milliseconds, as they come.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

constexpr double kWorthTelling = 10; // ms

double g_since = 0;

double ownMilliseconds()
{
    timespec time{};
    syscall(SYS_clock_gettime, CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

bool isMainThread()
{
    return syscall(SYS_gettid) == getpid();
}

void tell(double turn)
{
    static const char *const name = std::getenv("TURNS_FILE");
    static const int file = name ? open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    char line[32];
    const int length = std::snprintf(line, sizeof line, "%.1f\n", turn);
    if (file >= 0 && length > 0 && write(file, line, static_cast<std::size_t>(length)) < 0)
        std::abort();
}

void turnEnds()
{
    const double turn = ownMilliseconds() - g_since;
    if (turn >= kWorthTelling)
        tell(turn);
}

template<typename Wait>
int waited(Wait wait)
{
    const bool counts = isMainThread();
    if (counts)
        turnEnds();
    const int ready = wait();
    if (counts)
        g_since = ownMilliseconds();
    return ready;
}

} // namespace

// The C library's names.
extern "C" {

int poll(pollfd *files, nfds_t count, int milliseconds)
{
    return waited([=] { return static_cast<int>(syscall(SYS_poll, files, count, milliseconds)); });
}

int ppoll(pollfd *files, nfds_t count, const timespec *patience, const sigset_t *signals)
{
    timespec left = patience ? *patience : timespec{};
    return waited([&] {
        return static_cast<int>(syscall(SYS_ppoll, files, count, patience ? &left : nullptr,
                                        signals, signals ? _NSIG / 8 : 0));
    });
}

} // extern "C"
