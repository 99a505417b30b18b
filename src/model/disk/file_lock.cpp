// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/file_lock.h"

#include "disk/plain_file.h"

#include <QFile>
#include <QThread>

#include <algorithm>
#include <utility>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace sandbag {

#ifdef Q_OS_UNIX

namespace {

constexpr mode_t kMine = 0600;
/// How often to give way to someone else who removes the file at the same moment.
constexpr int kTries = 16;

/// Never waits; and programs that this one starts do not hold what it opens.
constexpr int kFlags = O_CLOEXEC | O_NONBLOCK | O_NOCTTY;

bool isOwnFile(const char *name)
{
    struct stat there = {};
    return ::lstat(name, &there) == 0 && S_ISREG(there.st_mode);
}

/// Opens anything: a folder can be locked, too, and so can a read-only file. A link is removed: its
/// target is not ours to make or to lock.
int openAnything(const char *name)
{
    int handle = ::open(name, O_RDWR | O_CREAT | O_NOFOLLOW | kFlags, kMine);
    if (handle < 0 && errno == ELOOP && ::unlink(name) == 0)
        handle = ::open(name, O_RDWR | O_CREAT | O_NOFOLLOW | kFlags, kMine);
    if (handle < 0 && errno == EACCES && isOwnFile(name) && ::chmod(name, kMine) == 0)
        handle = ::open(name, O_RDWR | O_NOFOLLOW | kFlags);
    return handle < 0 && errno != ENOENT ? ::open(name, O_RDONLY | O_NOFOLLOW | kFlags) : handle;
}

/// To open a device does something already, so it is looked at before and after.
int openPlain(const QString &file, const char *name)
{
    if (whatLiesAt(file) != Lies::plainFile) {
        errno = ENOENT;
        return -1;
    }
    const int handle = ::open(name, O_RDONLY | kFlags);
    struct stat there = {};
    if (handle < 0 || (::fstat(handle, &there) == 0 && S_ISREG(there.st_mode)))
        return handle;
    ::close(handle);
    errno = ENOENT;
    return -1;
}

bool isSame(int handle, const char *name)
{
    struct stat held = {}, there = {};
    return ::fstat(handle, &held) == 0 && ::stat(name, &there) == 0 &&
           held.st_dev == there.st_dev && held.st_ino == there.st_ino;
}

} // namespace

FileLock::Outcome FileLock::tryOnce()
{
    const QByteArray name = QFile::encodeName(m_file);
    const int how = m_with == With::others ? LOCK_SH : LOCK_EX;
    for (int i = 0; i < kTries; ++i) {
        const int handle =
            m_of == Of::file ? openPlain(m_file, name.constData()) : openAnything(name.constData());
        if (handle < 0)
            break;
        if (::flock(handle, how | LOCK_NB) != 0) {
            const int reason = errno;
            ::close(handle);
            errno = reason;
            if (reason == EWOULDBLOCK)
                return Outcome::taken;
            break;
        }
        if (isSame(handle, name.constData())) {
            m_handle = handle;
            return Outcome::held;
        }
        ::close(handle); // taken away by the one who held it before
        errno = EBUSY;
    }
    m_why = qt_error_string(errno);
    return Outcome::impossible;
}

/// The file goes while it is still held, so that who comes next either waits for it or finds that
/// it is not there any more. What is no file of ours stays.
void FileLock::unlock()
{
    if (!isHeld())
        return;
    const QByteArray name = QFile::encodeName(m_file);
    if (m_of == Of::place && isStillThere() && isOwnFile(name.constData()))
        ::unlink(name.constData());
    ::close(std::exchange(m_handle, -1));
}

bool FileLock::isStillThere() const
{
    return isHeld() && isSame(m_handle, QFile::encodeName(m_file).constData());
}

#else

/// Where there is no such lock, a file that cannot be removed while it is open serves as one; a
/// file that already exists cannot be locked.
FileLock::Outcome FileLock::tryOnce()
{
    if (m_of != Of::place)
        return Outcome::impossible;
    m_open.setFileName(m_file);
    if (QFile::exists(m_file) && !QFile::remove(m_file))
        return Outcome::taken;
    if (!m_open.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        m_why = m_open.errorString();
        return Outcome::impossible;
    }
    m_handle = m_open.handle();
    return Outcome::held;
}

void FileLock::unlock()
{
    if (!isHeld())
        return;
    m_handle = -1;
    m_open.close();
    QFile::remove(m_file);
}

bool FileLock::isStillThere() const
{
    return isHeld() && QFile::exists(m_file);
}

#endif

FileLock::FileLock(QString file, Of of, With with) : m_file(std::move(file)), m_of(of), m_with(with)
{
}

FileLock::~FileLock()
{
    unlock();
}

FileLock::Outcome FileLock::tryLock(std::chrono::milliseconds patience)
{
    constexpr std::chrono::milliseconds kPause{20};
    if (isHeld())
        return Outcome::held;
    for (;;) {
        const Outcome outcome = tryOnce();
        if (outcome != Outcome::taken || patience.count() <= 0)
            return outcome;
        const auto pause = std::min(kPause, patience);
        QThread::msleep(static_cast<unsigned long>(pause.count()));
        patience -= pause;
    }
}

} // namespace sandbag
