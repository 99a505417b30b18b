// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "match/dealing.h"

namespace sandbag::random_matches {

/// That `legal` lists everything that may be done and nothing else. Every answer that can be said
/// at all is tried: words, cards in each played form (where none is asked for, eight of them), and
/// of the calls all where `all` (numbers up to a few above the deal's tricks, each with every
/// mark), otherwise 40 drawn by the dice and up to 40 that differ in one member from a call that is
/// open. Where no raise is asked for, one in eight of the calls is tried as a raise too. Choices of
/// several cards are drawn, right and wrong ones. Throws Broken.
void checkEveryAnswer(const DealState &deal, Dice &dice, bool all);

} // namespace sandbag::random_matches
