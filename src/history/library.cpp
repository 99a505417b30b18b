// SPDX-License-Identifier: GPL-3.0-or-later
#include "library.h"

#include "disk/file_lock.h"
#include "disk/own_place.h"
#include "disk/plain_file.h"
#include "disk/private_place.h"
#include "files/kept_settings.h"
#include "history_text.h"
#include "library_files.h"
#include "log/log_categories.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

namespace sandbag {

namespace {

/// Read by all threads while one of them writes those before: enough to be quick, little enough to
/// cancel.
constexpr int kBatch = 256;
const QString kFolderKey = QStringLiteral("history/folder");

/// Where matches are kept until a person moves them.
QString firstFolder()
{
    return dataPlace() + QStringLiteral("/history");
}

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
    return firstFolder();
}

void Library::setUsualFolder(const QString &folder)
{
    KeptSettings settings;
    if (folder.isEmpty() || folder == firstFolder())
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
    return PeopleNames::fileIn(m_folder);
}

QString Library::forgottenFile() const
{
    return m_folder + QStringLiteral("/forgotten");
}

QString Library::removedFolder() const
{
    return m_folder + QStringLiteral("/removed");
}

QString Library::removedMark() const
{
    return m_folder + QStringLiteral("/removed.lock");
}

FileError Library::fault(const IndexFault &fault) const
{
    qCInfo(logHistory).noquote() << "the index can't be used:" << fault.text;
    return {FileError::Kind::unreadable, HistoryText::tr("%1: can't open the match index (%2)")
                                             .arg(QDir::toNativeSeparators(m_folder), fault.text)};
}

std::optional<FileError> Library::open(Open how, const Progress &progress)
{
    if (!makePrivateFolder(m_folder))
        return FileError{
            FileError::Kind::unreadable,
            HistoryText::tr("%1: can't be created").arg(QDir::toNativeSeparators(m_folder))};
    m_people = PeopleNames::load(peopleFile());
    try {
        openIndex();
        if (how == Open::upToDate || m_inMemory)
            synchronize(progress);
        return std::nullopt;
    } catch (const IndexFault &error) {
        if (!error.damaged && !error.unwritable)
            return fault(error);
        if (!error.damaged)
            indexInMemory();
    }
    return ask([&](HistoryIndex &) { synchronize(progress); }, progress);
}

std::optional<FileError> Library::openToFile()
{
    if (!makePrivateFolder(m_folder))
        return FileError{
            FileError::Kind::unwritable,
            HistoryText::tr("%1: can't be created").arg(QDir::toNativeSeparators(m_folder))};
    m_people = PeopleNames::load(peopleFile());
    try {
        openIndexFile();
    } catch (const IndexFault &) {
        m_index.reset();
    }
    return std::nullopt;
}

HistoryIndex &Library::index()
{
    if (!m_index)
        throw IndexFault{HistoryText::tr("not open"), true, false};
    return *m_index;
}

void Library::openIndex()
{
    m_index.reset();
    try {
        openIndexFile();
    } catch (const IndexFault &error) {
        if (error.damaged)
            replaceIndex(Doubt::maybe);
        else // it is held, or the disk is full, or read only
            indexInMemory();
    }
}

void Library::indexInMemory()
{
    if (!m_inMemory) {
        qCInfo(logHistory) << "the index can't be written, and is held in memory";
        m_notice =
            HistoryText::tr(
                "%1: can't write the match index; the matches are read from their files instead.")
                .arg(QDir::toNativeSeparators(m_folder));
    }
    m_index = std::make_unique<HistoryIndex>(QString());
    m_inMemory = true;
}

/// Makes the damaged index again: the first program that comes to it does. Where that cannot be, it
/// is held in memory.
void Library::replaceIndex(Doubt doubt)
{
    m_index.reset();
    constexpr std::chrono::seconds kWait{2}; // it takes a moment to whoever holds it and lives
    FileLock lock(m_folder + QStringLiteral("/index.lock"));
    if (m_inMemory || lock.tryLock(kWait) != FileLock::Outcome::held)
        return indexInMemory(); // nobody may write there, or someone does for ever
    if (doubt == Doubt::maybe && isMended())
        return;
    putIndexAside();
    qCInfo(logHistory) << "the index was damaged, and is made again";
    m_notice =
        HistoryText::tr("%1: the match index was damaged; it was rebuilt from the match files.")
            .arg(QDir::toNativeSeparators(m_folder));
    try {
        openIndexFile();
    } catch (const IndexFault &) {
        indexInMemory();
    }
}

/// By another program meanwhile.
bool Library::isMended()
{
    try {
        openIndexFile();
        if (m_index->value(QStringLiteral("PRAGMA quick_check")).toString() == QStringLiteral("ok"))
            return true;
    } catch (const IndexFault &) {
    }
    m_index.reset();
    return false;
}

/// What the database writes next to its file is looked at, too: it would wait for a pipe there, or
/// write where a link leads.
void Library::mustBePlain() const
{
    for (const QString &file : indexFiles()) {
        const bool beside = file != indexFile();
        if (whatLiesAt(file) == Lies::somethingElse || (beside && QFileInfo(file).isSymLink()))
            throw IndexFault{QStringLiteral("no plain file"), true, false};
    }
}

QStringList Library::indexFiles() const
{
    const QString file = indexFile();
    return {file, file + QStringLiteral("-wal"), file + QStringLiteral("-shm"),
            file + QStringLiteral("-journal")};
}

void Library::openIndexFile()
{
    mustBePlain();
    keepPrivate(indexFile());
    m_index = std::make_unique<HistoryIndex>(indexFile());
}

void Library::putIndexAside()
{
    const QString file = indexFile();
    QFile::remove(damagedCopy(file));
    QFile::rename(file, damagedCopy(file));
    for (const QString &left : indexFiles())
        if (left != file && !QFile::remove(left) && !QDir().rmdir(left))
            QFile::rename(left, damagedCopy(left));
}

std::optional<FileError> Library::ask(const std::function<void(HistoryIndex &)> &question,
                                      const Progress &progress)
{
    // Another program may have fixed it already; where that was not it, it is made again whatever
    // it seems to be.
    std::optional<FileError> last;
    for (const auto doubt :
         {std::optional(Doubt::maybe), std::optional(Doubt::sure), std::optional<Doubt>()}) {
        try {
            question(index());
            return std::nullopt;
        } catch (const IndexFault &error) {
            last = fault(error);
            if (!error.damaged || !doubt)
                return last;
        }
        try {
            replaceIndex(*doubt);
            synchronize(progress);
        } catch (const IndexFault &error) {
            last = fault(error);
            if (!error.damaged)
                return last;
        }
    }
    return last;
}

/// Where people are called otherwise than when the matches were put in, all are read again.
void Library::learnNames()
{
    m_people = PeopleNames::load(peopleFile());
    if (index().fact(peopleFact()) == m_people.mark())
        return;
    index().write([this] {
        index().clear();
        index().setFact(peopleFact(), m_people.mark());
    });
}

/// What is in the folder and is not in the index as it is; what is gone goes out.
RecordReadings Library::missingFiles()
{
    QHash<QString, FileStamp> known = index().stamps();
    RecordReadings missing;
    for (const FoundRecord &found : recordsIn(m_folder)) {
        const auto there = known.find(found.id);
        const bool same = there != known.end() && *there == found.stamp;
        if (there != known.end())
            known.erase(there);
        if (!same)
            missing.emplace_back(found);
    }
    if (!known.isEmpty())
        index().write([&] {
            for (auto gone = known.keyBegin(); gone != known.keyEnd(); ++gone)
                if (!QFile::exists(pathOf(*gone)))
                    index().remove(*gone);
        });
    return missing;
}

void Library::synchronize(const Progress &progress)
{
    emptyLeft();
    learnNames();
    inBatches(missingFiles(), RecordReading::Want::figures, progress,
              [this](RecordReadings &batch) { putAll(batch); });
}

int Library::inBatches(RecordReadings files, RecordReading::Want want, const Progress &progress,
                       const std::function<void(RecordReadings &)> &take) const
{
    const int all = static_cast<int>(files.size());
    const auto batchAt = [&](int first) {
        const auto begin = std::make_move_iterator(files.begin() + std::min(first, all));
        return RecordReadings(begin, begin + std::clamp(all - first, 0, kBatch));
    };
    RecordReadings next = batchAt(0), batch;
    RecordReader reader(m_people, want); // goes before what it reads
    reader.start(next);
    for (int done = 0; done < all; done += kBatch) {
        if (progress && !progress(done, all))
            return all - done;
        reader.wait();
        batch = std::move(next);
        next = batchAt(done + kBatch);
        reader.start(next);
        take(batch);
    }
    if (progress && all > 0)
        progress(all, all);
    return 0;
}

void Library::putAll(RecordReadings &readings)
{
    index().write([&] {
        for (RecordReading &reading : readings) {
            if (reading.error) {
                qCInfo(logHistory).noquote() << "can't be read: match" << reading.id;
                index().putUnreadable(reading.id, reading.stamp, reading.error->text);
            } else {
                index().put(reading.match);
            }
        }
    });
}

/// These have changed, or what people in them are called has.
void Library::putAgain(const QStringList &ids)
{
    RecordReadings changed;
    for (const QString &id : ids)
        changed.emplace_back(FoundRecord{pathOf(id), id, stampOf(pathOf(id))});
    readAll(changed, m_people);
    putAll(changed);
}

} // namespace sandbag
