// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/goal_table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sandbag {

/// A proof for a class of positions: all that have as many cards of every suit in every
/// hand, and of which the highest cards of every suit (those of `mask`) are held alike. The cards
/// are counted among those still held, so that a class goes through all of a deal, and deals.
struct Proof {
    std::uint64_t mask = 0;               ///< by place among the cards held, all suits in a row
    std::array<std::uint64_t, 2> owner{}; ///< bits of the holder's seat, under the mask
    std::uint32_t next = 0;               ///< in the chain; 0 ends it
    Goal goal = kLost;                    ///< of which it was proved …
    bool yes = false;                     ///< … that our party gets it, or not
    std::uint8_t move = 64;               ///< place of the card that decided
};

/// Remembers proofs within a bound of memory. When it is full it forgets everything. Proofs of one
/// key are kept together in runs, since a search reads many that do not fit before one that does.
class TranspositionTable
{
public:
    /// `bytes`: at most this many, of which it takes what it needs. `wide`: seats have a third bit.
    TranspositionTable(std::size_t bytes, bool wide);

    /// The third bits of the holders' seats of a proof.
    [[nodiscard]] std::uint64_t third(std::uint32_t index) const { return m_third[index]; }

    /// The first proof for these lengths and leader; 0: none.
    [[nodiscard]] std::uint32_t first(std::uint64_t key);
    [[nodiscard]] const Proof &at(std::uint32_t index) const { return m_proofs[index]; }
    /// Changes the places of two proofs of a key, so that one is found sooner.
    void exchange(std::uint32_t one, std::uint32_t other);
    void add(std::uint64_t key, const Proof &proof, std::uint64_t third);
    void clear();
    [[nodiscard]] std::size_t bytes() const;

private:
    struct Head {
        std::uint64_t key = 0;
        std::uint32_t first = 0;
        std::uint16_t free = 0; ///< places before the first one that are kept for this key
        std::uint16_t run = 0;  ///< length of the run that it is in
    };

    [[nodiscard]] Head &headOf(std::uint64_t key);
    void growHeads();
    void makeRoom(std::size_t run);

    bool m_wide;
    std::size_t m_most;
    std::size_t m_heads = 0;
    std::vector<Head> m_head;
    std::vector<Proof> m_proofs;
    std::vector<std::uint64_t> m_third; ///< of every proof, where seats are wide
};

} // namespace sandbag
