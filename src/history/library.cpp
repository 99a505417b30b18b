// SPDX-License-Identifier: GPL-3.0-or-later
#include "library.h"

#include "history_text.h"
#include "library_files.h"
#include "live/kept_settings.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>

#include <algorithm>

namespace sandbag {

namespace {

/// Read by all threads while one of them writes those before: enough to be quick, little enough to
/// cancel.
constexpr int kBatch = 256;
const QString kFolderKey = QStringLiteral("history/folder");
/// The index's fact of the names that its matches were put in under.
const QString kPeopleFact = QStringLiteral("people");

} // namespace

Library::Library(const QString &folder)
    : m_folder(QDir(folder.isEmpty() ? usualFolder() : folder).absolutePath())
{
}

Library::~Library() = default;

QString Library::usualFolder()
{
    const QString chosen = KeptSettings().value(kFolderKey).toString();
    if (!chosen.isEmpty())
        return chosen;
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/history");
}

void Library::setUsualFolder(const QString &folder)
{
    KeptSettings settings;
    if (folder.isEmpty())
        settings.remove(kFolderKey);
    else
        settings.setValue(kFolderKey, folder);
}

QString Library::pathOf(const QString &id) const
{
    return m_folder + u'/' + id + recordEnding();
}

QString Library::indexFile() const
{
    return m_folder + QStringLiteral("/index.sqlite");
}

QString Library::peopleFile() const
{
    return m_folder + QStringLiteral("/people.json");
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
    m_people = PeopleNames::load(peopleFile());
    try {
        openIndex();
        if (how == Open::upToDate || m_inMemory)
            synchronize(progress);
        return std::nullopt;
    } catch (const IndexFault &error) {
        if (!error.damaged && !error.unwritable)
            return fault(error);
        m_inMemory = m_inMemory || !error.damaged;
    }
    try {
        if (m_inMemory)
            m_index = std::make_unique<HistoryIndex>(QString());
        else
            replaceIndex();
        synchronize(progress);
        return std::nullopt;
    } catch (const IndexFault &error) {
        return fault(error);
    }
}

std::optional<FileError> Library::openToFile()
{
    if (!QDir().mkpath(m_folder))
        return FileError{
            FileError::Kind::unwritable,
            HistoryText::tr("%1: cannot be made").arg(QDir::toNativeSeparators(m_folder))};
    m_people = PeopleNames::load(peopleFile());
    try {
        m_index = std::make_unique<HistoryIndex>(indexFile());
    } catch (const IndexFault &) {
        m_index.reset();
    }
    return std::nullopt;
}

void Library::openIndex()
{
    m_index.reset();
    try {
        m_index = std::make_unique<HistoryIndex>(indexFile());
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
    const QString file = indexFile();
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

std::optional<FileError> Library::ask(const std::function<void(HistoryIndex &)> &question,
                                      const Progress &progress)
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
            synchronize(progress);
        } catch (const IndexFault &error) {
            return fault(error);
        }
    }
    return std::nullopt;
}

/// Where people are called otherwise than when the matches were put in, all are read again.
void Library::learnNames()
{
    m_people = PeopleNames::load(peopleFile());
    if (m_index->fact(kPeopleFact) == m_people.mark())
        return;
    m_index->write([this] {
        m_index->clear();
        m_index->setFact(kPeopleFact, m_people.mark());
    });
}

/// What lies in the folder and is not in the index as it is; what is gone goes out.
RecordReadings Library::missingFiles()
{
    QHash<QString, FileStamp> known = m_index->stamps();
    RecordReadings missing;
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
    return missing;
}

void Library::synchronize(const Progress &progress)
{
    learnNames();
    inBatches(missingFiles(), progress, [this](RecordReadings &batch) { putAll(batch); });
}

void Library::inBatches(RecordReadings files, const Progress &progress,
                        const std::function<void(RecordReadings &)> &take) const
{
    const int all = static_cast<int>(files.size());
    const auto batchAt = [&](int first) {
        const auto begin = std::make_move_iterator(files.begin() + std::min(first, all));
        return RecordReadings(begin, begin + std::clamp(all - first, 0, kBatch));
    };
    RecordReadings next = batchAt(0), batch;
    RecordReader reader(m_people); // goes before what it reads
    reader.start(next);
    for (int done = 0; done < all; done += kBatch) {
        if (progress && !progress(done, all))
            return;
        reader.wait();
        batch = std::move(next);
        next = batchAt(done + kBatch);
        reader.start(next);
        take(batch);
    }
    if (progress && all > 0)
        progress(all, all);
}

void Library::putAll(RecordReadings &readings)
{
    m_index->write([&] {
        for (RecordReading &reading : readings) {
            if (reading.error)
                m_index->putUnreadable(reading.id, reading.stamp, reading.error->text);
            else
                m_index->put(reading.match);
        }
    });
}

/// These have changed, or what people in them are called has.
void Library::putAgain(const QStringList &ids)
{
    RecordReadings changed;
    for (const QString &id : ids)
        changed.push_back({pathOf(id), id, stampOf(pathOf(id)), {}, {}, {}});
    readAll(changed, m_people);
    putAll(changed);
    m_index->setFact(kPeopleFact, m_people.mark());
}

} // namespace sandbag
