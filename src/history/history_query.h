// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace sandbag {

class HistoryIndex;

/// A match as a list shows it.
struct HistoryRow {
    QString id;
    QDateTime begun;
    QDateTime ended; ///< invalid while it goes on
    QString rules;
    QString rulesHash;
    bool kept = false;
    bool over = false;
    int winner = -1;     ///< side
    int personSeat = -1; ///< of the person at this computer, see OwnSeat; −1 where there is none
    int personSide = -1; ///< theirs
    int deals = 0;
    bool helped = false;      ///< played with hints or the tutor
    bool counted = true;      ///< false of another end of a match that counts
    QList<QStringList> sides; ///< names
    QList<int> totals;
};

/// Which matches are wanted; a default one wants all.
struct HistoryFilter {
    enum class Table { any, computers, people }; ///< people: the score of real cards
    enum class Result { any, won, lost, unfinished };
    QString text;      ///< all its words are in the names, the rules, the date or the totals
    QString rulesHash; ///< "" all
    int players = 0;   ///< 0 all
    Table table = Table::any;
    Result result = Result::any; ///< of the person at this computer
    QStringList own;             ///< how that person is called other than "You", see ownNames()

    bool operator==(const HistoryFilter &) const = default;
};

/// The newest first, `count` of them from the place `first` on; −1: all. Throws IndexFault.
[[nodiscard]] QList<HistoryRow> historyRows(HistoryIndex &index, const HistoryFilter &filter = {},
                                            int first = 0, int count = -1);
[[nodiscard]] int countHistory(HistoryIndex &index, const HistoryFilter &filter);

/// Rules as a list of them offers them.
struct PlayedRules {
    QString name;
    QString hash;
};
/// A file in the folder of the matches that is none.
struct UnreadableFile {
    QString id;
    QString why; ///< one line, with the path
};

// What there is to choose among; all of them throw IndexFault.

/// Those that were played most come first.
[[nodiscard]] QList<PlayedRules> playedRules(HistoryIndex &index);
/// Of players: persons at this computer first, then those who played most.
[[nodiscard]] QStringList namesInHistory(HistoryIndex &index);
/// Of computers: "level:3", "simple" …
[[nodiscard]] QStringList levelsInHistory(HistoryIndex &index);
/// Days on which scores were kept, the newest first, as files write them.
[[nodiscard]] QStringList keptEvenings(HistoryIndex &index);
[[nodiscard]] QList<UnreadableFile> unreadableFiles(HistoryIndex &index);

} // namespace sandbag
