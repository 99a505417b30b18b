// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy/card_policy.h"
#include "search/outcome_sums.h"

#include <vector>

namespace sandbag {

struct CardTried;

/// Moves what playouts say of the cards towards what games taught of them (policy/lessons.h): the
/// former know the rules, the score and the cards that may lie where, but all that happens in them
/// is imagined; the latter saw what really came of such cards. The fewer worlds were played out the
/// more the latter say. All cards together are worth as much as before.
///
/// `taught`: what the cards are worth by lessons, in points; only the differences count. `heed`
/// scales how much they say.
void heedLessons(std::vector<CardTried> &tried, const ScoredCards &taught, float heed);

} // namespace sandbag
