// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

namespace sandbag {

/// Which undertaking judges a side's tricks against a number (D40), each with its own exactness
/// and bags (D39).
enum class ContractForm : std::uint8_t {
    plain, ///< numbers with or without no trump; also of a side that has no number
    blind, ///< a blind number among them
    ten,
    twelve, ///< `lexington_mode` declared
    moon,
    other ///< an auction, a mo, a moe, a team nil
};

/// It asks for tricks of its own instead of a number: a mo, a moe, a team nil.
[[nodiscard]] bool replacesContract(const Call &call);
/// By the calls so far.
[[nodiscard]] ContractForm contractFormOf(const DealState &state, int side);
/// Exactly as many tricks as the contract names are asked of the side as a whole.
[[nodiscard]] bool asksExactly(const RuleSet &rules, ContractForm form);
/// What the side takes beyond such a contract that is made counts as bags.
[[nodiscard]] bool leavesBags(const RuleSet &rules, ContractForm form);

} // namespace sandbag
