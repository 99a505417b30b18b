// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <utility>

namespace sandbag {

/// Questions that are answered on a thread of their own, in turn, and only as long as the answer is
/// wanted. Lives on the asker's thread, where the answers arrive; a member of who asks, so that
/// none comes after the asker has gone.
class BackgroundQuestion : public QObject
{
    Q_OBJECT

public:
    /// What the work knows of the question that it answers.
    class Asked
    {
    public:
        /// True once nobody wants the answer any more: the work should end soon.
        [[nodiscard]] const std::atomic<bool> &stop() const { return *m_stop; }
        /// Runs `act` on the asker's thread, unless nobody wants the answer by then.
        void tell(std::function<void()> act) const;
        /// The same for the last part of the answer: the question is not running() any more.
        void conclude(std::function<void()> act) const;

        Asked(BackgroundQuestion *to, std::shared_ptr<std::atomic<bool>> stop)
            : m_to(to), m_stop(std::move(stop))
        {
        }

    private:
        BackgroundQuestion *m_to;
        std::shared_ptr<std::atomic<bool>> m_stop;
    };
    using Work = std::function<void(const Asked &)>;

    explicit BackgroundQuestion(QThread::Priority priority = QThread::InheritPriority);
    /// Stops and waits for the thread.
    ~BackgroundQuestion() override;

    /// The thread stays while nothing is asked: what work owns there may not move to another one.
    void keepThread() { m_pool.setExpiryTimeout(-1); }
    /// Asks instead of whatever was asked before.
    void ask(Work work);
    /// Asks after the earlier questions.
    void askAlso(Work work);
    /// Runs on the same thread in its turn, whatever is wanted by then: for what only that thread
    /// may touch.
    void run(std::function<void()> act);
    /// Until all of that is done. A thread that is kept stays.
    void wait();
    /// Nobody wants the answers still to come.
    void cancel();
    /// Something was asked, and neither cancelled nor concluded.
    [[nodiscard]] bool running() const { return m_stop != nullptr; }

private:
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the question; null: there is none
    QThreadPool m_pool;                        ///< of one thread
};

} // namespace sandbag
