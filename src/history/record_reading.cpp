// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_reading.h"

#include "formats/record_json.h"
#include "formats/whole_file.h"

namespace sandbag {

namespace {

QDateTime timeIn(const QJsonObject &other, const QString &key, const QDateTime &otherwise)
{
    const QDateTime time = QDateTime::fromString(other.value(key).toString(), Qt::ISODate);
    return time.isValid() ? time : otherwise;
}

} // namespace

QString begunKey()
{
    return QStringLiteral("begun");
}

QString endedKey()
{
    return QStringLiteral("ended");
}

void RecordReading::read(const PeopleNames &people)
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
    match.content = contentOf(read.match.record(), read.other);
    match.figures = figuresOf(read, people);
    match.begun = timeIn(read.other, begunKey(), changed);
    match.ended = match.figures.over ? timeIn(read.other, endedKey(), changed) : QDateTime();
}

void RecordReader::start(RecordReadings &readings)
{
    m_next = 0;
    for (int thread = 0; thread < m_pool.maxThreadCount(); ++thread) {
        m_pool.start([this, &readings] {
            for (std::size_t i = m_next++; i < readings.size(); i = m_next++)
                readings[i].read(m_people);
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
