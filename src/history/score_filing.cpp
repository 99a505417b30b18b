// SPDX-License-Identifier: GPL-3.0-or-later
#include "score_filing.h"

#include "entry/score_book.h"
#include "formats/record_json.h"
#include "formats/record_members.h"
#include "history_filing.h"
#include "library_worker.h"
#include "match_hash.h"

#include <QFile>
#include <QUuid>

#include <utility>

namespace sandbag {

/// A match as it was taken up.
struct ScoreFiling::Sought {
    QString folder; ///< of the library
    QString matchId;
    QString hash; ///< "": not known yet
    std::shared_ptr<const MatchRecord> record;
    QJsonObject other;
};

struct ScoreFiling::Found {
    QString matchId;
    QString filedAs = {};
    InHistory there = InHistory::absent;
};

/// The same match as it has gone on since.
struct ScoreFiling::Entered {
    std::shared_ptr<const MatchRecord> record;
    QJsonObject other;
};

namespace {

QString scorePath(const QString &folder, const QString &id)
{
    return folder + u'/' + id + recordEnding();
}

/// One that was imported goes on under the id that it got there.
QString scoreFiledAs(const QString &folder, const QString &matchId)
{
    return QFile::exists(scorePath(folder, matchId)) ? matchId : QStringLiteral("score-") + matchId;
}

} // namespace

ScoreFiling::ScoreFiling(LibraryWorker *library, ScoreBook *book, QObject *parent)
    : QObject(parent), m_library(library), m_book(book)
{
    connect(book, &ScoreBook::taken, this, &ScoreFiling::lookUp);
    connect(book, &ScoreBook::changed, this, &ScoreFiling::file);
    connect(book, &ScoreBook::writtenBack, this, &ScoreFiling::fileAgain);
}

ScoreFiling::~ScoreFiling()
{
    fileUnresolved();
}

/// Of a book that was opened from the library, and writes what is entered there itself; "" of
/// others.
QString ScoreFiling::idInLibrary() const
{
    const QString folder = m_library->folder() + u'/';
    const QString ending = recordEnding();
    if (!m_book->file().startsWith(folder) || !m_book->file().endsWith(ending))
        return {};
    const QString id = m_book->file().mid(folder.size()).chopped(ending.size());
    return id.contains(u'/') ? QString() : id;
}

ScoreFiling::Found ScoreFiling::find(const Sought &sought)
{
    const MatchRecord &record = *sought.record;
    const QString imported = sought.hash.isEmpty() ? contentHash(record) : sought.hash;
    const bool known = QFile::exists(scorePath(sought.folder, imported));
    Found found{sought.matchId.isEmpty() || known ? imported : sought.matchId};
    found.filedAs = scoreFiledAs(sought.folder, found.matchId);
    found.there = inHistory(scorePath(sought.folder, found.filedAs), record);
    return found;
}

void ScoreFiling::lookUp()
{
    fileUnresolved();
    if (!idInLibrary().isEmpty())
        return;
    m_atHand = std::make_shared<const Sought>(Sought{m_library->folder(), m_book->matchId(),
                                                     m_book->hashAsOpened(), m_book->sharedRecord(),
                                                     m_book->otherMembers()});
    m_sought << m_atHand;
    m_lookingUp.askAlso([this, sought = m_atHand](const BackgroundQuestion::Asked &asked) {
        asked.tell([this, sought, found = find(*sought)] {
            if (m_sought.removeOne(sought))
                take(sought, found);
        });
    });
}

/// The book has another match by now, or is no more: nothing that was entered is to be lost.
void ScoreFiling::fileUnresolved()
{
    const SoughtMatch before = std::exchange(m_atHand, {});
    if (!m_entered)
        return;
    m_sought.removeOne(before);
    take(before, find(*before));
}

/// Whether the match at hand is still looked up.
bool ScoreFiling::isSought() const
{
    return m_atHand && m_sought.contains(m_atHand) && m_book->matchId() == m_atHand->matchId;
}

void ScoreFiling::take(const SoughtMatch &sought, const Found &found)
{
    if (found.there == InHistory::earlier)
        m_library->file(sought->record, sought->other, found.filedAs);
    const QString id = found.there == InHistory::other ? QUuid::createUuid().toString(QUuid::Id128)
                                                       : found.matchId;
    // Another match may be at hand by now, of which nobody may have noted an id either.
    if (sought == m_atHand && m_book->matchId() == sought->matchId)
        m_book->setMatchId(id);
    if (m_entered && (sought == m_atHand || !m_atHand))
        fileEntered(id);
}

void ScoreFiling::fileEntered(const QString &matchId)
{
    const std::unique_ptr<Entered> entered = std::exchange(m_entered, nullptr);
    entered->other.insert(record_member::matchId, matchId);
    m_library->file(entered->record, entered->other, scoreFiledAs(m_library->folder(), matchId));
}

/// What is entered before the match was found is not to be filed in the place of another one.
void ScoreFiling::file()
{
    if (!m_book->isTouched() || m_book->match().record().deals.empty() || !idInLibrary().isEmpty())
        return;
    if (isSought())
        m_entered =
            std::make_unique<Entered>(Entered{m_book->sharedRecord(), m_book->otherMembers()});
    else
        m_library->file(m_book->sharedRecord(), m_book->otherMembers(),
                        scoreFiledAs(m_library->folder(), m_book->matchId()));
}

/// What is entered into a match of the library is in its file before it is read there.
void ScoreFiling::fileAgain()
{
    const QString id = idInLibrary();
    if (!id.isEmpty() && m_book->isTouched() && !m_book->match().record().deals.empty())
        m_library->change([id](Library &all, const auto &) { return all.fileAgain(id); });
}

} // namespace sandbag
