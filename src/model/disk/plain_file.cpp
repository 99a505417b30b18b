// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/plain_file.h"

#include "text/session_text.h"

#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace sandbag {

#ifdef Q_OS_UNIX

namespace {

QString notPlain(mode_t mode)
{
    return S_ISDIR(mode) ? qt_error_string(EISDIR)
                         : SessionText::tr("a folder, pipe, or device, not a file");
}

} // namespace

/// Checked before opening, since opening a device already has an effect; and again once it is open,
/// since the name may lead elsewhere by then.
std::optional<QString> openPlainFile(QFile &file)
{
    if (file.fileName().startsWith(u':')) // part of the program
        return file.open(QIODevice::ReadOnly) ? std::nullopt : std::optional(file.errorString());
    const QByteArray name = QFile::encodeName(file.fileName());
    struct stat there = {};
    if (::stat(name.constData(), &there) == 0 && !S_ISREG(there.st_mode))
        return notPlain(there.st_mode);
    const int handle = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (handle < 0)
        return qt_error_string(errno);
    const bool known = ::fstat(handle, &there) == 0;
    if (known && S_ISREG(there.st_mode) &&
        file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return std::nullopt;
    const QString why = known ? notPlain(there.st_mode) : qt_error_string(errno);
    ::close(handle);
    return why;
}

Lies whatLiesAt(const QString &path)
{
    struct stat there = {}, link = {};
    const QByteArray name = QFile::encodeName(path);
    if (::stat(name.constData(), &there) == 0)
        return S_ISREG(there.st_mode) ? Lies::plainFile : Lies::somethingElse;
    // A link that leads nowhere is made what it leads to; one that leads to itself is not.
    const bool loop = errno == ELOOP && ::lstat(name.constData(), &link) == 0;
    return loop ? Lies::somethingElse : Lies::nothing;
}

bool isSameFile(const QString &one, const QString &other)
{
    struct stat first = {}, second = {};
    return ::stat(QFile::encodeName(one).constData(), &first) == 0 &&
           ::stat(QFile::encodeName(other).constData(), &second) == 0 &&
           first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

#else

std::optional<QString> openPlainFile(QFile &file)
{
    if (whatLiesAt(file.fileName()) == Lies::somethingElse)
        return SessionText::tr("a folder, pipe, or device, not a file");
    return file.open(QIODevice::ReadOnly) ? std::nullopt : std::optional(file.errorString());
}

Lies whatLiesAt(const QString &path)
{
    const QFileInfo there(path);
    if (!there.exists())
        return Lies::nothing;
    return there.isFile() ? Lies::plainFile : Lies::somethingElse;
}

bool isSameFile(const QString &one, const QString &other)
{
    const QString first = QFileInfo(one).canonicalFilePath();
    return !first.isEmpty() && first == QFileInfo(other).canonicalFilePath();
}

#endif

} // namespace sandbag
