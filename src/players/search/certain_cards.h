// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sandbag {

/// What a seat can prove of the hidden hands: by how many cards everyone holds, which cards are
/// known, and which suits someone has shown to be out of. No deal is drawn: a proof holds in
/// every deal that is possible.
class CertainCards
{
public:
    explicit CertainCards(const SeatView &view);

    /// That unseen card is in that hand, and can be in no other place.
    [[nodiscard]] bool mustHold(int seat, Slot slot) const;
    /// That hand can hold no card of the suit.
    [[nodiscard]] bool cannotHold(int seat, EffectiveSuit suit) const;
    /// What chance alone gives, 0 to 1: that of this number of certain unseen cards of the suit at
    /// least one is in that hand, by the room in it among all places that may take the suit.
    [[nodiscard]] double chanceOfAny(int seat, EffectiveSuit suit, int cards) const;
    /// Unseen cards of the suit, each copy apart.
    [[nodiscard]] int unseenOf(EffectiveSuit suit) const { return m_cards[suit]; }

private:
    struct Place {
        int seat = -1; ///< −1: out of play
        int room = 0;
        std::uint8_t voids = 0;
    };
    using Counts = std::array<int, kNoEffectiveSuit + 1>; ///< unseen cards by suit

    [[nodiscard]] static bool takes(const Place &place, std::size_t suit);
    [[nodiscard]] bool fits(const Counts &cards, const std::vector<Place> &places) const;
    [[nodiscard]] bool mayHold(const Place &place, EffectiveSuit suit) const;

    const PlayTables &m_tables;
    std::vector<Place> m_places;
    Counts m_cards{};
    bool m_proves = false; ///< voids that are shown prove something
};

} // namespace sandbag
