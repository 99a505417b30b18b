// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far a side has come with what it undertook, at any moment of a deal.
#pragma once

#include "deal/deal_state.h"

#include <optional>

namespace sandbag {

/// What the side has undertaken in tricks, twice the number: its contract (D36), every trick of a
/// moon, the bid of an auction's last bidder with the book. 0: nothing in numbers.
[[nodiscard]] int undertakenHalves(const DealState &state, int side);

/// Tricks so far that count toward the side's contract: those of its players, of nils where the
/// rules count these (`nil_failed_tricks`, D10), and the trick of a kitty's extra round.
[[nodiscard]] int countedTricks(const DealState &state, int side);
/// Tricks of one player so far, that of a kitty's extra round among them.
[[nodiscard]] int tricksOfSeat(const DealState &state, int seat);

/// A side's contract so far, in tricks; a half counts as a whole one. Where every partner is judged
/// by their own bid (`contract_made` each-…, D46) the tricks short or over of each are added up.
struct ContractProgress {
    int bid = 0;  ///< undertaken; 0: no contract in numbers
    int need = 0; ///< still to take; 0 or less: none, with that many taken beyond it
    int left = 0; ///< still to be played in the deal
    /// Further tricks that cannot set it by being too many; less than 0: it is set so.
    int room = 0;
    bool broken = false;      ///< by a nil of the side that failed (`nil_failed_breaks_contract`)
    bool nilMayBreak = false; ///< … as one that is not broken may yet

    /// It can no longer be made.
    [[nodiscard]] bool set() const { return need > left || room < 0 || broken; }
    /// It is made, whatever comes.
    [[nodiscard]] bool safe() const
    {
        return bid > 0 && need <= 0 && room >= left && !broken && !(nilMayBreak && left > 0);
    }
    /// It may still be made as well as set.
    [[nodiscard]] bool open() const { return bid > 0 && !set() && !safe(); }
    /// Tricks that it will lack at the least; 0 and less where it can still be made.
    [[nodiscard]] int missing() const { return need - left; }
};

[[nodiscard]] ContractProgress contractOf(const DealState &state, int side);

/// Bags of the deal so far: tricks beyond a contract that is made, and those of the side's failed
/// nils where the rules count these so (`nil_failed_tricks`). Immunities are left to the scoring.
[[nodiscard]] int bagsSoFar(const DealState &state, int side);

/// Why a trick of that seat's side may still count though its own contract is safe: a nil that
/// could fail, its side's first, or another side that could be set. A declaration that is open
/// counts as its side's contract. `settledNils`: a bit per seat, of nils that can no longer fail.
struct Stake {
    int nilSeat = -1; ///< whose nil; −1: a side can be set
};
[[nodiscard]] std::optional<Stake> stakeOf(const DealState &state, int seat,
                                           unsigned settledNils = 0);

/// A mo, moe or team nil, which replaces a side's contract (D30, D40).
struct DeclarationProgress {
    enum class State : std::uint8_t { called, open, made, lost };

    Call call;
    State state = State::called; ///< `called`: the play has not begun
    int asked = 0;               ///< tricks in a row; 0 for a team nil
    int run = 0;                 ///< won in a row: from the first on of a mo, at last of a moe
};

/// The side's, if it has made one.
[[nodiscard]] std::optional<DeclarationProgress> declarationOf(const DealState &state, int side);

} // namespace sandbag
