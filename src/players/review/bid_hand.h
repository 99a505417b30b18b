// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bidding/hand_model.h"
#include "deal/seat_view.h"

#include <optional>

namespace sandbag {

/// The tricks that a hand is expected to take, in halves, part by part. The parts add up to
/// the whole as they are rounded; where they cannot, all parts are 0.
struct BidCount {
    int expected = 0;
    int high = 0;            ///< for the high cards that are named
    int ruffs = 0;           ///< for ruffs in the short suit that is named
    int low = 0;             ///< for lower cards of the long suit that is named
    int rest = 0;            ///< for all else
    CardList others;         ///< of which the best, that are no more than hopes
    bool unnamed = false;    ///< … and others that are not named
    bool shortSuits = false; ///< … and ruffs of suits that are not named

    /// There is more than one part, so that each needs its own number.
    [[nodiscard]] bool several() const
    {
        return (high > 0) + (ruffs > 0) + (low > 0) + (rest > 0) > 1;
    }
};

/// The hand of a bidder, in the slots of the play.
class BidHand
{
public:
    /// The view outlives it.
    explicit BidHand(const SeatView &view);

    [[nodiscard]] Slots own() const { return m_own; }
    [[nodiscard]] Slots others() const { return m_others; }
    [[nodiscard]] Slots secondCopies() const
    {
        return m_view.seen().play.secondCopy[m_view.seat()];
    }
    [[nodiscard]] const PlayTables &tables() const { return m_tables; }
    [[nodiscard]] int count(EffectiveSuit effectiveSuit) const;

    /// High cards that are counted on: at most one card of their suit beats them, of spades three,
    /// and lower ones guard them, or they are likely to win a trick as they are. Each copy of one.
    [[nodiscard]] CardList winners() const;
    /// The shortest side suit that could be ruffed; nothing where none is short enough.
    [[nodiscard]] std::optional<Suit> shortSuit() const;
    /// The long suit of which cards that are not named are counted for most tricks; nothing where
    /// none is counted for enough.
    [[nodiscard]] std::optional<Suit> longSuit(const HandModel &model) const;
    /// What the tricks that the model expects of it are counted for.
    [[nodiscard]] BidCount counted(const HandModel &model) const;
    [[nodiscard]] float tricks(const HandModel &model) const;
    /// The highest card apart from spades, by the part of its suit that it beats; kNoSlot.
    [[nodiscard]] Slot highestSide() const;

private:
    [[nodiscard]] HandModel::Hand hand() const { return {m_own, secondCopies()}; }
    /// Jokers and twos, say, that are spades, too.
    [[nodiscard]] int addedSpades() const;
    [[nodiscard]] Slots winnerSlots() const;
    /// The likeliest winners other than the cards that are named and the long suit.
    [[nodiscard]] CardList hopes(std::optional<Suit> longest) const;
    [[nodiscard]] float headCount() const;
    static void moveRest(BidCount &count, int mostOfHigh, bool longSuit);
    /// Ruffs in other suits than the short one.
    [[nodiscard]] float ruffsBeside(const HandModel &model) const;

    const SeatView &m_view;
    const PlayTables &m_tables;
    Slots m_own;
    Slots m_others = 0;
};

/// Rounded to halves, as sentences show it.
[[nodiscard]] int halvesOf(float tricks);

} // namespace sandbag
