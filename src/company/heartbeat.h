// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace sandbag {

/// When silence at the other end of a connection means something. Each end says `ping` after some
/// silence of its own; one that never does is not judged by its silence. Knows no clock: callers
/// give the time, in ms of one that never goes back.
class Heartbeat
{
public:
    struct Times {
        int ping = 5'000;
        int quiet = 12'000;
        int gone = 25'000;
    };
    enum class Pulse { steady, quiet, gone };

    Heartbeat() = default;
    explicit Heartbeat(const Times &times) : m_times(times) {}

    [[nodiscard]] const Times &times() const { return m_times; }
    void said(qint64 now) { m_said = now; }
    void heard(qint64 now) { m_heard = now; }
    /// The other end says `ping` as well.
    void heardPing() { m_beats = true; }
    [[nodiscard]] bool mustPing(qint64 now) const { return now - m_said >= m_times.ping; }
    /// To be asked regularly, several times a ping. Where that was not possible, because the
    /// machine slept or was busy, what has come meanwhile is read first.
    [[nodiscard]] Pulse pulse(qint64 now)
    {
        const qint64 before = m_asked >= 0 ? m_asked : m_heard;
        const bool slept = now - before > m_times.ping;
        m_asked = now;
        if (slept)
            m_heard = qMax(m_heard, now - m_times.quiet + 1);
        if (!m_beats || now - m_heard < m_times.quiet)
            return Pulse::steady;
        return now - m_heard < m_times.gone ? Pulse::quiet : Pulse::gone;
    }

private:
    Times m_times;
    qint64 m_said = 0;
    qint64 m_heard = 0;
    qint64 m_asked = -1;
    bool m_beats = false;
};

} // namespace sandbag
