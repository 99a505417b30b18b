// SPDX-License-Identifier: GPL-3.0-or-later
#include "score_filing.h"

#include "entry/score_book.h"
#include "formats/record_json.h"
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
    RecordFile file;
};

struct ScoreFiling::Found {
    QString matchId;
    QString filedAs = {};
    InHistory there = InHistory::absent;
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
    const MatchRecord &record = sought.file.record;
    const QString imported = sought.hash.isEmpty() ? contentHash(record) : sought.hash;
    const bool known = QFile::exists(scorePath(sought.folder, imported));
    Found found{sought.matchId.isEmpty() || known ? imported : sought.matchId};
    found.filedAs = scoreFiledAs(sought.folder, found.matchId);
    found.there = inHistory(scorePath(sought.folder, found.filedAs), record);
    return found;
}

void ScoreFiling::lookUp()
{
    m_atHand.reset();
    if (!idInLibrary().isEmpty())
        return;
    const SoughtMatch sought = std::make_shared<const Sought>(Sought{
        m_library->folder(), m_book->matchId(), m_book->prepared().hash, m_book->recordFile()});
    m_sought << sought;
    m_atHand = sought;
    m_lookingUp.askAlso([this, sought](const BackgroundQuestion::Asked &asked) {
        asked.tell([this, sought, found = find(*sought)] {
            m_sought.removeOne(sought);
            resolve(sought, found);
        });
    });
}

/// The person has gone on already, which is not to be filed in the place of another match.
void ScoreFiling::lookUpNow()
{
    m_lookingUp.cancel();
    for (const SoughtMatch &sought : std::exchange(m_sought, {}))
        resolve(sought, find(*sought));
}

void ScoreFiling::resolve(const SoughtMatch &sought, const Found &found)
{
    if (found.there == InHistory::earlier)
        m_library->file(sought->file, found.filedAs);
    // Another match is at hand by now, of which nobody may have noted an id either.
    if (sought != m_atHand || m_book->matchId() != sought->matchId)
        return;
    m_book->setMatchId(found.there == InHistory::other ? QUuid::createUuid().toString(QUuid::Id128)
                                                       : found.matchId);
}

void ScoreFiling::file()
{
    if (!m_book->isTouched() || m_book->match().record().deals.empty())
        return;
    lookUpNow();
    const QString id = idInLibrary();
    if (id.isEmpty())
        m_library->file(m_book->recordFile(), scoreFiledAs(m_library->folder(), m_book->matchId()));
    else
        m_library->change([id](Library &all, const auto &) { return all.fileAgain(id); });
}

} // namespace sandbag
