// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/goal_search_impl.h"

namespace sandbag {

template class GoalSearch<PlainMachine>;

} // namespace sandbag
