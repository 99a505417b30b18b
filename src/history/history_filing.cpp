// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_filing.h"

#include "archived_match.h"
#include "entry/score_book.h"
#include "formats/record_json.h"
#include "formats/record_members.h"
#include "game_session.h"
#include "library_worker.h"
#include "match/agreements.h"
#include "match_hash.h"
#include "review/review_json.h"
#include "taken_out_name.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>
#include <QStandardPaths>
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

/// One that was imported goes on under the id that it got there.
QString idOf(const ScoreBook &book)
{
    const QString id = book.matchId();
    return QFile::exists(theLibraryWorker().pathOf(id)) ? id : QStringLiteral("score-") + id;
}

/// Of a book that was opened from the library, and writes what is entered there itself; "" of
/// others.
QString idInLibrary(const ScoreBook &book)
{
    const QString folder = theLibraryWorker().folder() + u'/';
    const QString ending = recordEnding();
    if (!book.file().startsWith(folder) || !book.file().endsWith(ending))
        return {};
    const QString id = book.file().mid(folder.size()).chopped(ending.size());
    return id.contains(u'/') ? QString() : id;
}

InHistory inHistory(const QString &id, const MatchRecord &record)
{
    const QString path = theLibraryWorker().pathOf(id);
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

} // namespace

LibraryWorker &theLibraryWorker()
{
    static QPointer<LibraryWorker> worker;
    if (!worker) {
        worker = new LibraryWorker(QString(), QCoreApplication::instance());
        QObject::connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, worker, [] {
            worker->cancel();
            worker->flush();
        });
    }
    return *worker;
}

QStringList foldersBesideLibrary()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return {data + QStringLiteral("/matches"), data + QStringLiteral("/score-keeper/earlier"),
            data + QStringLiteral("/reviews")};
}

QStringList foldersOfSaves()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return {data, data + QStringLiteral("/score-keeper")};
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
    session.flushAutosave();
    session.note(record_member::filedAs, filedAs(session)); // the save before is kept beside it
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
        book.changePlayers(names, false);
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
    const QString id = session.noted(record_member::filedAs).toString();
    if (isId(id))
        return id;
    return QStringLiteral("match-%1").arg(session.seed(), 16, 16, QChar(u'0'));
}

void fileUnder(GameSession &session, const QString &id)
{
    session.note(record_member::filedAs, id);
}

void fileApart(GameSession &session)
{
    session.note(record_member::filedAs, QStringLiteral("match-") + newId());
    session.note(record_member::begun, QJsonValue::Undefined);
}

InHistory fitIn(GameSession &session, const MatchRecord &record)
{
    return fitIn(session, record, contentHash(record));
}

InHistory fitIn(GameSession &session, const MatchRecord &record, const QString &imported)
{
    if (QFile::exists(theLibraryWorker().pathOf(imported)))
        fileUnder(session, imported);
    const QString id = filedAs(session);
    const InHistory there = inHistory(id, record);
    if (there == InHistory::other)
        fileApart(session);
    if (there == InHistory::absent && session.noted(record_member::filed).toString() == id)
        return InHistory::deleted;
    return there;
}

void fitIn(ScoreBook &book)
{
    if (!idInLibrary(book).isEmpty())
        return;
    const MatchRecord &record = book.match().record();
    const QString imported = contentHash(record);
    if (book.matchId().isEmpty() || QFile::exists(theLibraryWorker().pathOf(imported)))
        book.setMatchId(imported);
    const InHistory there = inHistory(idOf(book), record);
    if (there == InHistory::other)
        book.setMatchId(newId());
    else if (there == InHistory::earlier)
        theLibraryWorker().file(book.recordFile(), idOf(book));
}

namespace {

/// Whether somebody has chosen anything in it: a table that was only dealt, and left for another,
/// is no match that was played. Where only computers sit, they are who plays.
bool isPlayed(const GameSession &session)
{
    const auto &deals = session.match().record().deals;
    if (deals.size() > 1 || session.humanSeat() < 0)
        return true;
    const auto &events = deals.front().events;
    return std::any_of(events.begin(), events.end(), [&](const Event &event) {
        return event.seat >= 0 && session.isHuman(event.seat);
    });
}

} // namespace

void fileMatch(const GameSession &session)
{
    if (!session.hasMatch() || !session.use().filed)
        return;
    if (session.match().over() || (isUnfinished(session.match()) && isPlayed(session)))
        theLibraryWorker().file(session.recordFile(), filedAs(session));
}

void noteFiled(GameSession &session, const QString &id)
{
    if (session.hasMatch() && filedAs(session) == id &&
        session.noted(record_member::filed).toString() != id)
        session.note(record_member::filed, id);
}

void fileReview(const GameSession &session, const MatchReview &review)
{
    theLibraryWorker().change([id = filedAs(session), json = reviewObject(session.match(), review),
                               reviewed = session.match().record()](
                                  Library &library, const auto &) -> std::optional<FileError> {
        const auto read = readRecord(library.pathOf(id));
        const auto *there = std::get_if<RecordFile>(&read);
        if (!there || !(there->record == reviewed))
            return std::nullopt; // it is not, or not yet, the match that was judged
        return library.addReview(id, json);
    });
}

void fileMatch(const ScoreBook &book)
{
    if (!book.isTouched() || book.match().record().deals.empty())
        return;
    const QString id = idInLibrary(book);
    if (id.isEmpty())
        theLibraryWorker().file(book.recordFile(), idOf(book));
    else
        theLibraryWorker().change(
            [id](Library &library, const auto &) { return library.fileAgain(id); });
}

} // namespace sandbag
