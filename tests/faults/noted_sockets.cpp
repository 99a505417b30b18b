// SPDX-License-Identifier: GPL-3.0-or-later
// Notes every socket that a program makes, for one that loads this before the C library: its
// family, a number a line, in the file that SOCKETS_NOTED names.
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

void note(int family)
{
    const char *const place = std::getenv("SOCKETS_NOTED");
    if (!place)
        return;
    const int file = open(place, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (file < 0)
        return;
    char line[32];
    const int length = std::snprintf(line, sizeof line, "%d\n", family);
    [[maybe_unused]] const ssize_t written = write(file, line, static_cast<std::size_t>(length));
    close(file);
}

} // namespace

// The C library's name.
extern "C" int socket(int family, int type, int protocol) noexcept
{
    note(family);
    return static_cast<int>(syscall(SYS_socket, family, type, protocol));
}
