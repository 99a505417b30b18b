// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/day_book.h"

#include "disk/file_lock.h"
#include "disk/own_place.h"
#include "formats/json_place.h"
#include "formats/json_writer.h"
#include "formats/whole_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

namespace sandbag {

namespace {

constexpr const char *kFormat = "sandbag-days/1";
constexpr int kMostPoints = 1'000'000;
/// Another program reads and writes a small file meanwhile.
constexpr std::chrono::milliseconds kDayPatience{1000};

PlayedDay dayOf(const JsonPlace &place)
{
    PlayedDay day;
    const JsonPlace date = place.at(QStringLiteral("date"));
    day.date = QDate::fromString(date.text(), Qt::ISODate);
    if (!day.date.isValid())
        date.fail(QStringLiteral("a date"));
    day.game = place.at(QStringLiteral("game")).text();
    const auto points = [&](const char *key) {
        return place.at(QString::fromUtf8(key)).integer(-kMostPoints, kMostPoints);
    };
    day.points = points("points");
    day.best = points("best");
    day.worst = points("worst");
    const QString match = QStringLiteral("match");
    day.match = place.has(match) && place.at(match).boolean();
    return day;
}

/// Computers have played it, too: until then both are what the person made.
bool isCompared(const PlayedDay &day)
{
    return day.best != day.points || day.worst != day.points;
}

QByteArray fileOf(const QList<PlayedDay> &days)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", kFormat);
    json.key("days");
    json.beginArray();
    for (const PlayedDay &day : days) {
        json.beginObject(JsonWriter::Layout::row);
        json.member("date", day.date.toString(Qt::ISODate));
        json.member("game", day.game);
        json.member("points", day.points);
        json.member("best", day.best);
        json.member("worst", day.worst);
        if (day.match)
            json.member("match", true);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.finished();
}

} // namespace

DayBook::DayBook(const QString &path) : m_path(path)
{
    if (m_path.isEmpty())
        m_path = dataPlace() + QStringLiteral("/days.json");
}

std::optional<FileError> DayBook::read()
{
    m_days.clear();
    m_broken = false;
    if (!QFileInfo::exists(m_path))
        return {};
    const auto bytes = readWholeFile(m_path);
    m_broken = true;
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    try {
        const JsonPlace file =
            parseDocument(std::get<QByteArray>(bytes), {QString::fromUtf8(kFormat)});
        for (const JsonPlace &day : file.at(QStringLiteral("days")).items())
            m_days.append(dayOf(day));
    } catch (const JsonFault &fault) {
        m_days.clear();
        return errorIn(m_path, fault);
    }
    m_broken = false;
    return {};
}

const PlayedDay *DayBook::find(const QDate &date, const QString &game, bool match) const
{
    const auto found = std::find_if(m_days.begin(), m_days.end(), [&](const PlayedDay &day) {
        return day.date == date && day.game == game && day.match == match;
    });
    return found == m_days.end() ? nullptr : &*found;
}

std::optional<FileError> DayBook::add(const PlayedDay &day)
{
    if (!QDir().mkpath(QFileInfo(m_path).path()))
        return cannotWrite(m_path, QString());
    FileLock alone(m_path + QStringLiteral(".lock"));
    // Where nothing can be locked it is written all the same; over what another is writing it is
    // not.
    if (alone.tryLock(kDayPatience) == FileLock::Outcome::taken)
        return beingWritten(m_path);
    if (const auto error = read())
        return error;
    const auto known = std::find_if(m_days.begin(), m_days.end(), [&](const PlayedDay &other) {
        return other.date == day.date && other.game == day.game && other.match == day.match;
    });
    if (known == m_days.end()) {
        m_days.append(day);
    } else if (isCompared(day)) { // else another program knows more of it
        known->best = day.best;
        known->worst = day.worst;
    }
    return writePrivateFile(m_path, fileOf(m_days));
}

} // namespace sandbag
