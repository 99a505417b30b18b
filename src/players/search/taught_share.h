// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy/card_policy.h"
#include "search/outcome_sums.h"

#include <vector>

namespace sandbag {

struct CardTried;

/// Moves the cards' values found by playouts toward those learned from games (policy/lessons.h):
/// playouts know the rules, the score, and the possible hands, but all their play is imagined;
/// lessons saw how such cards really turned out. The fewer worlds were played out, the more the
/// lessons count. All cards together are worth as much as before.
///
/// `taught`: what the cards are worth by lessons, in points; only the differences count. `heed`
/// scales how much they say.
void heedLessons(std::vector<CardTried> &tried, const ScoredCards &taught, float heed);

} // namespace sandbag
