// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/private_place.h"

#include "disk/own_place.h"

#include <QDir>
#include <QFile>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace sandbag {

namespace {

QStringList ownFolders()
{
    return {dataPlace(), configPlace()};
}

} // namespace

#ifdef Q_OS_UNIX

namespace {

constexpr mode_t kFolder = 0700;
constexpr mode_t kFile = 0600;
constexpr mode_t kOthers = 0077;

} // namespace

bool makePrivateFolder(const QString &path)
{
    const QString whole = QDir::cleanPath(QDir().absoluteFilePath(path));
    for (qsizetype end = whole.indexOf(u'/', 1);; end = whole.indexOf(u'/', end + 1)) {
        const QByteArray part = QFile::encodeName(end < 0 ? whole : whole.left(end));
        if (::mkdir(part.constData(), kFolder) != 0 && errno != EEXIST && end < 0)
            break;
        if (end < 0)
            break;
    }
    struct stat there = {};
    return ::stat(QFile::encodeName(whole).constData(), &there) == 0 && S_ISDIR(there.st_mode);
}

void keepPrivate(const QString &file)
{
    constexpr int kFlags = O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    const QByteArray name = QFile::encodeName(file);
    const int made = ::open(name.constData(), O_WRONLY | O_CREAT | O_EXCL | kFlags, kFile);
    if (made >= 0) {
        ::close(made);
        return;
    }
    struct stat there = {};
    if (::lstat(name.constData(), &there) == 0 && S_ISREG(there.st_mode) &&
        there.st_uid == ::geteuid() && (there.st_mode & kOthers) != 0)
        (void)::chmod(name.constData(), there.st_mode & ~kOthers & 07777);
}

void closeOwnFolders()
{
    for (const QString &folder : ownFolders()) {
        const QByteArray name = QFile::encodeName(folder);
        struct stat there = {};
        if (::lstat(name.constData(), &there) == 0 && S_ISDIR(there.st_mode) &&
            there.st_uid == ::geteuid() && (there.st_mode & kOthers) != 0)
            (void)::chmod(name.constData(), there.st_mode & ~kOthers & 07777);
    }
}

#else

// There a person's folders are theirs.

bool makePrivateFolder(const QString &path)
{
    return QDir().mkpath(path);
}

void keepPrivate(const QString &) {}

void closeOwnFolders() {}

#endif

bool isInOwnFolders(const QString &path)
{
    const QString whole = QDir::cleanPath(QDir().absoluteFilePath(path));
    for (const QString &folder : ownFolders()) {
        if (whole.startsWith(folder + u'/'))
            return true;
    }
    return false;
}

} // namespace sandbag
