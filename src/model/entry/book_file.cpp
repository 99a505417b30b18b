// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/book_file.h"

#include "formats/whole_file.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace sandbag {

namespace {

QByteArray markOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

} // namespace

bool BookFile::open(const QString &path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (file == m_path) // it is ours, and a second hold would be in our own way
        return true;
    close();
    if (!hold(file))
        return false;
    m_path = file;
    return true;
}

/// Replaces an earlier lock. Where there is no file yet, none that can be locked, or a file system
/// without locks, nobody is in the way.
bool BookFile::hold(const QString &path)
{
    m_hold = std::make_unique<FileLock>(path, FileLock::Of::file);
    return m_hold->tryLock() != FileLock::Outcome::taken;
}

void BookFile::close()
{
    m_hold.reset();
    m_path.clear();
    m_mark.clear();
    m_expected.reset();
    m_fails = false;
}

void BookFile::expect(const QByteArray &bytes, const MatchRecord &record)
{
    m_mark = markOf(bytes);
    m_expected = record;
}

/// Where there is no file there is nothing to lose. Different extra members do not make another
/// match: the history adds some to its own files, and removes names from them as it does here.
bool BookFile::mayReplace(const MatchRecord &record) const
{
    if (!QFileInfo::exists(m_path))
        return true;
    const auto there = readWholeFile(m_path);
    const auto *bytes = std::get_if<QByteArray>(&there);
    if (!bytes || markOf(*bytes) == m_mark)
        return bytes != nullptr;
    const auto parsed = parseRecord(*bytes, m_path);
    const auto *other = std::get_if<RecordFile>(&parsed);
    return other && (other->record == m_expected || other->record == record);
}

BookFile::Written BookFile::write(const RecordFile &record)
{
    Written written;
    if (!mayReplace(record.record)) {
        written.left = m_path;
        m_path = freeNameBeside(m_path);
        m_hold.reset();
    }
    const QByteArray bytes = writeRecord(record);
    written.fault = writeWholeFile(m_path, bytes);
    m_fails = written.fault.has_value();
    if (m_fails)
        return written;
    expect(bytes, record.record);
    (void)hold(m_path); // another file is there now
    return written;
}

bool isHeldElsewhere(const QString &path)
{
    return FileLock(path, FileLock::Of::file).tryLock() == FileLock::Outcome::taken;
}

QString freeNameBeside(const QString &path)
{
    const QString ending = path.endsWith(recordEnding()) ? recordEnding() : QString();
    const QString name = path.chopped(ending.size());
    for (int number = 2;; ++number) {
        const QString beside = name + QStringLiteral(" (%1)").arg(number) + ending;
        if (!QFileInfo::exists(beside))
            return beside;
    }
}

} // namespace sandbag
