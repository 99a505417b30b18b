// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Members that this program adds to the file of a match, after the match itself (FORMATS.md allows
/// every program do that): the names by which one part of it finds what another one wrote.
namespace sandbag::record_member {

// The table
/// The number from which cards and players of the match come, in decimal digits.
inline const QString seed = QStringLiteral("seed");
/// Where the cards follow from a secret: see numbers/fair_cards.h.
inline const QString fair = QStringLiteral("fair");
/// The number by which the match was begun: nobody cuts, and its cards are those of the number.
inline const QString number = QStringLiteral("number");
/// The version of the computers' way of playing (numbers/verify.h); and, by seat, the seeds they
/// had where these do not follow from the match's.
inline const QString answers = QStringLiteral("answers");
inline const QString playerSeeds = QStringLiteral("player_seeds");
/// From which deal on, an index, the cards follow from the seed and computers sat where they sit.
inline const QString seedFrom = QStringLiteral("seed_from");
inline const QString playersFrom = QStringLiteral("players_from");
inline const QString secondsPlayed = QStringLiteral("seconds_played");
inline const QString hints = QStringLiteral("hints"); ///< how often a person asked for one
inline const QString undos = QStringLiteral("undos"); ///< how often a person took something back
/// How many choices of persons the tutor looked at.
inline const QString tutored = QStringLiteral("tutored");
/// The same three, each as counts by seat: where several persons play, whose help it was.
inline const QString helpBySeat = QStringLiteral("help_by_seat");
/// The cards of the deals that are dealt first, a match record whose deals have no events.
inline const QString preparedDeals = QStringLiteral("prepared_deals");
/// No more deals than these are dealt, though the match may not be over.
inline const QString dealsAtMost = QStringLiteral("deals_at_most");
/// Of a match that is a board of a set (boards/board_set.h): which board, and at which table of it.
inline const QString board = QStringLiteral("board");
inline const QString filedAs = QStringLiteral("filed_as"); ///< id of the match in the history
/// The id under which it was put there: a match put there and no longer there was deleted.
inline const QString filed = QStringLiteral("filed");

// The score keeper
inline const QString firstDealer = QStringLiteral("first_dealer"); ///< of a match without deals
/// In the file that is saved by itself: the file that the match was opened from.
inline const QString openedFrom = QStringLiteral("opened_from");
/// And the state of the file at that time (entry/write_notes.h).
inline const QString openedAs = QStringLiteral("opened_as");
/// The text typed for deals that are not entered yet (entry/typed_deal.h).
inline const QString entering = QStringLiteral("entering");
inline const QString matchId = QStringLiteral("match_id"); ///< different for every match

// The history
inline const QString begun = QStringLiteral("begun"); ///< ISO date and time
inline const QString ended = QStringLiteral("ended");
/// The result of a review, as `review FILE --json` prints it.
inline const QString review = QStringLiteral("review");
/// contentOf() where it is not contentHash() any more.
inline const QString content = QStringLiteral("content");

} // namespace sandbag::record_member
