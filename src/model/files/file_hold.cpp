// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/file_hold.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sandbag {

namespace {

/// Somebody may put another file there between the opening and the locking.
constexpr int kMostTries = 3;

bool liesThere(int file, const QByteArray &name)
{
    struct stat held {
    }, there{};
    return ::fstat(file, &held) == 0 && ::stat(name.constData(), &there) == 0 &&
           held.st_dev == there.st_dev && held.st_ino == there.st_ino;
}

bool isPlain(int file)
{
    struct stat what {
    };
    return ::fstat(file, &what) == 0 && S_ISREG(what.st_mode);
}

} // namespace

bool FileHold::take(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    for (int tries = 0; tries < kMostTries; ++tries) {
        const int file = ::open(name.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (file < 0 || !isPlain(file)) {
            if (file >= 0)
                ::close(file);
            release();
            return true;
        }
        if (::flock(file, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK) {
            ::close(file);
            release();
            return false;
        }
        release();
        m_file = file;
        if (liesThere(file, name))
            return true;
    }
    return true;
}

void FileHold::release()
{
    if (m_file >= 0)
        ::close(m_file);
    m_file = -1;
}

} // namespace sandbag
