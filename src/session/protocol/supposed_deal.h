// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

#include <optional>
#include <vector>

namespace sandbag {

/// What one seat has been told of a deal so far.
struct ToldDeal {
    int dealer = 0;
    CardList hand; ///< as dealt
    std::vector<CardList> faceUp;
    CardList kitty;           ///< the undealt cards as far as the seat has seen them
    std::vector<Drawn> drawn; ///< by this seat from the stock of a draft
    CardList offered;         ///< to this seat, which has not chosen yet
    std::vector<Event> events;
};

/// Lays the cards of a deal out so that everything that one seat was told of it can be replayed:
/// its own hand or draws, cards face up, and what the others have played since. Everything else
/// lies anywhere.
class SupposedDeal
{
public:
    SupposedDeal(const RuleContext &table, int seat, const ToldDeal &told);

    /// The deal after all events, under `rules`; nothing when they do not fit.
    [[nodiscard]] std::optional<DealState> replay(std::shared_ptr<const RuleContext> rules,
                                                  const std::array<int, kMaxSeats> &scores,
                                                  bool firstScored) const;

private:
    static bool takeOut(CardList &cards, Card card);
    [[nodiscard]] CardList laterPlays(int seat, std::size_t from) const;
    [[nodiscard]] CardList laterUses(int seat, std::size_t from) const;
    void layKnown();
    void layGiven();
    void layRest();
    void layStock();
    [[nodiscard]] CardList keptByOthers();
    [[nodiscard]] CardList ownAtPlay() const;
    void putUnheldClubsFirst();
    void layNeededSpade(int seat, CardList &hand);
    [[nodiscard]] bool goesOn(const DealState &state, std::size_t number) const;
    [[nodiscard]] Event filled(const DealState &state, std::size_t number) const;

    const RuleContext &m_table;
    int m_seat;
    const ToldDeal &m_told;
    DealStart m_start;
    CardList m_kitty; ///< undealt cards that the seat has seen
    CardList m_free;  ///< cards that nothing is known of
};

} // namespace sandbag
