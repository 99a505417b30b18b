// SPDX-License-Identifier: GPL-3.0-or-later
// The same search for processors that count, find and move bits in one instruction each.
#include "solver/bit_machine.h"
#include "solver/card_order.h"
#include "solver/double_dummy_game.h"
#include "solver/goal_table.h"
#include "solver/transposition_table.h"

#include <atomic>

#ifdef SANDBAG_BMI_MACHINE
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wignored-attributes"
#pragma clang attribute push(__attribute__((target("bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("bmi,bmi2,popcnt")
#endif

#include "solver/goal_search_impl.h"

namespace sandbag {

template class GoalSearch<BmiMachine>;

} // namespace sandbag

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
#endif
