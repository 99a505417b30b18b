// SPDX-License-Identifier: GPL-3.0-or-later
// How matches and names go out of the library, or elsewhere.
#include "formats/whole_file.h"
#include "history_text.h"
#include "library.h"
#include "library_files.h"

#include <QDir>
#include <QFile>
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

void Library::empty()
{
    QDir(removedFolder()).removeRecursively();
}

QStringList Library::idsWith(const QString &name)
{
    QStringList ids;
    m_index->each(QStringLiteral("SELECT DISTINCT id FROM match JOIN seat ON number=match "
                                 "WHERE name=?"),
                  {name}, [&ids](const QSqlQuery &row) { ids << row.value(0).toString(); });
    return ids;
}

std::optional<FileError> Library::rename(const QString &from, const QString &to)
{
    return ask([&](HistoryIndex &) {
        synchronize({});
        const QStringList touched = idsWith(from);
        m_people.rename(from, to);
        if (const auto error = m_people.save(peopleFile()))
            throw IndexFault{error->text, false, false};
        putAgain(touched);
    });
}

std::optional<FileError> Library::setPeople(const PeopleNames &people, const Progress &progress)
{
    if (auto error = people.save(peopleFile()))
        return error;
    return ask([&](HistoryIndex &) { synchronize(progress); });
}

std::optional<FileError> Library::withoutName(const QString &id, const QStringList &spellings) const
{
    auto read = readRecord(pathOf(id));
    if (const auto *error = std::get_if<FileError>(&read))
        return *error;
    auto &file = std::get<RecordFile>(read);
    const QString content = contentOf(file.record, file.other);
    bool found = takeOut(file.record.players, spellings);
    for (Agreement &agreement : file.record.agreements)
        found = takeOut(agreement.players, spellings) || found;
    if (!found)
        return std::nullopt;
    file.other.insert(contentKey(), content); // offered again, it is the same match
    const FileStamp before = stampOf(pathOf(id));
    if (auto error = writeWholeFile(pathOf(id), writeRecord(file)))
        return error;
    setTime(pathOf(id), before); // it was not played now
    return std::nullopt;
}

std::optional<FileError> Library::forgetPerson(const QString &name)
{
    std::optional<FileError> unwritten;
    const auto error = ask([&](HistoryIndex &) {
        synchronize({});
        const QStringList touched = idsWith(name);
        const QStringList spellings = m_people.spellingsOf(name);
        for (const QString &id : touched) {
            if (auto fault = withoutName(id, spellings); fault && !unwritten)
                unwritten = fault;
        }
        if (!unwritten) {
            m_people.forget(name);
            unwritten = m_people.save(peopleFile());
        }
        putAgain(touched);
    });
    empty(); // the name stands in what was deleted, too
    const auto left = ask([](HistoryIndex &index) { index.shrink(); });
    return error ? error : unwritten ? unwritten : left;
}

std::optional<FileError> Library::forgetEverything()
{
    empty();
    std::optional<FileError> undeleted;
    for (const FoundRecord &record : recordsIn(m_folder)) {
        if (!QFile::remove(record.path))
            undeleted = cannotBeDeleted(record.path);
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

/// A match that lies there under the same name stays what it is.
std::optional<FileError> Library::carry(const QString &id, const QString &folder) const
{
    const QString from = pathOf(id);
    const FileStamp stamp = stampOf(from);
    QString to = folder + u'/' + id + recordEnding();
    const auto bytes = readWholeFile(from);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    for (int number = 2; QFile::exists(to); ++number) {
        const auto there = readWholeFile(to);
        const auto *same = std::get_if<QByteArray>(&there);
        if (same && *same == std::get<QByteArray>(bytes)) {
            QFile::remove(from);
            return std::nullopt;
        }
        to = QStringLiteral("%1/%2-%3%4").arg(folder, id, QString::number(number), recordEnding());
    }
    if (!QFile::rename(from, to)) { // copies where it cannot be moved
        if (auto error = writeWholeFile(to, std::get<QByteArray>(bytes)))
            return error;
        QFile::remove(from);
    }
    setTime(to, stamp);
    return std::nullopt;
}

std::optional<FileError> Library::moveTo(const QString &folder, const Progress &progress)
{
    const QString target = QDir(folder).absolutePath();
    if (target == m_folder)
        return std::nullopt;
    Library there(target);
    if (auto error = there.open(Open::asItIs))
        return error;
    if (there.m_inMemory)
        return cannotWrite(QDir::toNativeSeparators(target),
                           HistoryText::tr("nothing can be written there"));
    empty();
    const QList<FoundRecord> records = recordsIn(m_folder);
    for (qsizetype done = 0; done < records.size(); ++done) {
        if (auto error = carry(records[done].id, target))
            return error;
    }
    PeopleNames names = PeopleNames::load(there.peopleFile());
    names.add(m_people);
    if (auto error = names.save(there.peopleFile()))
        return error;
    setUsualFolder(target);
    m_index.reset();
    for (const char *end : {"", "-wal", "-shm", ".damaged"})
        QFile::remove(indexFile() + QLatin1String(end));
    QFile::remove(peopleFile());
    QFile::remove(m_folder + QStringLiteral("/index.lock"));
    QDir().rmdir(m_folder); // where nothing else lies in it
    m_folder = target;
    return open(Open::upToDate, progress);
}

} // namespace sandbag
