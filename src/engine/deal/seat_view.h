// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/told_deal.h"

#include <array>
#include <optional>
#include <vector>

namespace sandbag {

/// What one player may know of a deal: the only thing a computer player is given.
///
/// It is the deal folded from what this seat was shown (deal/told_deal.h): hands of which cards are
/// unknown, events without the cards it did not see. Nothing is copied from a deal with all its
/// cards. Two deals that differ only in what this seat cannot see give equal views
/// (tests/engine/tst_seat_view.cpp proves it).
class SeatView
{
public:
    SeatView(const DealState &state, int seat);
    /// From what a seat was shown; it must fold (foldTold()).
    SeatView(std::shared_ptr<const RuleContext> context, ToldDeal told);

    [[nodiscard]] int seat() const { return m_told.seat; }
    /// All that this seat was shown: the view is nothing but this.
    [[nodiscard]] const ToldDeal &told() const { return m_told; }
    /// The deal as this seat sees it. legal() of it is right while it is this seat's turn.
    [[nodiscard]] const DealState &seen() const { return m_seen; }
    [[nodiscard]] const RuleContext &context() const { return *m_seen.context; }
    [[nodiscard]] const RuleSet &rules() const { return m_seen.context->rules; }
    [[nodiscard]] bool mayAct() const { return m_prompt.seat == seat(); }
    /// The question to this seat now; seat −1 and no choices when it is not its turn. It says at
    /// every seat who may talk.
    [[nodiscard]] const Prompt &prompt() const { return m_prompt; }
    /// The calls open and struck, when this seat is to call.
    [[nodiscard]] const std::vector<MenuCall> &menu() const { return m_menu; }
    /// Own cards; empty before the hand was looked at.
    [[nodiscard]] CardList hand() const { return handOf(m_seen, seat()); }
    [[nodiscard]] bool handKnown() const { return m_seen.bidding.looked.has(seat()); }
    /// Cards each seat holds.
    [[nodiscard]] int cardsHeld(int seat) const { return sandbag::cardsHeld(m_seen, seat); }
    /// Cards of the deck that this seat has not seen and that may be in others' hands or out of
    /// play; two decks: each copy apart.
    [[nodiscard]] const CardList &unseen() const { return m_unseen; }
    /// Cards known to be in that seat's hand (faced up, passed to it, exposed), own hand included.
    [[nodiscard]] CardList knownCards(int seat) const { return handOf(m_seen, seat); }
    /// Bit per effective suit (PlayTables): the seat has shown that it holds none of it.
    [[nodiscard]] std::uint8_t shownVoids(int seat) const { return m_voids[seat]; }
    /// Spades that the seat must hold now, as its call says how many it had; nothing where it does
    /// not, or cards have come or gone since that are not known.
    [[nodiscard]] std::optional<int> spadesStated(int seat) const;
    /// The cards of the effective suits that all other seats have shown to be out of: unseen cards
    /// of these are out of play. None where reneges can happen, which show nothing.
    [[nodiscard]] Slots cardsOfSuitsGone() const;
    /// A draft only: the cards that this seat has drawn and is to decide on; see offeredCards().
    [[nodiscard]] const CardList &offered() const { return m_told.offered; }

    /// A draft only: what this seat has drawn, one for each of its draft events.
    [[nodiscard]] const std::vector<Drawn> &drawn() const { return m_drawn; }
    /// A draft only: cards of the stock that this seat has looked at and laid away, in the order
    /// drawn.
    [[nodiscard]] CardList laidAway() const;

private:
    void countUnseen();

    ToldDeal m_told;
    DealState m_seen;
    Prompt m_prompt;
    std::vector<MenuCall> m_menu;
    PerSeat<std::uint8_t> m_voids{};
    CardList m_unseen;
    std::vector<Drawn> m_drawn;
};

} // namespace sandbag
