// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_reading.h"

#include "formats/record_json.h"
#include "formats/whole_file.h"

#include <QThreadPool>

#include <atomic>

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

void readAll(RecordReadings &readings, const PeopleNames &people)
{
    QThreadPool pool;
    std::atomic<std::size_t> next = 0;
    for (int thread = 0; thread < pool.maxThreadCount(); ++thread) {
        pool.start([&] {
            for (std::size_t i = next++; i < readings.size(); i = next++)
                readings[i].read(people);
        });
    }
    pool.waitForDone();
}

} // namespace sandbag
