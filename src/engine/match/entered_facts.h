// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"
#include "rules/rule_set.h"
#include "scoring/facts.h"
#include "table/seating.h"
#include "text/sentence.h"

#include <optional>

namespace sandbag {

/// What an entered deal lacks though a rule in force needs it to score this very deal; names the
/// member of the files ("winners", "last_trick", "cancel_card", "dix", "notrump_broken" …).
/// A deal in which nobody was accused needs no "renege". Nothing for other kinds of deal.
/// `firstScored`: no deal has been scored before (D12).
[[nodiscard]] std::optional<Sentence> missingFact(const RuleSet &rules, const Seating &seating,
                                                  const DealRecord &record, bool firstScored);

/// What of an entered or unplayed deal contradicts itself or the table: tricks that do not add
/// up, winners that do not agree with them, seats that do not exist, bids that are missing or
/// above the tricks of the deal. Whether the calls were open at their turn is judged elsewhere.
[[nodiscard]] std::optional<Sentence> contradiction(const RuleSet &rules, const Seating &seating,
                                                    const DealRecord &record, bool firstScored);

/// The facts of an entered, unplayed or void deal; the two checks above must have passed.
[[nodiscard]] DealFacts enteredFacts(const RuleSet &rules, const Seating &seating,
                                     const DealRecord &record, bool firstScored);

/// Tricks of an entered deal, an extra round's own trick included (D71, D79).
[[nodiscard]] int enteredTricks(const RuleSet &rules, const Seating &seating,
                                const DealRecord &record);

/// The first deal that is scored has no bids (rule `bid_first_deal_plays_itself`, D50).
[[nodiscard]] bool playsItself(const RuleSet &rules, bool firstScored);

/// The seat that bids first (rule `bid_first` read for the style of bidding).
[[nodiscard]] int firstBidderOf(const RuleSet &rules, const Seating &seating, int dealer);

} // namespace sandbag
