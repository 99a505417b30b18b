// SPDX-License-Identifier: GPL-3.0-or-later
#include "library.h"

#include "formats/whole_file.h"
#include "history_text.h"
#include "library_files.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>
#include <QThreadPool>

#include <algorithm>

namespace sandbag {

namespace {

/// Read by all threads before one of them writes: enough to be quick, little enough to cancel.
constexpr int kBatch = 256;
const QString kBegun = QStringLiteral("begun");
const QString kEnded = QStringLiteral("ended");

QString indexFile(const QString &folder)
{
    return folder + QStringLiteral("/index.sqlite");
}

QDateTime timeIn(const QJsonObject &other, const QString &key, const QDateTime &otherwise)
{
    const QDateTime time = QDateTime::fromString(other.value(key).toString(), Qt::ISODate);
    return time.isValid() ? time : otherwise;
}

} // namespace

/// A file that is read for the index: a match, or why it is none.
struct Library::Reading {
    QString path;
    QString id;
    FileStamp stamp;
    QByteArray bytes;
    FiledMatch match;
    std::optional<FileError> error;

    void read();
};

void Library::Reading::read()
{
    auto whole = readWholeFile(path);
    if (const auto *fault = std::get_if<FileError>(&whole)) {
        error = *fault;
        return;
    }
    bytes = std::get<QByteArray>(std::move(whole));
    const auto loaded = loadMatch(bytes, path);
    if (const auto *fault = std::get_if<FileError>(&loaded)) {
        error = *fault;
        return;
    }
    const auto &read = std::get<LoadedMatch>(loaded);
    const QDateTime changed = QDateTime::fromMSecsSinceEpoch(stamp.changed);
    match.id = id;
    match.stamp = stamp;
    match.content = contentHash(read.match.record());
    match.figures = figuresOf(read);
    match.begun = timeIn(read.other, kBegun, changed);
    match.ended = match.figures.over ? timeIn(read.other, kEnded, changed) : QDateTime();
}

Library::Library(const QString &folder)
    : m_folder(QDir(folder.isEmpty() ? usualFolder() : folder).absolutePath())
{
}

Library::~Library() = default;

QString Library::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/history");
}

QString Library::pathOf(const QString &id) const
{
    return m_folder + u'/' + id + recordEnding();
}

QString Library::removedFolder() const
{
    return m_folder + QStringLiteral("/removed");
}

FileError Library::fault(const IndexFault &fault) const
{
    return {FileError::Kind::unreadable,
            HistoryText::tr("%1: the index of the matches cannot be used (%2)")
                .arg(QDir::toNativeSeparators(m_folder), fault.text)};
}

std::optional<FileError> Library::open(Open how, const Progress &progress)
{
    if (!QDir().mkpath(m_folder))
        return FileError{
            FileError::Kind::unreadable,
            HistoryText::tr("%1: cannot be made").arg(QDir::toNativeSeparators(m_folder))};
    try {
        openIndex();
        if (how == Open::upToDate || m_inMemory)
            synchronize(progress);
        return std::nullopt;
    } catch (const IndexFault &error) {
        if (!error.damaged)
            return fault(error);
    }
    try {
        replaceIndex();
        synchronize(progress);
        return std::nullopt;
    } catch (const IndexFault &error) {
        return fault(error);
    }
}

void Library::openIndex()
{
    m_index.reset();
    try {
        m_index = std::make_unique<HistoryIndex>(indexFile(m_folder));
        return;
    } catch (const IndexFault &error) {
        if (error.damaged)
            return replaceIndex();
    }
    m_index = std::make_unique<HistoryIndex>(QString()); // the disk is full, or read only
    m_inMemory = true;
}

