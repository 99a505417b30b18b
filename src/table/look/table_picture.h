// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "look/mood.h"

#include <QString>

#include <optional>
#include <vector>

namespace sandbag {

/// The state of a nil, for the mark on the plate that turns when it fails.
enum class NilMark { none, alive, made, broken };

/// The picture of one player.
/// Whether a player who is a person is there.
enum class Attendance {
    here,
    away,      ///< the connection is gone
    standIn,   ///< so it is, and a computer plays in the person's name
    passedOver ///< a computer does although the person is here, but did not act
};

struct SeatPicture {
    int seat = 0;
    int side = 0;
    QString name;
    QString count;  ///< "3 / 5": tricks taken and bid, in words for the ear; "–" before the bid
    int taken = -1; ///< tricks taken; -1 before the play
    int bid = -1;   ///< tricks bid, one pip for each; -1 where there is no such number
    QString asked;  ///< "of 5", after the tricks taken
    QString marks;  ///< small type instead of pips: a call that is no plain number
    QString detail; ///< for the ear: marks of the bid, what the side still needs
    int won = 0;    ///< tricks next to the plate
    Mood mood = Mood::calm;
    QString bubble;  ///< what the player said last, while it matters
    QString parting; ///< what the player ended the bids with, until a card is played
    QString call;    ///< the bid in words, for the screen reader
    NilMark nil = NilMark::none;
    QString nilText; ///< "Nil", "Blind nil"
    bool self = false;
    bool partner = false; ///< of the person at the bottom
    bool dealer = false;
    bool turn = false;
    bool winner = false; ///< of the match
    bool open = false;   ///< the hand is face up
    int held = 0;        ///< cards in hand
    Attendance attendance = Attendance::here;
    CardList known; ///< cards to be shown face up, in order
    bool operator==(const SeatPicture &) const = default;
};

/// One line of the score board.
struct SidePicture {
    int side = 0;
    QString name;
    int points = 0;
    QString score;
    QString contract; ///< "7 bid, 3 to go"
    int bags = 0;
    int bagsLimit = 0;  ///< 0: no meter
    QString brief;      ///< the contract in a word or two: "3 to go"
    bool alone = false; ///< one player without a partner
    bool operator==(const SidePicture &) const = default;
};

/// A row of the score pad: what each side has after a deal, or bids in the one that is played.
struct PadRow {
    int deal = 0;
    std::vector<QString> cells; ///< by side, in the order of the board
    std::vector<bool> ringed;   ///< by side: was set in that deal
    bool running = false;       ///< still being played: the cells hold bids
    bool operator==(const PadRow &) const = default;
};

/// A card in the middle of the table.
struct TrickCard {
    int seat = 0;
    Card card;
    bool winning = false;
    bool operator==(const TrickCard &) const = default;
};

/// Everything on the table at one moment: the scene draws this and nothing else, the screen reader
/// reads it, and the tests compare it. Made from a DealState by makePicture().
struct TablePicture {
    int viewer = 0; ///< whose hand is at the bottom
    int stays = -1; ///< the seat whose place is there all the same; −1: the viewer's
    bool counterClockwise = false;  ///< the next player sits on the right
    std::vector<SeatPicture> seats; ///< by seat; empty: no match
    CardList hand;                  ///< own cards in the order shown
    int dealt = 13;                 ///< cards that each hand is dealt
    std::vector<bool> dimmed;       ///< by card of `hand`: may not be played now
    std::vector<bool> received;     ///< by card of `hand`: came by a pass or from the kitty
    bool handHidden = false;        ///< not yet looked at
    std::vector<TrickCard> trick;   ///< in the order played
    int trickWinner = -2;           ///< of a finished trick that is still shown; −1 dead
    int trickNumber = 0;            ///< counted from 1; 0 before play
    int claimer = -1;               ///< who has just got the rest of all hands; −1: none
    QString led;                    ///< the suit led, in a word
    std::optional<Suit> ledSuit;
    bool brokenShown = false; ///< the mark "spades broken" means something here
    bool broken = false;
    int deadTricks = 0;
    QString clock;                  ///< minutes played, where they end the match
    int kitty = 0;                  ///< cards in the middle that nobody holds
    std::vector<SidePicture> board; ///< the side at the bottom first
    std::vector<PadRow> pad;        ///< the last deals and the one in play, oldest first
    bool sheetLaid = false;         ///< the result of the deal, or of the match, is laid out
    QString rules;                  ///< "Standard, to 500"
    QString heading;                ///< "Deal 3 · Standard, to 500"
    std::vector<int> bid;           ///< while bids are made: the side of each trick that is bid
    int toBid = 0;                  ///< tricks of the deal then; 0 otherwise
    bool waiting = false;           ///< for the viewer to play a card

    /// The seat whose place is at the bottom.
    [[nodiscard]] int bottom() const { return stays < 0 ? viewer : stays; }
    bool operator==(const TablePicture &) const = default;
};

} // namespace sandbag
