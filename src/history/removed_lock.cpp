// SPDX-License-Identifier: GPL-3.0-or-later
#include "removed_lock.h"

#ifdef Q_OS_LINUX
#include <QFile>
#include <QHash>
#include <QMutex>
#include <QMutexLocker>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace sandbag {

#ifdef Q_OS_LINUX

namespace {

constexpr int kNone = -1;

/// Not for programs that this one starts: they would hold it longer.
int openMark(const QString &file)
{
    constexpr mode_t kMine = 0600;
    return ::open(QFile::encodeName(file).constData(), O_RDWR | O_CREAT | O_CLOEXEC, kMine);
}

/// The file may have been removed with its folder, and another made.
bool isStillThere(int mark, const QString &file)
{
    struct stat held = {}, there = {};
    return ::fstat(mark, &held) == 0 && ::stat(QFile::encodeName(file).constData(), &there) == 0 &&
           held.st_dev == there.st_dev && held.st_ino == there.st_ino;
}

} // namespace

void holdRemoved(const QString &file)
{
    static QMutex mutex;
    static QHash<QString, int> marks; // the system gives them up when the program has ended
    const QMutexLocker lock(&mutex);
    int &mark = marks.insert(file, marks.value(file, kNone)).value();
    if (mark != kNone && isStillThere(mark, file))
        return;
    if (mark != kNone)
        ::close(mark);
    mark = openMark(file);
    if (mark != kNone)
        (void)::flock(mark, LOCK_SH);
}

void whereNobodyHoldsRemoved(const QString &file, const std::function<void()> &act)
{
    const int mark = openMark(file);
    if (mark == kNone)
        return;
    if (::flock(mark, LOCK_EX | LOCK_NB) == 0)
        act();
    ::close(mark);
}

#else

void holdRemoved(const QString &) {}

void whereNobodyHoldsRemoved(const QString &, const std::function<void()> &) {}

#endif

} // namespace sandbag
