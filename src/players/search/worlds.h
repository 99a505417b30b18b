// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "facts/per_seat.h"
#include "match/dealing.h"
#include "policy/pick_weights.h"

#include <vector>

namespace sandbag {

/// One possible deal of the cards that a seat cannot see.
struct World {
    PerSeat<Slots> hand{}; ///< all hands, the own one too
    PerSeat<Slots> secondCopy{};
    Slots rest = 0, restSecond = 0; ///< unseen cards in nobody's hand
    float weight = 1;
};

/// Deals the unseen cards at random in agreement with all that is certain: how many cards everyone
/// holds, cards known to be in a hand, suits that a player has shown to be out of, and spades of
/// which a call says the number (rule `bid_restriction`). After a draft (rule `deal_method`) hands
/// are of the better cards.
class WorldSampler
{
public:
    /// `picks`: by which players draft.
    explicit WorldSampler(const SeatView &view, const PickWeights &picks = {});

    [[nodiscard]] World sample(Dice &dice) const;
    /// Nothing is hidden: there is one world only.
    [[nodiscard]] bool certain() const { return m_certain; }

private:
    struct Holder {
        int seat = -1; ///< −1: nobody, the card is out of play
        int room = 0;
        std::uint8_t voids = 0;
        bool spadesDealt = false; ///< takes no spade but those that it has stated
    };
    enum class Voids { heeded, forgotten };

    void findHolders(const SeatView &view);
    void heedStated(const SeatView &view);
    void sortUnseen();
    [[nodiscard]] bool isSpade(Slot slot) const;
    [[nodiscard]] static bool takes(const Holder &holder, EffectiveSuit suit, Voids voids);
    [[nodiscard]] int places(Slot slot) const;
    [[nodiscard]] int likes(const Holder &holder, Slot slot) const;
    /// One try; false where the room that is left does not take the cards that are left.
    [[nodiscard]] bool tryDeal(Dice &dice, World &world, const std::vector<Slot> &cards,
                               Voids voids) const;
    [[nodiscard]] std::vector<Slot> dealStated(Dice &dice, World &world) const;
    [[nodiscard]] World sampleStated(Dice &dice) const;
    [[nodiscard]] double evenness(const World &world) const;

    const PlayTables &m_tables;
    World m_known;
    std::vector<Slot> m_unseen; ///< cards that could go to the fewest seats first
    std::vector<Holder> m_seats;
    std::vector<Holder> m_stated; ///< with room for the spades alone that they have stated …
    bool m_anyStated = false;     ///< … or have none left of
    bool m_certain = false;       ///< every unseen card has only one possible place
    std::vector<int> m_kept;      ///< by slot, in 100: kept in a draft; empty where none was
};

/// Draws about `count` worlds from a sample by their likelihood (logarithms, not normalized). A
/// world drawn more than once is listed once, with a higher weight.
[[nodiscard]] std::vector<World>
drawByLikelihood(std::vector<World> sample, const std::vector<float> &logs, int count, Dice &dice);

} // namespace sandbag
