// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

class GameSession;
class LibraryWorker;
class ScoreBook;
struct MatchReview;

/// The one that files the matches of all windows.
[[nodiscard]] LibraryWorker &theLibraryWorker();

/// Files the match of a table, once somebody has played in it: where it is again, it takes the
/// place of what it was.
void fileMatch(const GameSession &session);
/// The same for the score of real cards, from its first deal on.
void fileMatch(const ScoreBook &book);

/// Files the review of the table's match with it, where the library has the match.
void fileReview(const GameSession &session, const MatchReview &review);

/// The id that the table's match has in the library, or will have.
[[nodiscard]] QString filedAs(const GameSession &session);
/// The match was taken up from the library.
void fileUnder(GameSession &session, const QString &id);
/// The match goes another way from now on than the one it came from, which stays.
void fileApart(GameSession &session);

} // namespace sandbag
