// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>

namespace sandbag {

/// The calls of the system by which a file reaches the disk. Each returns −1 and sets errno where
/// it fails, as the system's own do; a test replaces them and makes each fail in its turn.
class SystemCalls
{
public:
    virtual ~SystemCalls() = default;

    /// Opens a file of its owner alone to be written from its beginning; what it held is gone.
    /// Does not wait if the path is a pipe.
    virtual int create(const QString &path);
    /// Opens a folder, to be flushed.
    virtual int openFolder(const QString &path);
    /// May write less than it was given.
    virtual long write(int file, const char *bytes, std::size_t count);
    /// Returns once the data written is on the disk itself.
    virtual int flush(int file);
    virtual int close(int file);
    /// `to` is replaced at one moment: it is the old file or the new one.
    virtual int rename(const QString &from, const QString &to);
    /// Gives the file a second name; fails where `to` exists, and on file systems without such.
    virtual int link(const QString &file, const QString &to);
    virtual int remove(const QString &path);

    /// Writes all of it, in as many calls as that takes.
    [[nodiscard]] bool writeAll(int file, const QByteArray &bytes);
    /// The names in a folder are on the disk once it is flushed itself; a file system that cannot
    /// do that (some on networks) keeps the files all the same.
    void flushFolder(const QString &path);
};

} // namespace sandbag
