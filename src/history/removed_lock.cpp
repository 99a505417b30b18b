// SPDX-License-Identifier: GPL-3.0-or-later
#include "removed_lock.h"

#include "disk/file_lock.h"

#include <QHash>
#include <QMutex>
#include <QMutexLocker>

#include <chrono>
#include <memory>

namespace sandbag {

void holdRemoved(const QString &file)
{
    // Who empties what was removed is soon done; who stands still meanwhile is not waited for.
    constexpr std::chrono::seconds kPatience{2};
    static QMutex mutex;
    static QHash<QString, std::shared_ptr<FileLock>> marks; // held until the program has ended
    const QMutexLocker lock(&mutex);
    auto &mark = marks.insert(file, marks.value(file)).value();
    if (mark && mark->isStillThere())
        return;
    mark = std::make_shared<FileLock>(file, FileLock::Of::mark, FileLock::With::others);
    (void)mark->tryLock(kPatience);
}

void whereNobodyHoldsRemoved(const QString &file, const std::function<void()> &act)
{
    FileLock mark(file, FileLock::Of::mark);
    if (mark.tryLock() == FileLock::Outcome::held)
        act();
}

} // namespace sandbag
