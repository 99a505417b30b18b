// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/belief.h"

#include <optional>
#include <string_view>

namespace sandbag {

/// How much and how a search player thinks.
struct SearchOptions {
    int milliseconds = 1000; ///< for a decision, when `iterations` is 0
    int iterations = 0;      ///< playouts for a decision; then nothing depends on the clock
    /// Cards of whole deals that the playouts of a decision may come to; 0: any number. So a choice
    /// takes about as long in a game of many cards.
    int mostCards = 0;
    bool bothCount = false; ///< … unless both are bounds: whichever is reached first
    int threads = 0;        ///< 0: all processors but one
    int exactCards = 20;    ///< with so few left the hands are searched to the end (card_search.h)
    int openCards = 24;     ///< with so few left they are solved where that can be; 0: never
    int solvedTricks = 5;   ///< playouts end this many before the end, which are solved; 0: never
    BeliefOptions belief;
    BidTemper temper = BidTemper::taught(); ///< others are thought to bid so
    CardWeights weights;
    bool taught = true; ///< play is imagined by learned weights (policy/lessons.h)
    /// For a hint: what it says must have been played out, as must another choice.
    bool explain = false;
    /// An answer that is the only one left is hardly played out: nobody asks for its figures.
    bool brief = false;
    bool kind = true; ///< of cards that are level the one that partner would wish (manners.h)
    float heed = 1;   ///< … which counts as well as playouts, too (taught_share.h); 0: not at all
};

/// Reads what follows "search" in a player's name: ":ms=50", ":iterations=2000", ":threads=1",
/// ":shy=9000" (BidTemper::blindShy in thousandths), ":open=20" (openCards), ":ends=4"
/// (solvedTricks), ":heed=100" (in hundredths), ":calls=0" (bids as before games taught of them),
/// ":explain=1" (hints), ":kind=0" (kind), ":blind=16" (BidTemper::blindBelow in hundredths),
/// ":tenth=45" (BidTemper::tenthBag), in any order; before them "@1", which is the search as its
/// first version was: all play is imagined by rules of thumb alone, and nils say little about the
/// hands; or "@2", as it was before it had manners, feared tenth bags and did the sums of a last
/// deal. Nothing when a word is not known.
[[nodiscard]] std::optional<SearchOptions> parseSearchOptions(std::string_view words);

} // namespace sandbag
