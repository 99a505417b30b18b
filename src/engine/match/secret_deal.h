// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/dealing.h"
#include "match/secret_dice.h"

namespace sandbag {

// What dealing.h does by a seed, from numbers that nobody can foresee.

/// The four cards that a French cut turns up; `dice` as for the deal.
[[nodiscard]] CardList frenchCutCards(const RuleContext &context, SecretDice dice);
/// How a player cuts who leaves it to chance.
[[nodiscard]] Cut cutByChance(const RuleContext &context, SecretDice dice);
/// Shuffles and deals.
[[nodiscard]] DealStart dealCards(const RuleContext &context, int dealer, SecretDice dice,
                                  const Cut &cut = {});

} // namespace sandbag
