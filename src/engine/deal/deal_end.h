// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace sandbag {

/// How a deal ended. Written once, where it ends, and never derived again from its words,
/// points or tricks.
enum class DealEnd : std::uint8_t {
    open,      ///< not yet: the last deal of a match, still being played
    played,    ///< with its last trick
    claimed,   ///< one player got the rest of the tricks at once, by a claim or a concession
    entered,   ///< at a real table, of which no more is known
    booksMade, ///< without play: the bids were worth what they named
    // It counts for nothing from here on (D50): only rulings do.
    misdeal,
    passedOut,   ///< nobody bid in an auction
    bidsShort,   ///< too little was bid
    thrownIn,    ///< the table agreed to
    pointsAlone, ///< its cards are not known any more; rulings say what it came to
    otherwise    ///< for a reason that the record gives in its own words
};

[[nodiscard]] constexpr bool isVoid(DealEnd end)
{
    return end >= DealEnd::misdeal;
}

/// The reason as files name it (FORMATS.md, "void"): "misdeal"; "" of a deal that is not void, and
/// of one that is so for a reason of its own.
[[nodiscard]] const char *voidWord(DealEnd end);
/// The other way: `otherwise` for words that nobody here knows.
[[nodiscard]] DealEnd voidEnd(std::string_view word);

} // namespace sandbag
