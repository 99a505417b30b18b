// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long the window's own thread is busy with one thing.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QThread>

#include <algorithm>
#include <ctime>
#include <vector>

namespace sandbag {

/// One thing that the event loop did: an event with all that its delivery brought about.
struct Turn {
    double milliseconds = 0;   ///< by the clock
    double own = 0;            ///< of the processor, in which other programs do not count
    int event = 0;             ///< QEvent::Type
    const char *receiver = ""; ///< its class
};

/// An application that notes every turn of its event loop.
class TimedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        // Other threads deliver their objects' events through here, too.
        if (QThread::currentThread() != thread() || m_inside)
            return QApplication::notify(receiver, event);
        m_inside = true;
        // Asked before: the delivery may end both.
        Turn turn{0, 0, static_cast<int>(event->type()), receiver->metaObject()->className()};
        QElapsedTimer clock;
        clock.start();
        const double before = ownMilliseconds();
        const bool done = QApplication::notify(receiver, event);
        turn.milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        turn.own = ownMilliseconds() - before;
        m_inside = false;
        m_turns.push_back(turn);
        return done;
    }

    /// The turns since the last call, the longest first.
    std::vector<Turn> take()
    {
        std::vector<Turn> turns = std::move(m_turns);
        m_turns.clear();
        std::sort(turns.begin(), turns.end(),
                  [](const Turn &a, const Turn &b) { return a.milliseconds > b.milliseconds; });
        return turns;
    }

private:
    static double ownMilliseconds()
    {
        timespec spent{};
#ifdef Q_OS_UNIX
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
#endif
        return 1e3 * static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) / 1e6;
    }

    bool m_inside = false;
    std::vector<Turn> m_turns;
};

} // namespace sandbag
