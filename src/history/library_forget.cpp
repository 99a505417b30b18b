// SPDX-License-Identifier: GPL-3.0-or-later
// How matches and names go out of the library.
#include "disk/private_place.h"
#include "files/autosave.h"
#include "formats/check_word.h"
#include "formats/record_json.h"
#include "formats/saved_steps.h"
#include "formats/whole_file.h"
#include "history_text.h"
#include "library.h"
#include "library_files.h"
#include "removed_lock.h"
#include "taken_out_name.h"
#include "text/shown_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>

#include <utility>

namespace sandbag {

namespace {

FileError cannotBeDeleted(const QString &path)
{
    return {FileError::Kind::unwritable,
            HistoryText::tr("%1: can't be deleted").arg(QDir::toNativeSeparators(path))};
}

/// Writes the record again where someone in it was called so.
std::optional<FileError> withoutName(const QString &path, const QStringList &spellings)
{
    const auto bytes = readWholeFile(path);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    auto read = parseRecord(std::get<QByteArray>(bytes), path);
    if (const auto *error = std::get_if<FileError>(&read))
        return *error;
    auto &file = std::get<RecordFile>(read);
    addSteps(file, std::get<QByteArray>(bytes), path); // they cannot follow what is written now
    if (!takeNameOut(file, spellings))
        return std::nullopt;
    const FileStamp before = stampOf(path);
    QByteArray json = writeRecord(file);
    if (checkWordOf(std::get<QByteArray>(bytes)) == CheckWord::right)
        json = withCheckWord(std::move(json));
    if (auto error = writePrivateFile(path, json))
        return error;
    setTime(path, before); // it was not played now
    return std::nullopt;
}

} // namespace

std::optional<FileError> Library::remove(const QString &id)
{
    holdRemoved(removedMark()); // before anything is there
    makePrivateFolder(removedFolder());
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
        return cannotWrite(QDir::toNativeSeparators(path), HistoryText::tr("deleted permanently"));
    return ask([&](HistoryIndex &) { putAgain({id}); });
}

void Library::deleteForGood(const QStringList &ids)
{
    for (const QString &id : ids)
        QFile::remove(removedFolder() + u'/' + id + recordEnding());
    QDir().rmdir(removedFolder()); // where nothing else is in it
}

void Library::empty()
{
    if (QFileInfo(removedFolder()).isSymLink()) // what it leads to is none of ours
        QFile::remove(removedFolder());
    else
        QDir(removedFolder()).removeRecursively();
}

/// What a program took out that ended before it could delete it for good: nobody who could bring
/// it back is left.
void Library::emptyLeft()
{
    if (QFile::exists(removedFolder()))
        whereNobodyHoldsRemoved(removedMark(), [this] { empty(); });
}

QStringList Library::idsWith(const QString &name)
{
    QStringList ids;
    index().each(QStringLiteral("SELECT DISTINCT id FROM match JOIN seat ON number=match "
                                "WHERE name=?"),
                 {name}, [&ids](const QSqlQuery &row) { ids << row.value(0).toString(); });
    return ids;
}

std::optional<FileError> Library::changePeople(const PeopleNames::Change &change)
{
    bool unread = false;
    auto changed = PeopleNames::change(peopleFile(), [&](PeopleNames &people) {
        unread = people.isUnread();
        change(people);
    });
    if (auto *error = std::get_if<FileError>(&changed))
        return std::move(*error);
    m_people = std::get<PeopleNames>(std::move(changed));
    if (unread)
        m_notice = HistoryText::tr("Can't read %1. It was kept as %2.")
                       .arg(harmless(QDir::toNativeSeparators(peopleFile())),
                            harmless(QFileInfo(damagedCopy(peopleFile())).fileName()));
    return std::nullopt;
}

std::optional<FileError> Library::rename(const QString &from, const QString &to, Renaming *renaming)
{
    Renaming made;
    bool renamed = false; // before the index was repaired, and all of this asked again
    const auto error = ask([&](HistoryIndex &index) {
        synchronize({});
        const QString known = m_people.mark();
        const QStringList touched = idsWith(from);
        if (!renamed) {
            const auto fault = changePeople([&](PeopleNames &people) {
                made.before = people;
                people.rename(from, to);
                made.after = people;
            });
            if (fault)
                throw IndexFault{fault->text, false, false};
            renamed = true;
        }
        if (made.before.mark() != known) // another program has renamed someone meanwhile
            return synchronize({});
        putAgain(touched);
        index.setFact(peopleFact(), m_people.mark());
    });
    if (renaming)
        *renaming = made;
    return error;
}

std::optional<FileError> Library::takeBack(const Renaming &renaming, const Progress &progress)
{
    if (auto error = changePeople(
            [&renaming](PeopleNames &people) { people.takeBack(renaming.before, renaming.after); }))
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

std::optional<FileError> Library::forgetPerson(const QString &name, const QStringList &beside,
                                               const QStringList &saves)
{
    std::optional<FileError> unwritten, untold;
    QStringList spellings;
    const auto takeOutOf = [&unwritten, &spellings](const QString &path) {
        if (auto fault = withoutName(path, spellings); fault && !unwritten)
            unwritten = fault;
    };
    const auto error = ask([&](HistoryIndex &index) {
        synchronize({});
        const QStringList touched = idsWith(name);
        if (spellings.isEmpty()) // else they were forgotten before the index was repaired
            spellings = m_people.spellingsOf(name);
        for (const QString &id : touched)
            takeOutOf(pathOf(id));
        untold = ForgottenNames::addTo(forgottenFile(), spellings);
        const QString known = m_people.mark();
        QString met = known;
        if (!unwritten)
            unwritten = changePeople([&name, &met](PeopleNames &people) {
                met = people.mark();
                people.forget(name);
            });
        putAgain(touched);
        if (met != known) // another program has renamed someone meanwhile
            return synchronize({});
        index.setFact(peopleFact(), m_people.mark());
    });
    for (const QString &folder : beside) {
        for (const FoundRecord &record : recordsIn(folder))
            takeOutOf(record.path);
        removeJudgements(folder);
    }
    for (const QString &folder : saves)
        eachSaveAtRest(folder, takeOutOf);
    empty(); // the name stands in what was deleted, too
    QFile::remove(damagedCopy(indexFile()));
    removeDamagedCopies(m_folder);
    const auto left = ask([](HistoryIndex &index) { index.shrink(); });
    m_hasForgotten = !error && !unwritten && !left;
    return error ? error : unwritten ? unwritten : untold ? untold : left;
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
    removeAlone(peopleFile());
    removeAlone(forgottenFile());
    QFile::remove(damagedCopy(indexFile()));
    removeDamagedCopies(m_folder);
    m_people = {};
    const auto error = ask([&](HistoryIndex &index) {
        index.write([&index] { index.clear(); });
        index.shrink();
        synchronize({});
    });
    return error ? error : undeleted;
}

} // namespace sandbag
