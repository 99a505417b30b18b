// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

#include <optional>
#include <vector>

namespace sandbag {

/// Lays the cards of a deal out so that everything that one seat was told of it can be replayed:
/// its own hand, cards face up, and what the others have played since. Everything else lies
/// anywhere.
class SupposedDeal
{
public:
    /// `kitty`: the undealt cards as far as the seat has seen them.
    SupposedDeal(const TableRules &table, int seat, int dealer, CardList hand,
                 std::vector<CardList> faceUp, const CardList &kitty,
                 const std::vector<Event> &events);

    /// The deal after all events, under `rules`; nothing when they do not fit.
    [[nodiscard]] std::optional<DealState> replay(std::shared_ptr<const TableRules> rules,
                                                  const std::array<int, kMaxSeats> &scores,
                                                  bool firstScored) const;

private:
    [[nodiscard]] CardList laterPlays(int seat, std::size_t from) const;
    void layKnown();
    void layGiven();
    void layRest();
    [[nodiscard]] Event filled(const DealState &state, std::size_t number) const;

    const TableRules &m_table;
    int m_seat;
    const std::vector<Event> &m_events;
    DealStart m_start;
    CardList m_kitty; ///< undealt cards that the seat has seen
    CardList m_free;  ///< cards that nothing is known of
};

} // namespace sandbag
