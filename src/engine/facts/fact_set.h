// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>

namespace sandbag {

/// The facts of a deal in addition to its calls, a wrong claim, and the rulings: those that a rule
/// may look at, and that an entered deal must give. Listed with its row in families/facts.def.
enum class Fact : std::uint8_t {
#define FACT(name, row) name,
#define COUNTED_FACT(name, row) name,
#include "families/facts.def"
#undef FACT
#undef COUNTED_FACT
};

// NOLINTBEGIN(bugprone-macro-parentheses): the replacement of a row is no expression
/// The facts that are a number for each seat, by their place in FactCounts.
enum class CountedFact : std::uint8_t {
#define FACT(name, row)
#define COUNTED_FACT(name, row) name,
#include "families/facts.def"
#undef FACT
#undef COUNTED_FACT
};

inline constexpr int kFacts = 0
#define FACT(name, row) +1
#define COUNTED_FACT(name, row) +1
#include "families/facts.def"
#undef FACT
#undef COUNTED_FACT
    ;
inline constexpr int kCountedFacts = 0
#define FACT(name, row)
#define COUNTED_FACT(name, row) +1
#include "families/facts.def"
#undef FACT
#undef COUNTED_FACT
    ;

// NOLINTEND(bugprone-macro-parentheses)

/// The place of a fact in FactCounts; −1 where it is not a number for each seat.
[[nodiscard]] constexpr int countedPlace(Fact fact)
{
    switch (fact) {
#define FACT(name, row)
#define COUNTED_FACT(name, row) \
    case Fact::name:            \
        return static_cast<int>(CountedFact::name);
#include "families/facts.def"
#undef FACT
#undef COUNTED_FACT
    default:
        return -1;
    }
}

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
