// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

#include <span>

namespace sandbag {

/// One kind of hand that may be thrown in as it was dealt (D66).
struct MisdealKind {
    bool (*inForce)(const RuleSet &);
    bool (*fits)(const DealState &, int seat);
};

/// All kinds (families/dealing/misdeals.cpp).
[[nodiscard]] std::span<const MisdealKind> misdealKinds();

} // namespace sandbag
