// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/system_calls.h"

#include <QFile>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/types.h>
#ifdef Q_OS_WIN
#include <io.h>
#include <qt_windows.h>
#include <sys/stat.h>
#else
#include <unistd.h>
#endif

namespace sandbag {

#ifdef Q_OS_WIN

namespace {

const wchar_t *wide(const QString &path)
{
    return reinterpret_cast<const wchar_t *>(path.utf16());
}

/// Reports failure as the other calls do.
int told(bool done)
{
    if (!done)
        errno = GetLastError() == ERROR_DISK_FULL ? ENOSPC : EIO;
    return done ? 0 : -1;
}

} // namespace

int SystemCalls::create(const QString &path)
{
    return ::_wopen(wide(path), _O_WRONLY | _O_CREAT | _O_TRUNC | _O_BINARY | _O_NOINHERIT,
                    _S_IREAD | _S_IWRITE);
}

/// Folders are no files there, and need no flush.
int SystemCalls::openFolder(const QString &)
{
    errno = EISDIR;
    return -1;
}

long SystemCalls::write(int file, const char *bytes, std::size_t count)
{
    return ::_write(file, bytes, static_cast<unsigned>(count));
}

int SystemCalls::flush(int file)
{
    return ::_commit(file);
}

int SystemCalls::close(int file)
{
    return ::_close(file);
}

int SystemCalls::rename(const QString &from, const QString &to)
{
    return told(
        MoveFileExW(wide(from), wide(to), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0);
}

int SystemCalls::link(const QString &file, const QString &to)
{
    return told(CreateHardLinkW(wide(to), wide(file), nullptr) != 0);
}

int SystemCalls::remove(const QString &path)
{
    return ::_wunlink(wide(path));
}

#else

int SystemCalls::create(const QString &path)
{
    constexpr mode_t kOwner = 0600; // a match is its player's
    constexpr int kFlags = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    return ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_TRUNC | kFlags,
                  kOwner);
}

int SystemCalls::openFolder(const QString &path)
{
    return ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

long SystemCalls::write(int file, const char *bytes, std::size_t count)
{
    return ::write(file, bytes, count);
}

int SystemCalls::flush(int file)
{
    return ::fsync(file);
}

int SystemCalls::close(int file)
{
    return ::close(file);
}

int SystemCalls::rename(const QString &from, const QString &to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData());
}

int SystemCalls::link(const QString &file, const QString &to)
{
    return ::link(QFile::encodeName(file).constData(), QFile::encodeName(to).constData());
}

int SystemCalls::remove(const QString &path)
{
    return ::unlink(QFile::encodeName(path).constData());
}

#endif

bool SystemCalls::writeAll(int file, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const long count =
            write(file, bytes.constData() + done, static_cast<std::size_t>(bytes.size() - done));
        if (count < 0 && errno == EINTR)
            continue;
        if (count == 0)
            errno = ENOSPC;
        if (count <= 0)
            return false;
        done += count;
    }
    return true;
}

void SystemCalls::flushFolder(const QString &path)
{
    const int folder = openFolder(path);
    if (folder < 0)
        return;
    flush(folder);
    close(folder);
}

} // namespace sandbag
