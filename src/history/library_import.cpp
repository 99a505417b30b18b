// SPDX-License-Identifier: GPL-3.0-or-later
// How matches come into the library.
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "history_text.h"
#include "library.h"
#include "library_files.h"
#include "match_hash.h"

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
                             HistoryText::tr("%1: there is no such file or folder")
                                 .arg(QDir::toNativeSeparators(path))};
        for (const FoundRecord &record : *found)
            offered.push_back({record.path, record.id, record.stamp, {}, {}, {}, {}});
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
        return fault(error);
    } catch (const FileError &error) {
        return error;
    }
    flushFolder(m_folder);
    return imported;
}

/// Within a write of the index, so that two that import the same do not both add it.
void Library::take(RecordReading &reading, Imported &imported)
{
    ++imported.found;
    if (reading.error) {
        imported.refused.append({reading.path, *reading.error});
        return;
    }
    if (isKnown(reading)) {
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

/// What came in under that id before may have been played on since: it stays as it is by now.
bool Library::isKnown(const RecordReading &reading)
{
    for (const QString &id : index().like(reading.match.likeness)) {
        const auto there = readWholeFile(pathOf(id));
        const auto *bytes = std::get_if<QByteArray>(&there);
        if (bytes && *bytes == reading.bytes)
            return true;
        const auto parsed = bytes ? parseRecord(*bytes, pathOf(id))
                                  : std::variant<RecordFile, FileError>(FileError{});
        const auto *file = std::get_if<RecordFile>(&parsed);
        if (file && contentOf(file->record, file->other) == reading.content)
            return true;
    }
    const QString path = pathOf(reading.content);
    if (!QFile::exists(path))
        return false;
    RecordReading there{path, reading.content, stampOf(path), {}, {}, {}, {}};
    there.read(m_people);
    if (there.error)
        return false; // it is no match any more, and the one that is offered is better
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

/// When the match was begun, and when it ended; as its file says already.
void Library::addTimes(RecordFile &record, const QString &path) const
{
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    const auto before = readRecord(path);
    const auto *earlier = std::get_if<RecordFile>(&before);
    if (!record.other.contains(record_member::begun))
        record.other.insert(record_member::begun,
                            earlier && earlier->other.contains(record_member::begun)
                                ? earlier->other.value(record_member::begun).toString()
                                : now);
    const bool same = earlier && earlier->record == record.record;
    for (const QString &key : {record_member::content, record_member::review}) {
        if (!same)
            record.other.remove(key); // it is another match from now on
        else if (earlier->other.contains(key))
            record.other.insert(key, earlier->other.value(key));
    }
    auto folded = Match::fold(record.record);
    if (const auto *match = std::get_if<Match>(&folded); match && match->over()) {
        const QString ended =
            same ? earlier->other.value(record_member::ended).toString() : QString();
        record.other.insert(record_member::ended, ended.isEmpty() ? now : ended);
    } else {
        record.other.remove(record_member::ended);
    }
}

std::optional<FileError> Library::file(RecordFile record, const QString &id)
{
    const QString path = pathOf(id);
    addTimes(record, path);
    if (auto error = writeWholeFile(path, writeRecord(record)))
        return error;
    if (!m_index)
        return std::nullopt;
    try {
        putAgain({id});
    } catch (const IndexFault &) {
        return std::nullopt; // the record is there, and goes into the index another time
    }
    return std::nullopt;
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
    if (auto error = writeWholeFile(pathOf(id), writeRecord(file)))
        return error;
    setTime(pathOf(id), before); // it was not played now
    return ask([&](HistoryIndex &) { putAgain({id}); });
}

} // namespace sandbag
