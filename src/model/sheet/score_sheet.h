// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/score_line.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace sandbag {

/// One explained line of a score in words.
struct SheetLine {
    const LineRule *rule = nullptr;
    int seat = -1; ///< whose doing; −1 the side's
    int points = 0;
    int bags = 0;
    QString text; ///< names nobody: see ScoreSheet::wordsOf()
    bool operator==(const SheetLine &) const = default;
};

/// What a player called, in full.
struct SheetCall {
    int seat = 0;
    QString words;
    bool operator==(const SheetCall &) const = default;
};

/// What one side did in one deal. It names nobody, so that other names change no row.
struct SheetEntry {
    enum class Fate { open, none, made, set };

    QString bid; ///< short, by player: "4+3", "4+N", "B6", "3→6"; "" where nothing was called
    QList<SheetCall> calls;                ///< the same in full
    QList<std::pair<int, int>> failedNils; ///< where in `bid` they are: start and length
    bool bagPenalty = false;               ///< its bags were full in this deal
    int tricks = -1;                       ///< taken; −1 not known yet
    Fate fate = Fate::open;                ///< `none`: no contract, or none that counts
    int points = 0;
    int bags = 0;     ///< change by this deal
    int total = 0;    ///< after this deal
    int bagTotal = 0; ///< after this deal
    QList<SheetLine> lines;

    /// A made ten that is worth 200: some write the zeros joined, "wheels".
    [[nodiscard]] bool wheels() const;
    bool operator==(const SheetEntry &) const = default;
};

/// One deal, a row of the scorecard.
struct SheetDeal {
    int number = 1; ///< counts from 1, void deals too
    int dealer = 0;
    bool partial = false; ///< still being played: no points yet
    QString voided;       ///< "Misdeal"; "" when it counts
    QStringList agreed;   ///< other rules or people from this deal on
    QList<SheetEntry> sides;
    bool operator==(const SheetDeal &) const = default;
};

/// What scores together.
struct SheetSide {
    int number = 0; ///< of the match
    QString name;   ///< "Ada & Bo"
    QStringList players;
    QList<int> seats;
    bool operator==(const SheetSide &) const = default;
};

/// Totals after the deal in play: what each side would have if it just makes its contract, the
/// nils of its players that can still be made included, and if it falls one trick short. Other
/// sides make theirs. What can no more come is not there.
struct SheetProjection {
    QList<std::optional<int>> ifMade;
    QList<std::optional<int>> ifSet;
    [[nodiscard]] bool empty() const { return ifMade.isEmpty(); }
};

/// Everything a scorecard says, in words and numbers and ready to be shown: the model, the dock
/// and the printed pages read the same one. Worked out from a match (scoreSheetOf), never changed.
/// A side is known by its place among `sides`, in the order in which they are shown.
struct ScoreSheet {
    QString rulesName;   ///< "New York", the game the rules come from
    QString rulesLine;   ///< the house rules in one line
    QStringList players; ///< by seat, never empty
    QList<SheetSide> sides;
    QList<SheetDeal> deals;

    bool over = false;
    int winner = -1; ///< place of the side
    QString outcome; ///< "Ada & Bo won: reached 500."; "" while the match goes on
    int nextDealer = -1;

    int target = 0;        ///< 0: none
    int floor = 0;         ///< 0: none
    int bagLimit = 0;      ///< 0: bags cost nothing
    bool bagsShown = true; ///< bags exist under these rules
    /// So far every bag count is the last digit of its total (D4): the column may be left out.
    bool bagsAreUnits = false;

    QStringList agreed;         ///< all that was agreed on in mid-match, the next deal's too
    SheetProjection projection; ///< empty between deals and before all have called
    QList<int> tally;           ///< by seat, rule `bonus_split`; otherwise empty

    /// What a side called, with names: "Ada: 4; Cleo: nil".
    [[nodiscard]] QString callsOf(const SheetEntry &entry) const;
    /// What a line says; whose doing it was, too, where several are a side.
    [[nodiscard]] QString wordsOf(const SheetLine &line) const;
    /// The same and then the points. A line that only changes the bags says so and has no points.
    [[nodiscard]] QString wordsAndPoints(const SheetLine &line) const;

    /// Where a side of the match is shown; −1: none.
    [[nodiscard]] int placeOf(int number) const;
    [[nodiscard]] int total(int side) const
    {
        return deals.isEmpty() ? 0 : deals.back().sides[side].total;
    }
    [[nodiscard]] int bags(int side) const
    {
        return deals.isEmpty() ? 0 : deals.back().sides[side].bagTotal;
    }
};

struct DealState;
class Match;

/// `seen`: the deal in play as a seat sees it, where the match has no more than the deals that are
/// over; otherwise null. `reader`: the seat of who reads it; its side is shown first, and it is the
/// first of its side.
[[nodiscard]] ScoreSheet scoreSheetOf(const Match &match, const DealState *seen = nullptr,
                                      int reader = 0);

} // namespace sandbag
