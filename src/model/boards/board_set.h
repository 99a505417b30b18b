// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"
#include "numbers/game_codes.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace sandbag {

/// Points of a board at one table, by side; empty where the deal had no score.
using BoardPoints = std::vector<int>;

/// What one table made of a set of boards, and whose result that is.
struct BoardTable {
    QString name;                                   ///< who held the cards of `seat`
    QString player;                                 ///< as files name players (formats/occupant.h)
    int seat = 0;                                   ///< whose side is compared
    bool here = false;                              ///< a person of this computer plays it
    std::vector<std::optional<BoardPoints>> points; ///< by board; nothing: not played yet

    bool operator==(const BoardTable &) const = default;
};

/// With whom the boards are compared.
struct BoardRivals {
    enum class Kind {
        teams,  ///< computers hold the person's cards at a second table
        round,  ///< the same boards from `seats` seats, one after the other
        friends ///< someone else plays them, too; results come as a file
    };
    Kind kind = Kind::friends;
    int level = 3; ///< of all computers, at every table
    int seats = 1; ///< of Kind::round
    bool operator==(const BoardRivals &) const = default;
};

/// What two pairs made of a board at a real table (boards/pair_result.h).
struct PairResult {
    int board = 0;      ///< from 0
    int northSouth = 0; ///< pairs from 0
    int eastWest = 0;
    BoardPoints points; ///< of north and south, and of the others
    /// What both bid and took, from which the points follow; nothing where they were ruled.
    std::optional<DealRecord> deal = {};
    bool operator==(const PairResult &) const = default;
};
/// Pairs who play the boards at real tables (boards/pairs_contest.h).
struct PairsContest {
    int tables = 0;    ///< 0: nobody does
    QStringList names; ///< by pair; "" or missing where one has none
    QList<PairResult> results;
    bool operator==(const PairsContest &) const = default;
};

/// Boards that several tables play with the same cards (FORMATS.md, "Boards"). A plain value.
struct BoardSet {
    CodedRules rules;
    QString number;                 ///< of the match that they are; "" where none has these cards
    std::vector<DealRecord> boards; ///< their cards, the first board first; no events
    /// Scores go on from board to board, as in a match; otherwise each begins at 0 : 0.
    bool carried = false;
    BoardRivals rivals;
    QList<BoardTable> tables;
    PairsContest contest;

    [[nodiscard]] int count() const { return static_cast<int>(boards.size()); }
    bool operator==(const BoardSet &other) const;
};

/// The numbers of boards offered; a file may hold another number, up to the largest.
inline constexpr int kBoardCounts[] = {4, 8, 16};
inline constexpr int kMostBoards = 100;

/// The first boards of the match of that number: the deal goes round the table, nobody cuts. A
/// number that lists its cards one by one gives all of its deals. What is wrong in one sentence.
[[nodiscard]] std::variant<BoardSet, QString> boardsOfNumber(const QString &number, int count);
/// Boards of a new number.
[[nodiscard]] BoardSet freshBoards(const CodedRules &rules, int count);
/// Boards with these cards; what is wrong with them.
[[nodiscard]] std::variant<BoardSet, QString> boardsOfCards(const CodedRules &rules,
                                                            const std::vector<DealRecord> &cards);
/// Why there can be no boards by these rules, in one sentence.
[[nodiscard]] std::optional<QString> whyNoBoards(const RuleSet &rules);

/// The same rules, cards and form, no matter who played them.
[[nodiscard]] bool sameBoards(const BoardSet &one, const BoardSet &other);
/// Takes over the tables of `other`, which has the same boards. One that is there already, by its
/// name and seat, has its results filled in where it has none.
void mergeTables(BoardSet &set, const BoardSet &other);

} // namespace sandbag
