// SPDX-License-Identifier: GPL-3.0-or-later
// How matches and names go out of the library.
#include "formats/record_json.h"
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "history_text.h"
#include "library.h"
#include "library_files.h"
#include "match_hash.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>

namespace sandbag {

namespace {

FileError cannotBeDeleted(const QString &path)
{
    return {FileError::Kind::unwritable,
            HistoryText::tr("%1: cannot be deleted").arg(QDir::toNativeSeparators(path))};
}

bool takeOut(std::vector<PlayerRecord> &players, const QStringList &spellings)
{
    bool found = false;
    for (PlayerRecord &player : players) {
        if (!spellings.contains(QString::fromStdString(player.name).trimmed()))
            continue;
        player.name.clear();
        found = true;
    }
    return found;
}

/// Writes the record anew where somebody in it was called so.
std::optional<FileError> withoutName(const QString &path, const QStringList &spellings)
{
    auto read = readRecord(path);
    if (const auto *error = std::get_if<FileError>(&read))
        return *error;
    auto &file = std::get<RecordFile>(read);
    const QString content = contentOf(file.record, file.other);
    bool found = takeOut(file.record.players, spellings);
    for (Agreement &agreement : file.record.agreements)
        found = takeOut(agreement.players, spellings) || found;
    if (!found)
        return std::nullopt;
    file.other.insert(record_member::content, content); // offered again, it is the same match
    const FileStamp before = stampOf(path);
    if (auto error = writeWholeFile(path, writeRecord(file)))
        return error;
    setTime(path, before); // it was not played now
    return std::nullopt;
}

} // namespace

std::optional<FileError> Library::remove(const QString &id)
{
    QDir().mkpath(removedFolder());
    const QString path = pathOf(id);
    const QString aside = removedFolder() + u'/' + id + recordEnding();
    QFile::remove(aside);
    if (!QFile::rename(path, aside))
        return cannotBeDeleted(path);
    return ask([&](HistoryIndex &index) { index.write([&] { index.remove(id); }); });
}

std::optional<FileError> Library::restore(const QString &id)
{
    const QString path = pathOf(id);
    if (!QFile::rename(removedFolder() + u'/' + id + recordEnding(), path))
        return cannotWrite(QDir::toNativeSeparators(path),
                           HistoryText::tr("it was deleted for good"));
    return ask([&](HistoryIndex &) { putAgain({id}); });
}

void Library::deleteForGood(const QStringList &ids)
{
    for (const QString &id : ids)
        QFile::remove(removedFolder() + u'/' + id + recordEnding());
    QDir().rmdir(removedFolder()); // where nothing else lies in it
}

void Library::empty()
{
    QDir(removedFolder()).removeRecursively();
}

/// What a window took out that had no time to delete it for good.
void Library::emptyOld()
{
    constexpr qint64 kDay = 24 * 60 * 60;
    const QDateTime now = QDateTime::currentDateTime();
    QStringList old;
    for (const FoundRecord &record : recordsIn(removedFolder())) {
        const QDateTime removed = QFileInfo(record.path).metadataChangeTime();
        if (removed.secsTo(now) > kDay)
            old << record.id;
    }
    if (!old.isEmpty())
        deleteForGood(old);
}

QStringList Library::idsWith(const QString &name)
{
    QStringList ids;
    index().each(QStringLiteral("SELECT DISTINCT id FROM match JOIN seat ON number=match "
                                "WHERE name=?"),
                 {name}, [&ids](const QSqlQuery &row) { ids << row.value(0).toString(); });
    return ids;
}

std::optional<FileError> Library::rename(const QString &from, const QString &to)
{
    return ask([&](HistoryIndex &index) {
        synchronize({});
        const QStringList touched = idsWith(from);
        m_people.rename(from, to);
        if (const auto error = m_people.save(peopleFile()))
            throw IndexFault{error->text, false, false};
        putAgain(touched);
        index.setFact(peopleFact(), m_people.mark());
    });
}

std::optional<FileError> Library::setPeople(const PeopleNames &people, const Progress &progress)
{
    if (auto error = people.save(peopleFile()))
        return error;
    return ask([&](HistoryIndex &) { synchronize(progress); });
}

namespace {

/// What reviews found is kept in whole sentences, with names; it can be found again.
void removeJudgements(const QString &folder)
{
    const QDir files(folder);
    for (const QString &name : files.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        if (!name.endsWith(recordEnding()))
            QFile::remove(files.filePath(name));
    }
}

} // namespace

std::optional<FileError> Library::forgetPerson(const QString &name, const QStringList &beside)
{
    std::optional<FileError> unwritten;
    QStringList spellings;
    const auto takeOutOf = [&unwritten, &spellings](const QString &path) {
        if (auto fault = withoutName(path, spellings); fault && !unwritten)
            unwritten = fault;
    };
    const auto error = ask([&](HistoryIndex &index) {
        synchronize({});
        const QStringList touched = idsWith(name);
        spellings = m_people.spellingsOf(name);
        for (const QString &id : touched)
            takeOutOf(pathOf(id));
        if (!unwritten) {
            m_people.forget(name);
            unwritten = m_people.save(peopleFile());
        }
        putAgain(touched);
        index.setFact(peopleFact(), m_people.mark());
    });
    for (const QString &folder : beside) {
        for (const FoundRecord &record : recordsIn(folder))
            takeOutOf(record.path);
        removeJudgements(folder);
    }
    empty(); // the name stands in what was deleted, too
    QFile::remove(indexFile() + QStringLiteral(".damaged"));
    const auto left = ask([](HistoryIndex &index) { index.shrink(); });
    return error ? error : unwritten ? unwritten : left;
}

std::optional<FileError> Library::forgetEverything(const QStringList &beside)
{
    empty();
    std::optional<FileError> undeleted;
    for (const FoundRecord &record : recordsIn(m_folder)) {
        if (!QFile::remove(record.path))
            undeleted = cannotBeDeleted(record.path);
    }
    for (const QString &folder : beside) {
        if (!QDir(folder).removeRecursively())
            undeleted = cannotBeDeleted(folder);
    }
    QFile::remove(peopleFile());
    QFile::remove(indexFile() + QStringLiteral(".damaged"));
    m_people = {};
    const auto error = ask([&](HistoryIndex &index) {
        index.write([&index] { index.clear(); });
        index.shrink();
        synchronize({});
    });
    return error ? error : undeleted;
}

} // namespace sandbag
