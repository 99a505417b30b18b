// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/book_file.h"

#include "formats/whole_file.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QMutexLocker>
#include <QUuid>

#include <utility>
#include <variant>

namespace sandbag {

QByteArray BookFile::markOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

/// Its thread stays: at the end of memory none could be started.
BookFile::BookFile()
{
    m_writer.keepThread();
}

BookFile::~BookFile()
{
    settle();
}

bool BookFile::open(const QString &path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (file == m_path) // it is ours, and a second hold would be in our own way
        return true;
    close();
    if (!m_place.take(file))
        return false;
    m_path = file;
    m_place.path = file;
    return true;
}

/// Replaces an earlier lock. Where there is no file yet, none that can be locked, or a file system
/// without locks, nobody is in the way.
bool BookFile::Place::take(const QString &file)
{
    hold = std::make_unique<FileLock>(file, FileLock::Of::file);
    return hold->tryLock() != FileLock::Outcome::taken;
}

void BookFile::close()
{
    settle();
    m_place = {};
    m_path.clear();
    m_known = {};
    m_fails = false;
}

void BookFile::expect(const QByteArray &mark, std::shared_ptr<const MatchRecord> record)
{
    expect(mark, std::move(record), QUuid::createUuid().toString(QUuid::Id128), 0);
}

void BookFile::expect(const QByteArray &mark, std::shared_ptr<const MatchRecord> record,
                      const QString &book, int change)
{
    settle();
    m_known = {book, {change, mark}};
    m_place.there = m_known.state;
    m_place.expected = std::move(record);
}

bool BookFile::isNewerThan(const QByteArray &read)
{
    settle();
    if (read.isEmpty() || m_place.there.mark.isEmpty() || read == m_place.there.mark)
        return false;
    const auto bytes = readWholeFile(m_place.path);
    const auto *there = std::get_if<QByteArray>(&bytes);
    return there && markOf(*there) == m_place.there.mark;
}

/// Where there is no file there is nothing to lose. Different extra members do not make another
/// match: the history adds some to its own files, and removes names from them as it does here.
bool BookFile::Place::mayReplace(const MatchRecord &record)
{
    if (!QFileInfo::exists(path)) {
        there.mark.clear();
        return true;
    }
    const auto found = readWholeFile(path);
    const auto *bytes = std::get_if<QByteArray>(&found);
    if (!bytes)
        return false;
    const QByteArray mark = markOf(*bytes);
    if (mark == there.mark)
        return true;
    const auto parsed = parseRecord(*bytes, path);
    const auto *other = std::get_if<RecordFile>(&parsed);
    if (!other || !((expected && other->record == *expected) || other->record == record))
        return false;
    there.mark = mark;
    return true;
}

BookFile::Written BookFile::Place::write(const Wanted &wanted)
{
    Written written;
    written.failed = fails;
    if (!mayReplace(*wanted.record)) {
        written.left = path;
        path = freeNameBeside(path);
        hold.reset();
        there = {};
    }
    const QByteArray bytes = writeRecord(*wanted.record, wanted.other);
    const WrittenState coming{wanted.change, markOf(bytes)};
    WriteNotes{wanted.book, there, coming}.write(wanted.notes);
    written.fault = writeWholeFile(path, bytes);
    fails = written.fault.has_value();
    if (fails)
        return written;
    written.made = there.mark.isEmpty();
    there = coming;
    if (written.made) // what is missing from now on was taken away, and isn't made once more
        WriteNotes{wanted.book, there, coming}.write(wanted.notes);
    expected = wanted.record;
    (void)take(path); // another file is there now
    return written;
}

void BookFile::write(std::shared_ptr<const MatchRecord> record, const QJsonObject &other,
                     const QString &notes)
{
    ++m_known.state.change;
    const QMutexLocker lock(&m_mutex);
    const bool waits = m_wanted.has_value();
    m_wanted = Wanted{std::move(record), other, notes, m_known.book, m_known.state.change};
    if (!waits)
        m_writer.run([this] { writeWaiting(); });
}

/// On the writer's thread.
void BookFile::writeWaiting()
{
    std::optional<Wanted> wanted;
    {
        const QMutexLocker lock(&m_mutex);
        std::swap(wanted, m_wanted);
    }
    Done done{m_place.write(*wanted), m_place.path, {}};
    done.mark = m_place.there.mark;
    {
        const QMutexLocker lock(&m_mutex);
        m_done << std::move(done);
    }
    QMetaObject::invokeMethod(this, &BookFile::tellDone, Qt::QueuedConnection);
}

void BookFile::tellDone()
{
    QList<Done> all;
    {
        const QMutexLocker lock(&m_mutex);
        std::swap(all, m_done);
    }
    for (const Done &done : std::as_const(all)) {
        m_path = done.path;
        m_known.state.mark = done.mark;
        m_fails = done.written.fault.has_value();
        emit written(done.written);
    }
}

void BookFile::settle()
{
    m_writer.wait();
    tellDone();
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
