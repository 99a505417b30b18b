// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "match/dealing.h"

namespace sandbag::worlds {

/// That `legal` lists everything that may be done and nothing else. Every answer that can be said
/// at all is tried: words, cards in each played form, calls with every mark; all of the calls where
/// `all`, otherwise a few hundred drawn by the dice. Choices of several cards are drawn, right and
/// wrong ones. Throws Broken.
void checkEveryAnswer(const DealState &deal, Dice &dice, bool all);

} // namespace sandbag::worlds
