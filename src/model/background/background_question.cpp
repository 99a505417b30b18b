// SPDX-License-Identifier: GPL-3.0-or-later
#include "background/background_question.h"

#include <QSemaphore>

namespace sandbag {

void BackgroundQuestion::Asked::tell(std::function<void()> act) const
{
    QMetaObject::invokeMethod(
        m_to,
        [stop = m_stop, act = std::move(act)] {
            if (!*stop)
                act();
        },
        Qt::QueuedConnection);
}

void BackgroundQuestion::Asked::conclude(std::function<void()> act) const
{
    tell([to = m_to, act = std::move(act)] {
        to->m_stop.reset();
        act();
    });
}

BackgroundQuestion::BackgroundQuestion(QThread::Priority priority)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(priority);
}

BackgroundQuestion::~BackgroundQuestion()
{
    cancel();
    m_pool.waitForDone();
}

void BackgroundQuestion::cancel()
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
}

void BackgroundQuestion::ask(Work work)
{
    cancel();
    askAlso(std::move(work));
}

void BackgroundQuestion::askAlso(Work work)
{
    if (!m_stop)
        m_stop = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([asked = Asked(this, m_stop), work = std::move(work)] {
        if (!asked.stop())
            work(asked);
    });
}

/// Who waits for a pool ends its threads, so work is waited for that comes last where they are to
/// stay.
void BackgroundQuestion::wait()
{
    if (m_pool.activeThreadCount() == 0)
        return;
    if (m_pool.expiryTimeout() >= 0)
        return (void)m_pool.waitForDone();
    QSemaphore done;
    m_pool.start([&done] { done.release(); });
    done.acquire();
}

void BackgroundQuestion::run(std::function<void()> act)
{
    m_pool.start(std::move(act));
}

} // namespace sandbag
