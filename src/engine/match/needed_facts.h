// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/rule_context.h"
#include "match/record.h"
#include "scoring/standing.h"

namespace sandbag {

/// The facts of an entered deal that the current rules need, except bids and tricks: what the
/// score keeper asks for, and what a record must hold. `bids` are those of the deal: a mo needs the
/// winners of the tricks, a made nil may need the cards of the last trick.
[[nodiscard]] FactSet neededFacts(const RuleContext &context, const Standing &before,
                                  const DealRecord &deal);

/// The deal after this standing is played without bids (rule `bid_first_deal_plays_itself`).
[[nodiscard]] bool playsItself(const RuleContext &context, const Standing &before);

/// The tricks that a deal under these rules has; the trick of a kitty's extra round is one.
[[nodiscard]] int tricksInDeal(const RuleContext &context, const DealRecord &deal);
/// How many tricks can belong to nobody at the most.
[[nodiscard]] int mostDeadTricks(const RuleContext &context);
/// Whether a trick may belong to nobody: equal cards cancel each other, or it consists of jokers
/// that cannot win.
[[nodiscard]] bool mayBeDead(const RuleContext &context);

} // namespace sandbag
