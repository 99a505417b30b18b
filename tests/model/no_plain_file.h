// SPDX-License-Identifier: GPL-3.0-or-later
// What is no plain file, in a place where one is looked for.
#pragma once

#include <QDir>
#include <QFile>
#include <QTest>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace sandbag {

/// Makes what is no plain file, and says whether it could.
inline bool make(const QString &kind, const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    if (kind == QStringLiteral("pipe"))
        return ::mkfifo(name.constData(), 0600) == 0;
    if (kind == QStringLiteral("folder"))
        return QDir().mkpath(path);
    if (kind == QStringLiteral("zeros without end"))
        return QFile::link(QStringLiteral("/dev/zero"), path);
    if (kind == QStringLiteral("loop"))
        return QFile::link(path, path);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, name.constData(), sizeof address.sun_path);
    const int made = ::socket(AF_UNIX, SOCK_STREAM, 0);
    const bool bound = ::bind(made, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0;
    ::close(made);
    return bound;
}

inline void addKinds()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"pipe", "folder", "zeros without end", "loop", "socket"})
        QTest::newRow(kind) << QString::fromUtf8(kind);
}

} // namespace sandbag
