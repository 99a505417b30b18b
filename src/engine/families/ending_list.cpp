// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/winning/ending.h"
#include "scoring/end_condition.h"

namespace sandbag {

namespace {

/// D29.
constexpr const EndCondition *kEnds[] = {
    &kLostByRenege, &kWonAtOnce,     &kWonBySweep,   &kLostAtOnce,  &kLostInFirstDeal,
    &kSetTooOften,  &kTargetReached, &kFloorReached, &kDealsPlayed, &kTimeIsUp,
};

} // namespace

std::span<const EndCondition *const> endConditions()
{
    return kEnds;
}

} // namespace sandbag
