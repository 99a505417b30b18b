// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_filing.h"

#include "archived_match.h"
#include "disk/own_place.h"
#include "entry/score_book.h"
#include "formats/longer_record.h"
#include "formats/record_json.h"
#include "formats/record_members.h"
#include "game_session.h"
#include "library_worker.h"
#include "match/agreements.h"
#include "match_files.h"
#include "match_hash.h"
#include "review/review_json.h"
#include "taken_out_name.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>

namespace sandbag {

namespace {

/// Names a file: what another program wrote there might lead anywhere, or be no name of a file.
bool isId(const QString &id)
{
    constexpr qsizetype kMost = 100;
    return !id.isEmpty() && id.size() <= kMost && !id.startsWith(u'-') &&
           std::all_of(id.begin(), id.end(), [](QChar letter) {
               return letter == u'-' || (letter.unicode() < 128 && letter.isLetterOrNumber());
           });
}

QString newId()
{
    return QUuid::createUuid().toString(QUuid::Id128);
}

/// The id under which the match of a table is filed that has noted `noted` of it.
QString idOf(const QString &noted, quint64 seed)
{
    return isId(noted) ? noted : QStringLiteral("match-%1").arg(seed, 16, 16, QChar(u'0'));
}

QString pathOfMatch(const QString &folder, const QString &id)
{
    return folder + u'/' + id + recordEnding();
}

} // namespace

InHistory inHistory(const QString &path, const MatchRecord &record)
{
    if (!QFile::exists(path))
        return InHistory::absent;
    const auto read = readRecord(path);
    const auto *there = std::get_if<RecordFile>(&read);
    if (!there)
        return InHistory::other; // it cannot be read: what is there is not written over
    if (!goesOnFrom(record, there->record))
        return InHistory::other;
    return goesOnFrom(there->record, record) ? InHistory::same : InHistory::earlier;
}

QStringList foldersBesideLibrary()
{
    const QString data = dataPlace();
    return {data + QStringLiteral("/matches"), data + QStringLiteral("/score-keeper/earlier"),
            data + QStringLiteral("/reviews")};
}

QStringList foldersOfSaves()
{
    const QString data = dataPlace();
    QStringList folders{data, data + QStringLiteral("/score-keeper")};
    const QDir tables(data + QStringLiteral("/company/tables")); // of which each has its own
    for (const QString &table : tables.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        folders << tables.filePath(table);
    return folders;
}

void takeNamesOut(GameSession &session, const QStringList &spellings)
{
    QList<SeatPlan> seats = session.seats();
    bool found = false;
    for (SeatPlan &seat : seats) {
        if (!spellings.contains(seat.name.trimmed()))
            continue;
        seat.name.clear();
        found = true;
    }
    if (!found || !session.hasMatch())
        return;
    session.setSeats(seats);
    session.files().flush();
    session.files().note(record_member::filedAs,
                         filedAs(session)); // the save before is kept next to it
}

void takeNamesOut(ScoreBook &book, const QStringList &spellings)
{
    if (!book.hasMatch())
        return;
    QStringList names;
    bool found = false;
    for (const PlayerRecord &player : agreedNow(book.match().record()).players) {
        const QString name = QString::fromStdString(player.name);
        names << (spellings.contains(name.trimmed()) ? QString() : name);
        found = found || names.back() != name;
    }
    if (found)
        book.correctNames(names);
}

void takeNamesOut(GameSession &session, const ForgottenNames &names)
{
    if (session.hasMatch())
        takeNamesOut(session, names.among(namesIn(session.match().record())));
}

void takeNamesOut(ScoreBook &book, const ForgottenNames &names)
{
    if (book.hasMatch())
        takeNamesOut(book, names.among(namesIn(book.match().record())));
}

QString filedAs(const GameSession &session)
{
    return idOf(session.files().noted(record_member::filedAs).toString(), session.files().seed());
}

void adoptIdentity(GameSession &session, const QString &id)
{
    session.files().note(record_member::filedAs, id);
}

void detachIdentity(GameSession &session)
{
    session.files().note(record_member::filedAs, QStringLiteral("match-") + newId());
    session.files().note(record_member::begun, QJsonValue::Undefined);
}

FoundInLibrary findIn(const QString &folder, const RecordFile &file)
{
    const QString imported = contentHash(file.record);
    const bool known = QFile::exists(pathOfMatch(folder, imported));
    const quint64 seed = file.other.value(record_member::seed).toString().toULongLong();
    FoundInLibrary found;
    found.id = known ? imported : idOf(file.other.value(record_member::filedAs).toString(), seed);
    found.there = inHistory(pathOfMatch(folder, found.id), file.record);
    if (found.there == InHistory::absent &&
        file.other.value(record_member::filed).toString() == found.id)
        found.there = InHistory::deleted;
    return found;
}

void resolveIdentity(GameSession &session, const FoundInLibrary &found)
{
    if (found.there == InHistory::other)
        detachIdentity(session);
    else if (filedAs(session) != found.id)
        adoptIdentity(session, found.id);
}

namespace {

/// Whether someone has chosen anything in it: a table that was only dealt, and left for another,
/// is no match that was played. Where only computers sit, they are who plays.
bool isPlayed(const GameSession &session)
{
    const auto &deals = session.match().record().deals;
    if (deals.size() > 1 || personsAt(session.seats()).empty())
        return true;
    const auto &events = deals.front().events;
    return std::any_of(events.begin(), events.end(),
                       [&](const Event &event) { return isPersonAt(session.seats(), event.seat); });
}

} // namespace

void fileMatch(LibraryWorker &library, const GameSession &session)
{
    if (!session.hasMatch() || !session.files().use().filed)
        return;
    if (session.match().over() || (isUnfinished(session.match()) && isPlayed(session)))
        library.file(session.files().sharedRecord(), session.files().members(), filedAs(session));
}

void confirmIdentity(GameSession &session, const QString &id)
{
    if (session.hasMatch() && filedAs(session) == id &&
        session.files().noted(record_member::filed).toString() != id)
        session.files().note(record_member::filed, id);
}

void fileReview(LibraryWorker &library, const GameSession &session, const MatchReview &review)
{
    library.change([id = filedAs(session), json = reviewObject(session.match(), review),
                    reviewed = session.match().record()](Library &all,
                                                         const auto &) -> std::optional<FileError> {
        const auto read = readRecord(all.pathOf(id));
        const auto *there = std::get_if<RecordFile>(&read);
        if (!there || !(there->record == reviewed))
            return std::nullopt; // it is not, or not yet, the match that was judged
        return all.addReview(id, json);
    });
}

} // namespace sandbag
