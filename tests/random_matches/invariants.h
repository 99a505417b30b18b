// SPDX-License-Identifier: GPL-3.0-or-later
// What holds after every event of every deal under every rule set. Each throws Broken.
#pragma once

#include "match/dealing.h"

namespace sandbag {
class Match;
} // namespace sandbag

namespace sandbag::random_matches {

/// Every card of the pack is somewhere, once, and the tricks add up.
void checkCards(const DealState &deal);
/// The lines of each deal add up to its points and bags, and these to the totals.
void checkSums(const Match &match);
/// The seat's view holds nothing that it was not told, and asks of it what the deal asks.
void checkView(const DealState &deal, int seat, Dice &dice);
/// A program that is told the deal line by line at the seat at turn sees what that seat sees.
void checkToldByLines(const Match &match);
/// The record folds to the same match.
void checkReplay(const Match &match);
/// Undo gives the match as it was before its last event, and redo the match again.
void checkUndo(const Match &before, const Match &after);
/// What is written is read as the same.
void checkSaved(const Match &match);

} // namespace sandbag::random_matches
