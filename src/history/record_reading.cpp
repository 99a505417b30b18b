// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_reading.h"

#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "match_hash.h"

namespace sandbag {

namespace {

QDateTime timeIn(const QJsonObject &other, const QString &key, const QDateTime &otherwise)
{
    const QDateTime time = QDateTime::fromString(other.value(key).toString(), Qt::ISODate);
    return time.isValid() ? time : otherwise;
}

} // namespace

void RecordReading::read(const PeopleNames &people, Want want)
{
    auto whole = readWholeFile(path);
    if (const auto *fault = std::get_if<FileError>(&whole)) {
        error = *fault;
        return;
    }
    auto &read = std::get<QByteArray>(whole);
    const auto loaded = loadMatch(read, path);
    if (const auto *fault = std::get_if<FileError>(&loaded)) {
        error = *fault;
        return;
    }
    const auto &[folded, other] = std::get<LoadedMatch>(loaded);
    if (want == Want::contentToo) {
        bytes = std::move(read);
        content = contentOf(folded.record(), other);
    }
    take(std::get<LoadedMatch>(loaded), people);
}

void RecordReading::take(const LoadedMatch &loaded, const PeopleNames &people)
{
    const auto &[folded, other] = loaded;
    const QDateTime changed = QDateTime::fromMSecsSinceEpoch(stamp.changed).toUTC();
    match.id = id;
    match.stamp = stamp;
    match.likeness = likenessOf(folded);
    match.origin = originOf(folded);
    match.figures = figuresOf(loaded, people);
    match.begun = timeIn(other, record_member::begun, changed);
    match.ended = match.figures.over ? timeIn(other, record_member::ended, changed) : QDateTime();
}

void RecordReader::start(RecordReadings &readings)
{
    m_next = 0;
    for (int thread = 0; thread < m_pool.maxThreadCount(); ++thread) {
        m_pool.start([this, &readings] {
            for (std::size_t i = m_next++; i < readings.size(); i = m_next++)
                readings[i].read(m_people, m_want);
        });
    }
}

void readAll(RecordReadings &readings, const PeopleNames &people)
{
    RecordReader reader(people);
    reader.start(readings);
    reader.wait();
}

} // namespace sandbag
