// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_tables.h"

namespace sandbag {

/// The cards that a rule looks for, nothing where it is not in force. The rows are with their
/// families (families/singled_out_list.cpp); `tables` has its slots, effective suits and special
/// cards.
using CardsOfRule = Slots (*)(const PlayTables &tables, const RuleSet &rules);
[[nodiscard]] std::vector<CardsOfRule> cardsOfRules();

} // namespace sandbag
