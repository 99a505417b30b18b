// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/history_filing.h"

#include "archived_match.h"
#include "entry/score_book.h"
#include "library_worker.h"
#include "live/game_session.h"
#include "review/review_json.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QPointer>
#include <QUuid>

namespace sandbag {

namespace {

const QString kFiledAs = QStringLiteral("filed_as");

/// Names a file: what another program wrote there might lead anywhere.
bool isId(const QString &id)
{
    return !id.isEmpty() && id.size() < 100 && !id.startsWith(u'.') && !id.contains(u'/');
}

/// A match that was begun elsewhere bears no id: it is told by where its file lies.
QString idOf(const ScoreBook &book)
{
    if (!book.matchId().isEmpty())
        return QStringLiteral("score-") + book.matchId();
    if (book.file().isEmpty())
        return {};
    const QByteArray hash =
        QCryptographicHash::hash(book.file().toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("score-") + QString::fromLatin1(hash.toHex().left(32));
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

QString filedAs(const GameSession &session)
{
    const QString id = session.noted(kFiledAs).toString();
    if (isId(id))
        return id;
    return QStringLiteral("match-%1").arg(session.seed(), 16, 16, QChar(u'0'));
}

void fileUnder(GameSession &session, const QString &id)
{
    session.note(kFiledAs, id);
}

void fileApart(GameSession &session)
{
    session.note(kFiledAs, QStringLiteral("match-") + QUuid::createUuid().toString(QUuid::Id128));
    session.note(QStringLiteral("begun"), QJsonValue::Undefined);
}

void fileMatch(const GameSession &session)
{
    if (!session.hasMatch())
        return;
    if (session.match().over() || isUnfinished(session.match()))
        theLibraryWorker().file(session.recordFile(), filedAs(session));
}

void fileReview(const GameSession &session, const MatchReview &review)
{
    theLibraryWorker().change([id = filedAs(session), json = reviewObject(session.match(), review)](
                                  Library &library, const auto &) -> std::optional<FileError> {
        if (!QFile::exists(library.pathOf(id)))
            return std::nullopt;
        return library.addReview(id, json);
    });
}

void fileMatch(const ScoreBook &book)
{
    if (!book.hasMatch() || book.match().record().deals.empty())
        return;
    // One that was opened from the history is written there by the book itself.
    if (book.file().startsWith(theLibraryWorker().folder() + u'/'))
        return theLibraryWorker().synchronize();
    if (const QString id = idOf(book); !id.isEmpty())
        theLibraryWorker().file(book.recordFile(), id);
}

} // namespace sandbag
