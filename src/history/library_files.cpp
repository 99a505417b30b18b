// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_files.h"

#include "disk/file_lock.h"
#include "formats/record_json.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace sandbag {

namespace {

FileStamp stampOfInfo(const QFileInfo &info)
{
    return {info.size(), info.lastModified().toMSecsSinceEpoch()};
}

FoundRecord foundAt(const QFileInfo &info)
{
    QString id = info.fileName();
    if (id.endsWith(recordEnding()))
        id.chop(recordEnding().size());
    return {info.filePath(), id, stampOfInfo(info)};
}

QList<FoundRecord> find(const QString &folder, QDirIterator::IteratorFlags flags)
{
    QList<FoundRecord> found;
    QDirIterator files(folder, {u'*' + recordEnding()}, QDir::Files, flags);
    while (files.hasNext()) {
        files.next();
        found << foundAt(files.fileInfo());
    }
    return found;
}

} // namespace

FileStamp stampOf(const QString &path)
{
    return stampOfInfo(QFileInfo(path));
}

QList<FoundRecord> recordsIn(const QString &folder)
{
    return find(folder, QDirIterator::NoIteratorFlags);
}

bool hasRecords(const QString &folder)
{
    return QDirIterator(folder, {u'*' + recordEnding()}, QDir::Files).hasNext();
}

std::optional<QList<FoundRecord>> recordsAt(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return std::nullopt;
    if (!info.isDir())
        return QList<FoundRecord>{foundAt(info)};
    QList<FoundRecord> found = find(path, QDirIterator::Subdirectories);
    std::sort(found.begin(), found.end(),
              [](const FoundRecord &a, const FoundRecord &b) { return a.path < b.path; });
    return found;
}

QString damagedCopy(const QString &path)
{
    return path + QStringLiteral(".damaged");
}

void removeDamagedCopies(const QString &folder)
{
    QDirIterator files(folder, {u'*' + damagedCopy(recordEnding())}, QDir::Files);
    while (files.hasNext())
        QFile::remove(files.next());
}

void removeAlone(const QString &path)
{
    FileLock alone(path + QStringLiteral(".lock"));
    (void)alone.tryLock(std::chrono::seconds(2));
    QFile::remove(path);
}

void flushFolder(const QString &folder)
{
#ifdef Q_OS_LINUX
    const int file = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY);
    if (file < 0)
        return;
    (void)::syncfs(file);
    ::close(file);
#else
    Q_UNUSED(folder)
#endif
}

void setTime(const QString &path, const FileStamp &stamp)
{
    QFile file(path);
    if (file.open(QIODevice::ReadWrite))
        file.setFileTime(QDateTime::fromMSecsSinceEpoch(stamp.changed),
                         QFileDevice::FileModificationTime);
}

} // namespace sandbag
