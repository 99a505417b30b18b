// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/system_calls.h"

#include <algorithm>
#include <atomic>
#include <cerrno>

namespace sandbag {

/// The system's calls, of which one fails, or all from one on. Counts from 0. A test asks while
/// another thread writes.
class FailingSystem : public SystemCalls
{
public:
    enum class Which { none, one, rest };

    void failAt(int number, Which which)
    {
        m_count = 0;
        m_number = number;
        m_which = which;
    }
    void succeed() { m_which = Which::none; }
    [[nodiscard]] int count() const { return m_count; }
    /// Written so far.
    [[nodiscard]] qsizetype bytes() const { return m_bytes; }

    int create(const QString &path) override { return fails() ? -1 : SystemCalls::create(path); }
    int openFolder(const QString &path) override
    {
        return fails() ? -1 : SystemCalls::openFolder(path);
    }
    /// Never more than a part at once, as a system may; a write that fails has written half.
    long write(int file, const char *bytes, std::size_t count) override
    {
        const std::size_t part = std::min<std::size_t>(count, 1000);
        m_bytes += static_cast<qsizetype>(part);
        if (!fails())
            return SystemCalls::write(file, bytes, part);
        SystemCalls::write(file, bytes, part / 2);
        errno = ENOSPC;
        return -1;
    }
    /// Nobody takes the power away from a test: it need not wait for the disk.
    int flush(int) override { return fails() ? -1 : 0; }
    int close(int file) override
    {
        SystemCalls::close(file); // the descriptor is gone, whatever the call says
        return fails() ? -1 : 0;
    }
    int rename(const QString &from, const QString &to) override
    {
        return fails() ? -1 : SystemCalls::rename(from, to);
    }
    int link(const QString &file, const QString &to) override
    {
        return fails() ? -1 : SystemCalls::link(file, to);
    }
    int remove(const QString &path) override { return fails() ? -1 : SystemCalls::remove(path); }

private:
    bool fails()
    {
        const int number = m_count++;
        const bool yes = (m_which == Which::one && number == m_number) ||
                         (m_which == Which::rest && number >= m_number);
        errno = yes ? ENOSPC : 0;
        return yes;
    }

    std::atomic<qsizetype> m_bytes = 0;
    std::atomic<int> m_count = 0;
    std::atomic<int> m_number = 0;
    std::atomic<Which> m_which = Which::none;
};

} // namespace sandbag
