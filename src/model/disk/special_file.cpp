// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/special_file.h"

#include "text/session_text.h"

#include <QFile>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace sandbag {

#ifdef Q_OS_UNIX

namespace {

/// As long as it lives, a pipe whose reader leaves is a write that fails, and not the program's
/// end.
class QuietPipe
{
public:
    QuietPipe()
    {
        struct sigaction quiet = {};
        quiet.sa_handler = SIG_IGN;
        sigaction(SIGPIPE, &quiet, &m_before);
    }
    ~QuietPipe() { sigaction(SIGPIPE, &m_before, nullptr); }
    QuietPipe(const QuietPipe &) = delete;
    QuietPipe &operator=(const QuietPipe &) = delete;

private:
    struct sigaction m_before = {};
};

/// Until something can be written; false where that is not to be.
bool waitFor(int handle, std::chrono::milliseconds patience)
{
    constexpr std::chrono::milliseconds kForEver{-1};
    pollfd asked{handle, POLLOUT, 0};
    const auto wait = patience == kEndlessPatience ? kForEver : patience;
    int ready = 0;
    do
        ready = ::poll(&asked, 1, static_cast<int>(wait.count()));
    while (ready < 0 && errno == EINTR);
    return ready > 0;
}

bool writeAll(int handle, const QByteArray &bytes, std::chrono::milliseconds patience)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const auto taken = ::write(handle, bytes.constData() + done,
                                   static_cast<std::size_t>(bytes.size() - done));
        if (taken > 0)
            done += taken;
        else if (taken == 0 || (errno != EAGAIN && errno != EINTR))
            return false;
        else if (errno == EAGAIN && !waitFor(handle, patience)) {
            errno = ETIMEDOUT;
            return false;
        }
    }
    return true;
}

} // namespace

/// A pipe that nobody reads cannot be opened so, where it would be waited for otherwise.
std::optional<QString> writeIntoSpecial(const QString &path, const QByteArray &bytes,
                                        std::chrono::milliseconds patience)
{
    const int handle =
        ::open(QFile::encodeName(path).constData(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (handle < 0)
        return errno == ENXIO ? SessionText::tr("no program is reading from the pipe")
                              : qt_error_string(errno);
    const QuietPipe quiet;
    std::optional<QString> why;
    if (!writeAll(handle, bytes, patience))
        why = errno == ETIMEDOUT || errno == EPIPE
                  ? SessionText::tr("no program is reading from the pipe")
                  : qt_error_string(errno);
    if (::close(handle) != 0 && !why)
        why = qt_error_string(errno);
    return why;
}

#else

std::optional<QString> writeIntoSpecial(const QString &, const QByteArray &,
                                        std::chrono::milliseconds)
{
    return SessionText::tr("a folder, pipe, or device, not a file");
}

#endif

} // namespace sandbag
