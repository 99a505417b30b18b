// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/goal_book.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sandbag {

/// What was proved of a class of positions: all that have as many cards of every suit in every
/// hand, and of which the highest cards of every suit (those of `mask`) are held alike. The cards
/// are counted among those still held, so that a class goes through all of a deal, and deals.
struct Proof {
    std::uint64_t mask = 0;               ///< by place among the cards held, all suits in a row
    std::array<std::uint64_t, 3> owner{}; ///< bits of the holder's seat, under the mask
    std::uint32_t next = 0;               ///< in the chain; 0 ends it
    Goal goal = kLost;                    ///< of which it was proved …
    bool yes = false;                     ///< … that our party gets it, or not
    std::uint8_t move = 64;               ///< place of the card that decided
};

/// Remembers proofs within a bound of memory. When it is full it forgets everything.
class ProofTable
{
public:
    /// `bytes`: at most so many, of which it takes what it needs.
    explicit ProofTable(std::size_t bytes);

    /// The first proof for these lengths and leader; 0: none.
    [[nodiscard]] std::uint32_t first(std::uint64_t key);
    [[nodiscard]] const Proof &at(std::uint32_t index) const { return m_proofs[index]; }
    [[nodiscard]] Proof &at(std::uint32_t index) { return m_proofs[index]; }
    /// Brings a proof of this key to the front, where it is found sooner.
    void bringForward(std::uint64_t key, std::uint32_t before, std::uint32_t index);
    void add(std::uint64_t key, const Proof &proof);
    void clear();
    [[nodiscard]] std::size_t bytes() const;

private:
    struct Head {
        std::uint64_t key = 0;
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };

    [[nodiscard]] Head &headOf(std::uint64_t key);
    void growHeads();

    std::size_t m_most;
    std::size_t m_heads = 0;
    std::vector<Head> m_head;
    std::vector<Proof> m_proofs;
};

} // namespace sandbag
