// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>

#include <optional>

namespace sandbag {

/// A child program with which whole lines are exchanged on its standard input and output. Made,
/// used and destroyed in one thread, which needs no event loop. Nothing here blocks longer than its
/// argument says, whatever the child does; one that writes a megabyte that nobody reads is ended.
class ChildProcess
{
public:
    /// Starts `command` through the shell. What it writes to standard error is passed on.
    explicit ChildProcess(const QString &command);
    /// Ends the child, if need be by force.
    ~ChildProcess();
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;

    [[nodiscard]] bool running() const { return m_process.state() == QProcess::Running; }
    /// Sends a line (without its line feed). A child that does not read for so long is given up.
    void writeLine(const QByteArray &line, int milliseconds);
    /// The next line that the child writes within the time; nothing when none comes.
    [[nodiscard]] std::optional<QByteArray> readLine(int milliseconds);
    void close();

private:
    [[nodiscard]] bool floods() const;

    QProcess m_process;
};

} // namespace sandbag
