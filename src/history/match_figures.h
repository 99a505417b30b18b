// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/record_json.h"
#include "numbers/luck.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace sandbag {

struct LoadedMatch;

/// What one deal came to for one side.
struct DealFigures {
    int deal = 0; ///< from 1
    int side = 0;
    int contract = 0; ///< of the score; 0 where nobody named a number
    int points = 0;
    int bags = 0;           ///< gathered, before a penalty takes them off
    int penalties = 0;      ///< times the bags were full
    bool undertook = false; ///< a contract, or what is in its place (D51)
    bool set = false;       ///< and it failed
    bool counts = true;     ///< false of a void deal
};

/// What one player called in one deal.
struct CallFigures {
    enum class Nil : std::uint8_t { none, regular, blind };

    int deal = 0; ///< from 1
    int seat = 0;
    QString call; ///< as in the files: "4", "blind nil"
    Nil nil = Nil::none;
    int bid = -1;         ///< the number, halves rounded down; −1 of any other call
    bool special = false; ///< neither a number nor a nil nor a pass: "ten", "moon" …
    int tricks = 0;
    bool made = false; ///< of a nil: kept; of another call: not failed
};

/// What a review found of one player's decisions in the whole match, in chances to win it.
struct ReviewFigures {
    int seat = 0;
    int decisions = 0; ///< 0 where the review does not say
    double lost = 0;   ///< given away by decisions that were not the best
    double luck = 0;   ///< that the cards brought, whatever was decided
};

/// What cards a seat was dealt, over the deals that have cards.
struct LuckFigures {
    int seat = 0;
    int deals = 0;
    SeatLuck luck;
};

/// Who sat at a seat.
struct SeatFigures {
    int seat = 0;
    int side = 0;
    QString name;        ///< "" where the record names nobody
    QString shown;       ///< the name, or that of who sat there later; "" where nobody has one
    QString level;       ///< as files name players: "level:3" …; "" where the record does not say
    QString partner;     ///< the side's other names; "" where everyone plays alone
    QString opponent;    ///< level of the others: one for all of them, or "mixed"
    bool person = false; ///< the one whose statistics these are where nobody else is named
    /// With hints, the tutor or something taken back; nothing where the record does not say whose
    /// they were, and of all who are no persons at the computer.
    std::optional<bool> helped;
};

/// All that is kept of a match in addition to its record, and computed from it alone.
struct MatchFigures {
    QString rules;     ///< see rulesMark()
    QString rulesHash; ///< of their contents: two names for the same rules have one
    int players = 4;
    int sides = 2;
    bool kept = false;       ///< entered from a real table
    bool toTheRight = false; ///< play goes counter-clockwise
    bool over = false;
    int winner = -1; ///< side
    int deals = 0;   ///< of the record, void and unfinished ones too
    QList<int> totals;
    QList<SeatFigures> seats;
    QList<DealFigures> results; ///< by deal and side; none of an unfinished deal
    QList<CallFigures> calls;
    QList<ReviewFigures> reviews; ///< of the seats that were judged
    QList<LuckFigures> luck;      ///< by seat; none where no cards are known
    int seconds = 0;              ///< played; 0 where the record does not say
    int hints = 0;
    int undos = 0;
};

class PeopleNames;

/// Replays nothing again: the match was folded, and is only asked.
[[nodiscard]] MatchFigures figuresOf(const LoadedMatch &loaded, const PeopleNames &people);

} // namespace sandbag
