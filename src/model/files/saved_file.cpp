// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/saved_file.h"

#include "disk/plain_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace sandbag {

namespace {

/// In the system's words.
FileError systemFault()
{
    return {FileError::Kind::unwritable, qt_error_string(errno)};
}

} // namespace

SavedFile::SavedFile(QString path, std::shared_ptr<SystemCalls> calls)
    : m_path(std::move(path)), m_calls(calls ? std::move(calls) : std::make_shared<SystemCalls>())
{
}

std::optional<FileError> SavedFile::write(const QByteArray &bytes)
{
    // What is whole gets its name before anything is written over it.
    if (m_newIsWhole) {
        if (auto fault = putInPlace())
            return fault;
    }
    if (auto fault = writeNew(bytes)) {
        m_calls->remove(newFile()); // half a save is of no use, and takes up room
        return fault;
    }
    m_newIsWhole = true;
    return putInPlace();
}

std::optional<FileError> SavedFile::writeNew(const QByteArray &bytes)
{
    // A pipe has no reader, and a link leads to what is not ours.
    if (whatLiesAt(newFile()) == Lies::somethingElse || QFileInfo(newFile()).isSymLink())
        if (m_calls->remove(newFile()) < 0)
            QDir().rmdir(newFile());
    const int file = m_calls->create(newFile());
    if (file < 0)
        return systemFault();
    std::optional<FileError> fault;
    if (!m_calls->writeAll(file, bytes) || m_calls->flush(file) < 0)
        fault = systemFault();
    if (m_calls->close(file) < 0 && !fault)
        fault = systemFault();
    return fault;
}

/// Makes the save the previous one. By a second name for it, so that a reader of the file always
/// finds one; where a file system has no such names it is gone for a moment, in which the newest
/// save is the new file, and copies() knows it.
bool SavedFile::keepBefore()
{
    if (!QFile::exists(m_path))
        return true;
    m_calls->remove(second());
    if (m_calls->link(m_path, second()) == 0 && m_calls->rename(second(), before()) == 0)
        return true;
    return m_calls->rename(m_path, before()) == 0;
}

std::optional<FileError> SavedFile::putInPlace()
{
    if (!keepBefore())
        return systemFault();
    if (m_calls->rename(newFile(), m_path) < 0)
        return systemFault();
    m_newIsWhole = false;
    m_calls->flushFolder(QFileInfo(m_path).path());
    return std::nullopt;
}

QStringList SavedFile::copies() const
{
    QStringList files;
    for (const QString &file : {m_path, newFile(), before()}) {
        if (QFile::exists(file))
            files << file;
    }
    return files;
}

void SavedFile::recover()
{
    m_newIsWhole = false;
    if (QFile::exists(second()))
        m_calls->remove(second());
    std::error_code none;
    const bool kept = std::filesystem::equivalent(QFileInfo(m_path).filesystemFilePath(),
                                                  QFileInfo(before()).filesystemFilePath(), none);
    // Where the one before is kept the new one is whole, and was about to take the file's place.
    if (QFile::exists(m_path) && !(kept && QFile::exists(newFile())))
        m_calls->remove(newFile());
    else if (QFile::exists(newFile()))
        m_calls->rename(newFile(), m_path);
}

} // namespace sandbag
