// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>

namespace sandbag {

/// What is told of a deal beyond its calls, a wrong claim and the rulings: what a rule may look at,
/// and what an entered deal must give.
enum class Fact : std::uint8_t {
    tricks,        ///< how many each player won: told of every deal, and asked for
    trickOrder,    ///< who won which trick
    lastRun,       ///< how many of the last tricks in a row one player won
    lastWinner,    ///< who won the last trick
    lastCard,      ///< the card that won it
    lastCards,     ///< all its cards, and who led
    cancelCard,    ///< who took the card of `bags_cancel_card`
    dix,           ///< tricks won with the nine of spades
    noTrumpBroken, ///< who broke a promise of no trump
    renege,        ///< the challenges, found or not
    lastLed,       ///< who led the last trick, where its cards are told in their order
};
inline constexpr int kFacts = static_cast<int>(Fact::lastLed) + 1;

/// A set of facts. A small value.
class FactSet
{
public:
    constexpr FactSet() = default;
    constexpr FactSet(std::initializer_list<Fact> facts)
    {
        for (const Fact fact : facts)
            m_bits |= bit(fact);
    }

    [[nodiscard]] constexpr bool has(Fact fact) const { return (m_bits & bit(fact)) != 0; }
    [[nodiscard]] constexpr bool hasAny(FactSet facts) const
    {
        return (m_bits & facts.m_bits) != 0;
    }
    constexpr void add(Fact fact) { m_bits |= bit(fact); }
    [[nodiscard]] constexpr FactSet without(Fact fact) const
    {
        FactSet others = *this;
        others.m_bits &= ~bit(fact);
        return others;
    }
    constexpr FactSet &operator|=(FactSet other)
    {
        m_bits |= other.m_bits;
        return *this;
    }
    constexpr bool operator==(const FactSet &) const = default;

private:
    static constexpr unsigned bit(Fact fact) { return 1U << static_cast<unsigned>(fact); }

    unsigned m_bits = 0;
};

} // namespace sandbag
