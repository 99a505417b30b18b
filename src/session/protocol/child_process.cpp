// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/child_process.h"

#include <QDeadlineTimer>
#include <QThread>

#include <array>
#include <csignal>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ; // NOLINT: the name is the system's

namespace sandbag {

namespace {

/// A line longer than this is no answer.
constexpr qsizetype kLongestLine = 1 << 20;
constexpr int kGraceMs = 300;

/// Waits until the socket is ready for `events`; false at the deadline.
bool ready(int socket, short events, const QDeadlineTimer &deadline)
{
    pollfd wait{socket, events, 0};
    return poll(&wait, 1, static_cast<int>(deadline.remainingTime())) > 0;
}

} // namespace

ChildProcess::ChildProcess(const QString &command)
{
    std::array<int, 2> pair{-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair.data()) != 0)
        return;
    std::string shell = "/bin/sh", flag = "-c", text = command.toLocal8Bit().toStdString();
    std::array<char *, 4> arguments{shell.data(), flag.data(), text.data(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pair[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, pair[1], STDOUT_FILENO);
    // A group of its own: the shell and whatever it starts end together.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    const int failed =
        posix_spawn(&m_pid, shell.c_str(), &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    ::close(pair[1]);
    if (failed) {
        ::close(pair[0]);
        m_pid = -1;
        return;
    }
    m_socket = pair[0];
}

ChildProcess::~ChildProcess()
{
    close();
}

void ChildProcess::close()
{
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = -1;
    if (m_pid <= 0)
        return;
    // The closed line is the sign to end; who does not see it is ended.
    const QDeadlineTimer grace(kGraceMs);
    while (waitpid(m_pid, nullptr, WNOHANG) == 0) {
        if (grace.hasExpired()) {
            kill(-m_pid, SIGKILL);
            waitpid(m_pid, nullptr, 0);
            break;
        }
        QThread::msleep(2);
    }
    m_pid = -1;
}

void ChildProcess::writeLine(const QByteArray &line, int milliseconds)
{
    const QByteArray text = line + '\n';
    const QDeadlineTimer deadline(milliseconds);
    for (qsizetype sent = 0; running() && sent < text.size();) {
        const ssize_t part =
            send(m_socket, text.constData() + sent, static_cast<std::size_t>(text.size() - sent),
                 MSG_NOSIGNAL | MSG_DONTWAIT);
        if (part > 0)
            sent += part;
        else if (errno == EINTR)
            continue;
        else if ((errno != EAGAIN && errno != EWOULDBLOCK) || !ready(m_socket, POLLOUT, deadline))
            close();
    }
}

std::optional<QByteArray> ChildProcess::takeLine()
{
    const qsizetype end = m_heard.indexOf('\n');
    if (end < 0)
        return {};
    const QByteArray line = m_heard.left(end);
    m_heard.remove(0, end + 1);
    return line;
}

std::optional<QByteArray> ChildProcess::readLine(int milliseconds)
{
    const QDeadlineTimer deadline(milliseconds);
    while (true) {
        if (auto line = takeLine())
            return line;
        if (!running() || !ready(m_socket, POLLIN, deadline))
            return {};
        std::array<char, 4096> buffer{};
        const ssize_t got = recv(m_socket, buffer.data(), buffer.size(), MSG_DONTWAIT);
        if (got > 0)
            m_heard.append(buffer.data(), got);
        else if (got == 0 || (errno != EINTR && errno != EAGAIN))
            close();
        if (m_heard.size() > kLongestLine)
            close();
    }
}

} // namespace sandbag
