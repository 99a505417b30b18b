// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/system_calls.h"

#include <QFile>

#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace sandbag {

int SystemCalls::create(const QString &path)
{
    return ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC,
                  0666);
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

} // namespace sandbag