/// Puts the damaged index aside; the first program that comes to it does.
void Library::replaceIndex()
{
    m_index.reset();
    QLockFile lock(m_folder + QStringLiteral("/index.lock"));
    lock.tryLock(20'000);
    const QString file = indexFile(m_folder);
    try {
        m_index = std::make_unique<HistoryIndex>(file);
        if (m_index->value(QStringLiteral("PRAGMA quick_check")).toString() == QStringLiteral("ok"))
            return;
    } catch (const IndexFault &) {
    }
    m_index.reset();
    QFile::remove(file + QStringLiteral(".damaged"));
    QFile::rename(file, file + QStringLiteral(".damaged"));
    QFile::remove(file + QStringLiteral("-wal"));
    QFile::remove(file + QStringLiteral("-shm"));
    m_index = std::make_unique<HistoryIndex>(file);
}

std::optional<FileError> Library::ask(const std::function<void(HistoryIndex &)> &question)
{
    for (const bool again : {false, true}) {
        try {
            question(*m_index);
            return std::nullopt;
        } catch (const IndexFault &error) {
            if (again || !error.damaged)
                return fault(error);
        }
        try {
            replaceIndex();
            synchronize({});
        } catch (const IndexFault &error) {
            return fault(error);
        }
    }
    return std::nullopt;
}

/// What lies in the folder and is not in the index as it is goes in, and what is gone goes out.
void Library::synchronize(const Progress &progress)
{
    QHash<QString, FileStamp> known = m_index->stamps();
    Readings missing;
    for (const FoundRecord &found : recordsIn(m_folder)) {
        const auto there = known.find(found.id);
        const bool same = there != known.end() && *there == found.stamp;
        if (there != known.end())
            known.erase(there);
        if (!same)
            missing.push_back({found.path, found.id, found.stamp, {}, {}, {}});
    }
    if (!known.isEmpty())
        m_index->write([&] {
            for (auto gone = known.keyBegin(); gone != known.keyEnd(); ++gone)
                if (!QFile::exists(pathOf(*gone)))
                    m_index->remove(*gone);
        });
    const int all = static_cast<int>(missing.size());
    for (int done = 0; done < all; done += kBatch) {
        if (progress && !progress(done, all))
            return;
        const auto first = missing.begin() + done;
        Readings batch(first, first + std::min(kBatch, all - done));
        readAll(batch);
        putAll(batch);
    }
    if (progress && all > 0)
        progress(all, all);
}

void Library::readAll(Readings &readings) const
{
    QThreadPool pool;
    for (Reading &reading : readings)
        pool.start([&reading] { reading.read(); });
    pool.waitForDone();
}

void Library::putAll(Readings &readings)
{
    m_index->write([&] {
        for (Reading &reading : readings) {
            if (reading.error)
                m_index->putUnreadable(reading.id, reading.stamp, reading.error->text);
            else
                m_index->put(reading.match);
        }
    });
}

std::variant<Imported, FileError> Library::import(const QStringList &paths,
                                                  const Progress &progress)
{
    Readings offered;
    for (const QString &path : paths) {
        const auto found = recordsAt(path);
        if (!found)
            return FileError{FileError::Kind::unreadable,
                             HistoryText::tr("%1: there is no such file or folder")
                                 .arg(QDir::toNativeSeparators(path))};
        for (const FoundRecord &record : *found)
            offered.push_back({record.path, record.id, record.stamp, {}, {}, {}});
    }
    Imported imported;
    const int all = static_cast<int>(offered.size());
    try {
        for (int done = 0; done < all; done += kBatch) {
            if (progress && !progress(done, all))
                break;
            const auto first = offered.begin() + done;
            Readings batch(first, first + std::min(kBatch, all - done));
            readAll(batch);
            m_index->write([&] {
                for (Reading &reading : batch)
                    take(reading, imported);
            });
        }
    } catch (const IndexFault &error) {
        return fault(error);
    } catch (const FileError &error) {
        return error;
    }
    return imported;
}

/// Within a write of the index, so that two that import the same do not both add it.
void Library::take(Reading &reading, Imported &imported)
{
    ++imported.found;
    if (reading.error) {
        imported.refused.append({reading.path, *reading.error});
        return;
    }
    if (!m_index->withContent(reading.match.content).isEmpty()) {
        ++imported.known;
        return;
    }
    const QString id = reading.match.content;
    copy(reading, id);
    reading.match.id = id;
    reading.match.stamp = stampOf(pathOf(id));
    m_index->put(reading.match);
    ++imported.added;
}

/// The bytes as they are. Throws FileError.
void Library::copy(const Reading &reading, const QString &id)
{
    const QString path = pathOf(id);
    if (auto error = writeWholeFile(path, reading.bytes))
        throw *std::move(error);
    setTime(path, reading.stamp);
}

std::optional<FileError> Library::file(RecordFile record, const QString &id)
{
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    const QString path = pathOf(id);
    const auto before = readRecord(path);
    const auto *earlier = std::get_if<RecordFile>(&before);
    if (!record.other.contains(kBegun))
        record.other.insert(kBegun, earlier && earlier->other.contains(kBegun)
                                        ? earlier->other.value(kBegun).toString()
                                        : now);
    auto folded = Match::fold(record.record);
    if (const auto *match = std::get_if<Match>(&folded); match && match->over()) {
        const bool sameEnd = earlier && earlier->record == record.record;
        const QString ended = sameEnd ? earlier->other.value(kEnded).toString() : QString();
        record.other.insert(kEnded, ended.isEmpty() ? now : ended);
    } else {
        record.other.remove(kEnded);
    }
    if (auto error = writeWholeFile(path, writeRecord(record)))
        return error;
    Readings one(1);
    one.front().path = path;
    one.front().id = id;
    one.front().stamp = stampOf(path);
    one.front().read();
    try {
        putAll(one);
    } catch (const IndexFault &) {
        return std::nullopt; // the record is there, and goes into the index another time
    }
    return std::nullopt;
}

std::optional<FileError> Library::remove(const QString &id)
{
    QDir().mkpath(removedFolder());
    const QString path = pathOf(id);
    const QString aside = removedFolder() + u'/' + id + recordEnding();
    QFile::remove(aside);
    if (!QFile::rename(path, aside))
        return FileError{
            FileError::Kind::unreadable,
            HistoryText::tr("%1: cannot be deleted").arg(QDir::toNativeSeparators(path))};
    return ask([&](HistoryIndex &index) { index.write([&] { index.remove(id); }); });
}

std::optional<FileError> Library::restore(const QString &id)
{
    const QString path = pathOf(id);
    if (!QFile::rename(removedFolder() + u'/' + id + recordEnding(), path))
        return FileError{
            FileError::Kind::unreadable,
            HistoryText::tr("%1: cannot be written").arg(QDir::toNativeSeparators(path))};
    return ask([this](HistoryIndex &) { synchronize({}); });
}

void Library::empty()
{
    QDir(removedFolder()).removeRecursively();
}

} // namespace sandbag
