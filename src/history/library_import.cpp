// SPDX-License-Identifier: GPL-3.0-or-later
// How matches come into the library.
#include "formats/loaded_match.h"
#include "formats/record_members.h"
#include "formats/saved_steps.h"
#include "formats/whole_file.h"
#include "history_text.h"
#include "library.h"
#include "library_files.h"
#include "match/match.h"
#include "match_hash.h"
#include "text/shown_text.h"

#include <QDir>
#include <QFile>

#include <utility>

namespace sandbag {

std::variant<Imported, FileError> Library::import(const QStringList &paths,
                                                  const Progress &progress)
{
    RecordReadings offered;
    for (const QString &path : paths) {
        const auto found = recordsAt(path);
        if (!found)
            return FileError{FileError::Kind::unreadable,
                             HistoryText::tr("%1: no such file or folder")
                                 .arg(harmless(QDir::toNativeSeparators(path)))};
        for (const FoundRecord &record : *found)
            offered.emplace_back(record);
    }
    Imported imported;
    try {
        const auto takeAll = [&](RecordReadings &batch) {
            index().write([&] {
                for (RecordReading &reading : batch)
                    take(reading, imported);
            });
        };
        imported.left =
            inBatches(std::move(offered), RecordReading::Want::contentToo, progress, takeAll);
    } catch (const IndexFault &error) {
        if (!error.unwritable || m_inMemory)
            return fault(error);
        return importBesideIndex(paths, progress);
    } catch (const FileError &error) {
        return error;
    }
    flushFolder(m_folder);
    return imported;
}

/// Another program holds the index, or it cannot be written: the records alone are the library, and
/// come into the index another time.
std::variant<Imported, FileError> Library::importBesideIndex(const QStringList &paths,
                                                             const Progress &progress)
{
    indexInMemory();
    if (auto error = ask([&](HistoryIndex &) { synchronize(progress); }, progress))
        return *std::move(error);
    return import(paths, progress);
}

/// Within a write of the index, so that two that import the same do not both add it.
void Library::take(RecordReading &reading, Imported &imported)
{
    ++imported.found;
    if (reading.error) {
        imported.refused.append({reading.path, *reading.error});
        return;
    }
    const auto known = isKnown(reading);
    if (const auto *error = std::get_if<FileError>(&known)) {
        imported.refused.append({reading.path, *error});
        return;
    }
    if (std::get<bool>(known)) {
        ++imported.known;
        return;
    }
    const QString id = reading.content;
    copy(reading, id);
    reading.match.id = id;
    reading.match.stamp = stampOf(pathOf(id));
    index().put(reading.match);
    ++imported.added;
}

/// Whether the file holds the match that is offered; or why that cannot be told. One that says
/// nothing, or is gone, does not.
std::variant<bool, FileError> Library::holds(const QString &path, const RecordReading &reading)
{
    if (!QFile::exists(path))
        return false;
    const auto there = readWholeFile(path);
    if (const auto *error = std::get_if<FileError>(&there))
        return *error;
    const auto &bytes = std::get<QByteArray>(there);
    if (bytes == reading.bytes)
        return true;
    const auto parsed = parseRecord(bytes, path);
    const auto *file = std::get_if<RecordFile>(&parsed);
    return file && contentOf(file->record, file->other) == reading.content;
}

/// What came in under that id before may have been played on since: it stays as it is by now. What
/// cannot be read may be the match that is offered, and more of it.
std::variant<bool, FileError> Library::isKnown(const RecordReading &reading)
{
    for (const QString &id : index().like(reading.match.likeness)) {
        const auto same = holds(pathOf(id), reading);
        if (std::holds_alternative<FileError>(same) || std::get<bool>(same))
            return same;
    }
    const QString path = pathOf(reading.content);
    if (!QFile::exists(path))
        return false;
    const auto bytes = readWholeFile(path);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    RecordReading there(FoundRecord{path, reading.content, stampOf(path)});
    there.read(m_people);
    if (there.error) { // it is no match any more, or not to this program
        const QString aside = damagedCopy(path);
        QFile::remove(aside);
        QFile::rename(path, aside);
        return false;
    }
    index().put(there.match);
    return true;
}

/// The bytes as they are. Throws FileError.
void Library::copy(const RecordReading &reading, const QString &id)
{
    const QString path = pathOf(id);
    if (auto error = writeQuickly(path, reading.bytes))
        throw *std::move(error);
    setTime(path, reading.stamp);
}

namespace {

/// What the file of a match said, until it is written again.
struct Earlier {
    bool same = false; ///< the same record
    QJsonObject other;
};

/// Whether a file in these bytes says nothing of its match that would have to be kept with it.
bool saysNoMore(const QByteArray &file, const QJsonObject &other)
{
    const auto named = [&file](const QString &key) {
        return file.contains('"' + key.toUtf8() + '"');
    };
    return other.contains(record_member::begun) && !other.contains(record_member::content) &&
           !other.contains(record_member::review) && !named(record_member::content) &&
           !named(record_member::review) && !named(record_member::ended);
}

/// Parsed only where it has to be, and let go again: to parse a long match takes twenty times its
/// file.
Earlier earlierAt(const QString &path, const MatchRecord &record, const QJsonObject &other)
{
    const auto whole = readWholeFile(path);
    const auto *bytes = std::get_if<QByteArray>(&whole);
    if (!bytes || saysNoMore(*bytes, other))
        return {};
    auto parsed = parseRecord(*bytes, path);
    auto *there = std::get_if<RecordFile>(&parsed);
    if (!there)
        return {};
    addSteps(*there, *bytes, path);
    return {there->record == record, std::move(there->other)};
}

/// When the match was begun, and when it ended; as its file says already.
void addTimes(QJsonObject &other, const Earlier &earlier, bool over)
{
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    if (!other.contains(record_member::begun))
        other.insert(record_member::begun,
                     earlier.other.contains(record_member::begun)
                         ? earlier.other.value(record_member::begun).toString()
                         : now);
    for (const QString &key : {record_member::content, record_member::review}) {
        if (!earlier.same)
            other.remove(key); // it is another match from now on
        else if (earlier.other.contains(key))
            other.insert(key, earlier.other.value(key));
    }
    if (!over)
        return other.remove(record_member::ended);
    const QString ended =
        earlier.same ? earlier.other.value(record_member::ended).toString() : QString();
    other.insert(record_member::ended, ended.isEmpty() ? now : ended);
}

} // namespace

/// The file is not read again for the index: of a long match that would take several times its
/// memory.
std::optional<FileError> Library::file(const MatchRecord &record, QJsonObject other,
                                       const QString &id)
{
    const QString path = pathOf(id);
    const Earlier earlier = earlierAt(path, record, other);
    auto folded = Match::fold(record);
    auto *match = std::get_if<Match>(&folded);
    addTimes(other, earlier, match && match->over());
    const QByteArray bytes = writeRecord(record, other);
    FileStamp written{bytes.size()};
    if (auto error = writePrivateFile(path, bytes, &written.changed))
        return error;
    if (!m_index)
        return std::nullopt;
    try {
        if (match)
            putWritten(id, written, {std::move(*match), std::move(other)});
        else
            putAgain({id});
    } catch (const IndexFault &) {
        return std::nullopt; // the record is there, and goes into the index another time
    }
    return std::nullopt;
}

/// The match of a file that has just been written, and had that stamp before it lay there: where
/// another program has put its own in that place since, that one counts.
void Library::putWritten(const QString &id, const FileStamp &stamp, LoadedMatch match)
{
    if (stampOf(pathOf(id)) != stamp)
        return putAgain({id});
    RecordReadings written;
    written.emplace_back(FoundRecord{pathOf(id), id, stamp}).take(match, m_people);
    putAll(written);
}

std::optional<FileError> Library::fileAgain(const QString &id)
{
    return ask([&](HistoryIndex &) { putAgain({id}); });
}

std::optional<FileError> Library::addReview(const QString &id, const QJsonObject &review)
{
    auto read = readRecord(pathOf(id));
    if (const auto *error = std::get_if<FileError>(&read))
        return *error;
    auto &file = std::get<RecordFile>(read);
    file.other.insert(record_member::review, review);
    const FileStamp before = stampOf(pathOf(id));
    if (auto error = writePrivateFile(pathOf(id), writeRecord(file)))
        return error;
    setTime(pathOf(id), before); // it was not played now
    return ask([&](HistoryIndex &) { putAgain({id}); });
}

} // namespace sandbag
