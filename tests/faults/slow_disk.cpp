// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that takes seconds to say that something lies on it, where the file's place holds the word
// SLOW_PLACE, for a program that loads this before the C library.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

constexpr timespec kSlow{5, 0};

bool isSlow(int file)
{
    char link[64], place[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length = readlink(link, place, sizeof place - 1);
    const char *word = std::getenv("SLOW_PLACE");
    if (length < 0 || !word)
        return false;
    place[length] = '\0';
    return std::strstr(place, word) != nullptr;
}

} // namespace

// The C library's name.
extern "C" int fsync(int file)
{
    if (isSlow(file))
        nanosleep(&kSlow, nullptr);
    return static_cast<int>(syscall(SYS_fsync, file));
}
