// SPDX-License-Identifier: GPL-3.0-or-later
// How matches come into the library.
#include "formats/whole_file.h"
#include "history_text.h"
#include "library.h"
#include "library_files.h"

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
            offered.push_back({record.path, record.id, record.stamp, {}, {}, {}});
    }
    Imported imported;
    try {
        inBatches(std::move(offered), progress, [&](RecordReadings &batch) {
            m_index->write([&] {
                for (RecordReading &reading : batch)
                    take(reading, imported);
            });
        });
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
    if (!record.other.contains(begunKey()))
        record.other.insert(begunKey(), earlier && earlier->other.contains(begunKey())
                                            ? earlier->other.value(begunKey()).toString()
                                            : now);
    const bool same = earlier && earlier->record == record.record;
    for (const QString &key : {contentKey(), reviewKey()}) {
        if (!same)
            record.other.remove(key); // it is another match from now on
        else if (earlier->other.contains(key))
            record.other.insert(key, earlier->other.value(key));
    }
    auto folded = Match::fold(record.record);
    if (const auto *match = std::get_if<Match>(&folded); match && match->over()) {
        const QString ended = same ? earlier->other.value(endedKey()).toString() : QString();
        record.other.insert(endedKey(), ended.isEmpty() ? now : ended);
    } else {
        record.other.remove(endedKey());
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
    RecordReadings one(1);
    one.front().path = path;
    one.front().id = id;
    one.front().stamp = stampOf(path);
    one.front().read(m_people);
    try {
        putAll(one);
    } catch (const IndexFault &) {
        return std::nullopt; // the record is there, and goes into the index another time
    }
    return std::nullopt;
}

std::optional<FileError> Library::addReview(const QString &id, const QJsonObject &review)
{
    auto read = readRecord(pathOf(id));
    if (const auto *error = std::get_if<FileError>(&read))
        return *error;
    auto &file = std::get<RecordFile>(read);
    file.other.insert(reviewKey(), review);
    const FileStamp before = stampOf(pathOf(id));
    if (auto error = writeWholeFile(pathOf(id), writeRecord(file)))
        return error;
    setTime(pathOf(id), before); // it was not played now
    return ask([&](HistoryIndex &) { putAgain({id}); });
}

} // namespace sandbag
