// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/table_folder.h"

#include "disk/plain_file.h"
#include "disk/private_place.h"
#include "door/invitation.h"
#include "formats/json_place.h"
#include "formats/record_json.h"
#include "formats/whole_file.h"
#include "game_session.h"
#include "log/log_categories.h"
#include "match/agreements.h"
#include "match/match.h"
#include "match_files.h"
#include "table_host.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalBlocker>

#include <algorithm>
#include <chrono>
#include <utility>

namespace sandbag {

namespace {

/// Whoever only looks through the tables holds it for a moment.
constexpr std::chrono::milliseconds kPatience{50};
constexpr int kMostPersons = 1'000'000'000;

constexpr QLatin1String kPaperFormat("sandbag-table/1");
constexpr QLatin1String kDoor("door");

QString paperIn(const QString &folder)
{
    return folder + QStringLiteral("/table.json");
}

QString lockIn(const QString &folder)
{
    return folder + QStringLiteral("/table.lock");
}

/// By seat, as the match has them. None where a save was cut off: it is mended when it is taken up.
QStringList namesIn(const QString &folder)
{
    QStringList names;
    const auto read = readRecord(folder + QStringLiteral("/match") + recordEnding());
    if (const auto *file = std::get_if<RecordFile>(&read)) {
        for (const PlayerRecord &player : agreedNow(file->record).players)
            names << QString::fromStdString(player.name);
    }
    return names;
}

/// Nothing of it that is not a table of this program: whoever can write there can write anything.
std::optional<KeptTable> readKept(const QString &folder, const QString &id)
{
    const auto read = readWholeFile(paperIn(folder));
    const auto *json = std::get_if<QByteArray>(&read);
    if (!json)
        return std::nullopt;
    try {
        const JsonPlace place = parseDocument(*json, {kPaperFormat});
        KeptTable table{folder, id, *json, {}, {}, QFileInfo(paperIn(folder)).lastModified()};
        table.door = place.at(kDoor).object();
        const auto names = namesIn(folder);
        int seat = 0;
        for (const JsonPlace &chair : place.at(QStringLiteral("chairs")).items()) {
            const QString name = names.value(seat++);
            if (chair.has(QStringLiteral("person")) && !name.isEmpty() &&
                chair.at(QStringLiteral("person")).integer(0, kMostPersons) > kPersonAtHost)
                table.others << name;
        }
        return table;
    } catch (const JsonFault &) {
        return std::nullopt;
    }
}

} // namespace

QList<KeptTable> keptTables(const QString &folder)
{
    QList<KeptTable> tables;
    const QDir place(folder);
    for (const QString &id : place.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString own = place.filePath(id);
        FileLock open(lockIn(own));
        if (!isTableId(id) || open.tryLock() != FileLock::Outcome::held)
            continue;
        if (whatLiesAt(paperIn(own)) == Lies::nothing)
            QDir(own).removeRecursively(); // its match is over
        else if (const auto table = readKept(own, id))
            tables << *table;
    }
    std::sort(tables.begin(), tables.end(),
              [](const KeptTable &a, const KeptTable &b) { return a.last > b.last; });
    return tables;
}

void forgetTable(const KeptTable &table)
{
    FileLock open(lockIn(table.folder));
    if (open.tryLock(kPatience) != FileLock::Outcome::held)
        return;
    QFile::remove(paperIn(table.folder)); // first: a rest without it is swept away
    QDir(table.folder).removeRecursively();
}

TableFolder::TableFolder(const QString &folder, TableHost *host, GameSession *session,
                         const QJsonObject &door, QObject *parent)
    : QObject(parent),
      m_folder(folder),
      m_host(host),
      m_session(session),
      m_door(door),
      m_open(lockIn(folder))
{
    connect(host, &TableHost::keptChanged, this, &TableFolder::keep);
}

TableFolder::~TableFolder()
{
    m_disk.wait();
    if (m_open.isHeld() && m_session->hasMatch() && m_session->match().over())
        QFile::remove(paperIn(m_folder));
}

bool TableFolder::take()
{
    makePrivateFolder(m_folder);
    return m_open.tryLock(kPatience) == FileLock::Outcome::held;
}

void TableFolder::setDoor(const QJsonObject &door)
{
    m_door = door;
    keep();
}

void TableFolder::begin()
{
    if (!take()) {
        qCInfo(logCompany) << "the folder of a table can't be taken";
        return emit trouble(tr("%1: can't be written").arg(QDir::toNativeSeparators(m_folder)));
    }
    m_session->files().startAutosave(m_folder);
    // Said once the match is there; before it nothing would be taken up.
    QMetaObject::invokeMethod(
        this, [this] { keep(); }, Qt::QueuedConnection);
}

void TableFolder::keep()
{
    if (!m_open.isHeld() || !m_host->hasBegun() || !m_session->hasMatch())
        return;
    QJsonObject kept = m_host->kept();
    kept.insert(kDoor, m_door);
    m_disk.run([this, file = paperIn(m_folder), json = QJsonDocument(kept).toJson()] {
        if (const auto error = writePrivateFile(file, json)) {
            qCInfo(logCompany) << "the state of a table can't be written";
            QMetaObject::invokeMethod(
                this, [this, text = error->text] { emit trouble(text); }, Qt::QueuedConnection);
        }
    });
}

bool TableFolder::takeUp(const QByteArray &json)
{
    if (!take())
        return false;
    m_session->files().startAutosave(m_folder);
    try {
        const JsonPlace place = parseDocument(json, {kPaperFormat});
        {
            // Who sits elsewhere is known only with the seats: before that nothing is shown.
            const QSignalBlocker quiet(m_session);
            MatchUse use;
            use.tutored = false;
            if (!m_session->resume(use))
                return false;
        }
        m_host->takeUp(place);
    } catch (const JsonFault &) {
        return false;
    }
    keep();
    return true;
}

} // namespace sandbag
