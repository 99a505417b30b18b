// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/child_process.h"
#include "log/log_categories.h"

#include <QDeadlineTimer>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

namespace sandbag {

namespace {

/// A line longer than this is no answer, and neither is this much unrequested output.
constexpr qint64 kMostUnread = 1 << 20;
constexpr int kGraceMs = 300;

/// The shell and whatever it starts end together: they are a group of their own.
void startInGroup(QProcess &process, const QString &command)
{
#ifdef Q_OS_UNIX
    process.setChildProcessModifier([] { ::setpgid(0, 0); });
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
#else
    process.startCommand(command);
#endif
}

void killGroup([[maybe_unused]] QProcess &process, [[maybe_unused]] qint64 group)
{
#ifdef Q_OS_UNIX
    if (group > 0)
        ::kill(-static_cast<pid_t>(group), SIGKILL);
#else
    process.kill();
#endif
}

} // namespace

ChildProcess::ChildProcess(const QString &command)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    startInGroup(m_process, command);
    if (!m_process.waitForStarted())
        qCInfo(logPlayers).noquote() << "a program can't be started:" << m_process.errorString();
    // What it has started and left behind ends with it: at once, while the number of its group is
    // nobody else's.
    QObject::connect(&m_process, &QProcess::finished, &m_process,
                     [this, group = m_process.processId()](int code, QProcess::ExitStatus how) {
                         if (how == QProcess::CrashExit || code != 0)
                             qCInfo(logPlayers) << "a program ended with" << how << code;
                         killGroup(m_process, group);
                     });
}

ChildProcess::~ChildProcess()
{
    close();
}

void ChildProcess::close()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    // The closed line is the sign to end; who does not see it is ended.
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(kGraceMs)) {
        killGroup(m_process, m_process.processId());
        m_process.waitForFinished();
    }
    m_process.close();
}

bool ChildProcess::floods() const
{
    return m_process.bytesAvailable() > kMostUnread;
}

void ChildProcess::writeLine(const QByteArray &line, int milliseconds)
{
    if (!running())
        return;
    m_process.write(line + '\n');
    const QDeadlineTimer deadline(milliseconds);
    while (m_process.bytesToWrite() > 0) {
        const auto left = static_cast<int>(deadline.remainingTime());
        if (left == 0 || floods() || !m_process.waitForBytesWritten(left)) {
            qCInfo(logPlayers) << "a program does not read what it is told, and is ended";
            close();
            return;
        }
    }
}

std::optional<QByteArray> ChildProcess::readLine(int milliseconds)
{
    const QDeadlineTimer deadline(milliseconds);
    while (!m_process.canReadLine()) {
        if (floods()) {
            qCInfo(logPlayers) << "a program says too much, and is ended";
            close();
        }
        const auto left = static_cast<int>(deadline.remainingTime());
        const bool more = running() && m_process.waitForReadyRead(left);
        if (!more && !m_process.canReadLine())
            return {};
    }
    QByteArray line = m_process.readLine(kMostUnread + 2);
    line.chop(1);
    return line;
}

} // namespace sandbag
