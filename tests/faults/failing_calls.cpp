// SPDX-License-Identifier: GPL-3.0-or-later
#include "failing_calls.h"

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace {

enum class Mode { none, calls, reads, opening };

std::atomic<Mode> mode{Mode::none};
std::atomic<int> counted{0};
int failing = 0;
int failingError = 0;
bool failingOnward = false;
void (*actBefore)() = nullptr;
char folder[4096];

template<typename Function>
Function *real(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

bool under(const char *path)
{
    return path && std::strncmp(path, folder, std::strlen(folder)) == 0;
}

bool under(int file)
{
    char link[64];
    char path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length = ::readlink(link, path, sizeof path - 1);
    if (length <= 0)
        return false;
    path[length] = 0;
    return under(path);
}

bool due()
{
    const int number = counted++;
    const bool yes = number == failing || (failingOnward && number > failing);
    if (yes)
        errno = failingError;
    return yes;
}

/// Whether this call, which changes a file there, fails.
template<typename Place>
bool fails(Place place)
{
    return mode == Mode::calls && under(place) && due();
}

/// A name is opened.
void noteOpening(const char *path)
{
    if (mode != Mode::opening || !path || std::strcmp(path, folder) != 0)
        return;
    mode = Mode::none;
    ++counted;
    actBefore();
}

bool writes(int flags)
{
    return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0;
}

int modeOf(int flags, va_list rest)
{
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(rest, int) : 0;
}

} // namespace

namespace sandbag::faults {

void failCall(const char *place, int number, int error, bool onward)
{
    std::snprintf(folder, sizeof folder, "%s", place);
    failing = number;
    failingError = error;
    failingOnward = onward;
    counted = 0;
    mode = Mode::calls;
}

void readInBits(const char *place)
{
    std::snprintf(folder, sizeof folder, "%s", place);
    counted = 0;
    mode = Mode::reads;
}

void beforeOpening(const char *path, void (*act)())
{
    std::snprintf(folder, sizeof folder, "%s", path);
    actBefore = act;
    counted = 0;
    mode = Mode::opening;
}

int endFaults()
{
    mode = Mode::none;
    return counted;
}

} // namespace sandbag::faults

// The C library's names.
extern "C" {

int open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const int bits = modeOf(flags, rest);
    va_end(rest);
    if (writes(flags) && fails(path))
        return -1;
    noteOpening(path);
    static auto *const call = real<int(const char *, int, ...)>("open");
    return call(path, flags, bits);
}

int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const int bits = modeOf(flags, rest);
    va_end(rest);
    if (writes(flags) && fails(path))
        return -1;
    noteOpening(path);
    static auto *const call = real<int(const char *, int, ...)>("open64");
    return call(path, flags, bits);
}

ssize_t write(int file, const void *bytes, size_t count)
{
    static auto *const call = real<ssize_t(int, const void *, size_t)>("write");
    return fails(file) ? -1 : call(file, bytes, count);
}

ssize_t read(int file, void *bytes, size_t count)
{
    static auto *const call = real<ssize_t(int, void *, size_t)>("read");
    if (mode != Mode::reads || count == 0 || !under(file))
        return call(file, bytes, count);
    if (counted++ % 3 == 1) {
        errno = EINTR;
        return -1;
    }
    return call(file, bytes, 1);
}

int fsync(int file)
{
    static auto *const call = real<int(int)>("fsync");
    return fails(file) ? -1 : call(file);
}

int fdatasync(int file)
{
    static auto *const call = real<int(int)>("fdatasync");
    return fails(file) ? -1 : call(file);
}

int rename(const char *from, const char *to)
{
    static auto *const call = real<int(const char *, const char *)>("rename");
    return fails(to) ? -1 : call(from, to);
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags)
{
    static auto *const call =
        real<int(int, const char *, int, const char *, unsigned)>("renameat2");
    return fails(to) ? -1 : call(fromFolder, from, toFolder, to, flags);
}

int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags)
{
    static auto *const call = real<int(int, const char *, int, const char *, int)>("linkat");
    return fails(to) ? -1 : call(fromFolder, from, toFolder, to, flags);
}

int unlink(const char *path)
{
    static auto *const call = real<int(const char *)>("unlink");
    return fails(path) ? -1 : call(path);
}

int mkdir(const char *path, mode_t bits)
{
    static auto *const call = real<int(const char *, mode_t)>("mkdir");
    return fails(path) ? -1 : call(path, bits);
}

int ftruncate64(int file, off64_t length)
{
    static auto *const call = real<int(int, off64_t)>("ftruncate64");
    return fails(file) ? -1 : call(file, length);
}

} // extern "C"
