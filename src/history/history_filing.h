// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

class ForgottenNames;
class GameSession;
class LibraryWorker;
class ScoreBook;
struct MatchRecord;
struct MatchReview;
struct RecordFile;

/// Where this program keeps other records of matches, or what belongs to them: to forget a person
/// or everything means these, too.
[[nodiscard]] QStringList foldersBesideLibrary();

/// Where the tables and the score keepers save the matches at hand.
[[nodiscard]] QStringList foldersOfSaves();

/// Nobody at the table, or in the score, is called so any more.
void takeNamesOut(GameSession &session, const QStringList &spellings);
void takeNamesOut(ScoreBook &book, const QStringList &spellings);
void takeNamesOut(GameSession &session, const ForgottenNames &names);
void takeNamesOut(ScoreBook &book, const ForgottenNames &names);

/// Files the match of a table, once someone has played in it: filed again, it replaces its earlier
/// version.
void fileMatch(LibraryWorker &library, const GameSession &session);

/// The library has the match of a table under that id, no matter whose it is.
void confirmIdentity(GameSession &session, const QString &id);

/// Files the review of the table's match with it, where the library has the match.
void fileReview(LibraryWorker &library, const GameSession &session, const MatchReview &review);

/// What the library has under the id of a match.
enum class InHistory {
    absent,
    deleted, ///< it was there
    earlier, ///< its beginning
    same,
    other, ///< it was played on elsewhere, or is another match: it is not to be replaced
};

/// What a file of the library has of that match.
[[nodiscard]] InHistory inHistory(const QString &path, const MatchRecord &record);

/// What the library has of a match that it did not give.
struct FoundInLibrary {
    QString id; ///< under which the match is filed there
    InHistory there = InHistory::absent;
};
/// Looks for a match that was read from a file; `folder` is the library's. Reads what is there: on
/// any thread.
[[nodiscard]] FoundInLibrary findIn(const QString &folder, const RecordFile &file);
/// The match of a table is filed where it was found, or apart from the file that is now there.
void resolveIdentity(GameSession &session, const FoundInLibrary &found);

/// The id that the table's match has in the library, or will have.
[[nodiscard]] QString filedAs(const GameSession &session);
/// The match was taken up from the library.
void adoptIdentity(GameSession &session, const QString &id);
/// The match goes another way from now on than the one it came from, which stays.
void detachIdentity(GameSession &session);

} // namespace sandbag
