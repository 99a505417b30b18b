// SPDX-License-Identifier: GPL-3.0-or-later
// Waits that end with the event that they wait for. Qt's own sleep between two looks, 10 ms in
// qWaitFor() and 50 in QTRY_VERIFY, which was a quarter of the time that all tests took.
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>
#include <QTimer>

#include <chrono>

namespace sandbag {

/// Turns the event loop for somebody who looks after each turn whether they have waited enough.
class EventWait
{
public:
    /// For that many milliseconds at most.
    explicit EventWait(int mostMs) : m_mostMs(mostMs) { m_clock.start(); }
    explicit EventWait(std::chrono::milliseconds most) : EventWait(static_cast<int>(most.count()))
    {
    }

    /// Waits for events and handles those that are there; false when the time is over. Ends after
    /// 10 ms in any case, since what another thread or program does may come without an event.
    bool turn()
    {
        if (m_clock.hasExpired(m_mostMs))
            return false;
        if (!QCoreApplication::instance()) {
            QTest::qSleep(1);
            return true;
        }
        if (!m_look.isActive())
            m_look.start(10);
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return true;
    }

    /// In the unit of that time.
    int waited(int) const { return static_cast<int>(m_clock.elapsed()); }
    std::chrono::milliseconds waited(std::chrono::milliseconds) const
    {
        return std::chrono::milliseconds(m_clock.elapsed());
    }

private:
    QElapsedTimer m_clock;
    QTimer m_look;
    int m_mostMs;
};

/// Whether that came to hold within so many milliseconds, while events are handled.
template<typename Holds>
bool waitFor(Holds holds, int mostMs = 5000)
{
    EventWait waiting(mostMs);
    while (!holds())
        if (!waiting.turn())
            return holds();
    return true;
}

} // namespace sandbag

// The loop of QTRY_VERIFY and its like, which newer versions of Qt give a duration.
#undef QTRY_LOOP_IMPL
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define QTRY_LOOP_IMPL(expr, timeoutValue, step)                             \
    static_cast<void>(step);                                                 \
    sandbag::EventWait qt_test_waiting(timeoutValue);                        \
    while (!(QTest::runningTest() && QTest::currentTestFailed()) && !(expr)) \
        if (!qt_test_waiting.turn())                                         \
            break;                                                           \
    [[maybe_unused]] const auto qt_test_i = qt_test_waiting.waited(timeoutValue);
